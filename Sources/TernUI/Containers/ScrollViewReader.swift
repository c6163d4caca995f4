/// Lets views inside be scrolled to.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(birds) { Text($0.name) }
///   Button("First") { proxy.scrollTo(birds[0].id) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// - Parameter content: Makes the views, with what scrolls to them.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View { ReaderView(content: content) }
}

/// Scrolls to views inside of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let scroll: @MainActor (AnyHashable, String?) -> Void

  /// Scrolls until a view is in sight.
  ///
  /// - Parameters:
  ///   - id: The view's id: of its ``TernUI/View/id(_:)``, or of its element in a `ForEach`.
  ///   - anchor: Where the view is to stand then; as near as possible, if `nil`.
  @MainActor
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(AnyHashable(id), anchor?.verticalName)
  }
}

private struct ReaderView<Content: View>: View {
  typealias Body = Never

  let content: (ScrollViewProxy) -> Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ReaderNode(view: view, in: context)
  }
}

private final class ReaderNode<Content: View>: _ViewNode<ReaderView<Content>> {
  private var child: ClosureNode<Content>?

  override func refresh(_ changes: NodeChanges) {
    let content = view.content
    let proxy = ScrollViewProxy { [weak self] id, alignment in self?.scroll(id, alignment) }
    if let child {
      child.update(in: environment) { content(proxy) }
    } else {
      child = ClosureNode(in: context) { content(proxy) }
    }
  }

  /// Views that come in the same turn can be scrolled to as well.
  private func scroll(_ id: AnyHashable, _ alignment: String?) {
    graph.afterUpdate { [weak self] in
      guard let self, let node = child?.node(withID: id) else { return }
      var ids: [ElementID] = []
      node.collectElements(into: &ids)
      if let first = ids.first { graph.reveal(first, alignment: alignment) }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}

/// A node that knows ids of the views below it.
@MainActor
protocol IdentityNode: AnyObject {
  func child(withID id: AnyHashable) -> _Node?
}

extension _Node {
  /// The first node below that has an id.
  fileprivate func node(withID id: AnyHashable) -> _Node? {
    if let found = (self as? any IdentityNode)?.child(withID: id) { return found }
    var found: _Node?
    forEachChild { child in
      if found == nil { found = child.node(withID: id) }
    }
    return found
  }
}

/// A point of a rectangle, from 0 to 1 across and down.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width from the leading side, from 0 to 1.
  public var x: Double
  /// The part of the height from the top, from 0 to 1.
  public var y: Double

  /// A point at a part of the width and of the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var verticalName: String {
    if y < 1.0 / 3 { return "top" }
    return y > 2.0 / 3 ? "bottom" : "center"
  }
}
