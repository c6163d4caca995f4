public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// A view that depends on the room there is for it.
///
/// The content is made anew when the back end tells another size. Before it told one, the size is
/// zero.
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content
  @State private var size = ReportedSize()

  /// - Parameter content: Makes the views for a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    Primitive(
      kind: .geometry,
      isControl: false,
      content: content(GeometryProxy(reported: size)),
      description: { _ in },
      action: { event in
        if case .resize(_, let width, let height) = event {
          size = ReportedSize(width: width, height: height)
        }
      }
    )
  }
}

struct ReportedSize: Equatable {
  var width = 0.0
  var height = 0.0
}

/// The room of a ``GeometryReader``, in points.
public struct GeometryProxy: Equatable {
  let reported: ReportedSize

  /// The size.
  public var size: CGSize { CGSize(width: reported.width, height: reported.height) }

  /// What is kept free at the sides: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The place, seen from itself: where it is on the screen is the back end's secret.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(x: 0, y: 0, width: reported.width, height: reported.height)
  }
}

/// What coordinates are counted from.
public enum CoordinateSpace: Hashable, Sendable {
  case local, global
  case named(String)
}

extension View {
  /// Calls an action with something about the size of this view, when it is known and when it changes.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Calls an action with something about the size of this view, before and after: when it is known, with
  /// the same value twice, and when it changes.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

private struct GeometryChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let transform: @MainActor (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void
  @State private var last: Value?

  var body: some View {
    OverlayView(
      base: OneElement(content: content),
      extra: GeometryReader { proxy in
        let value = transform(proxy)
        EmptyView().onChange(of: value, initial: true) { _, value in
          if proxy.reported == ReportedSize() || value == last { return }
          let old = last ?? value
          last = value
          action(old, value)
        }
      },
      placement: .under, alignment: .center
    )
  }
}

/// The first of several views that has room.
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: The directions in which there must be room.
  ///   - content: The views, the one to prefer first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public var body: some View {
    Primitive(
      .firstThatFits,
      [
        (
          .axis,
          axes == .horizontal
            ? .string("horizontal") : axes == .vertical ? .string("vertical") : nil
        )
      ],
      content: content
    )
  }
}
