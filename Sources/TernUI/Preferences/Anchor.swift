public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect

/// Something about the size of a view, to be read with a ``GeometryProxy``.
///
/// Where a view is on the screen is the back end's secret: the origin of a view counts as that of the view
/// that reads the anchor.
public struct Anchor<Value> {
  let value: Value

  /// What an anchor is made from.
  public struct Source {
    let value: (GeometryProxy) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The rectangle that a view takes.
  public static var bounds: Self { Self { $0.frame(in: .local) } }

  /// A rectangle in a view.
  public static func rect(_ rect: CGRect) -> Self { Self { _ in rect } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in a view.
  public static func point(_ point: CGPoint) -> Self { Self { _ in point } }

  /// A point of a view by its share of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    part(point.x, point.y)
  }

  public static var topLeading: Self { part(0, 0) }
  public static var top: Self { part(0.5, 0) }
  public static var topTrailing: Self { part(1, 0) }
  public static var leading: Self { part(0, 0.5) }
  public static var center: Self { part(0.5, 0.5) }
  public static var trailing: Self { part(1, 0.5) }
  public static var bottomLeading: Self { part(0, 1) }
  public static var bottom: Self { part(0.5, 1) }
  public static var bottomTrailing: Self { part(1, 1) }

  private static func part(_ x: Double, _ y: Double) -> Self {
    Self { CGPoint(x: $0.size.width * CGFloat(x), y: $0.size.height * CGFloat(y)) }
  }
}

extension GeometryProxy {
  /// What an anchor stands for, seen from this view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

extension View {
  /// Sets a value for the views around that is made of something about the size of this view.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    transformAnchorPreference(key: key, value: value) { $0 = transform($1) }
  }

  /// Changes the value that the views inside set, by something about the size of this view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    AnchorView<Self, Value, Key>(content: self, source: value, transform: transform)
  }
}

private struct AnchorView<Content: View, Value, Key: PreferenceKey>: View {
  let content: Content
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value, Anchor<Value>) -> Void
  @State private var proxy = GeometryProxy(reported: ReportedSize())

  var body: some View {
    let anchor = Anchor(value: source.value(proxy))
    OverlayView(
      base: OneElement(content: content),
      extra: GeometryReader { proxy in
        EmptyView().onChange(of: proxy, initial: true) { _, new in self.proxy = new }
      },
      placement: .under, alignment: .center
    )
    .transformPreference(Key.self) { transform(&$0, anchor) }
  }
}
