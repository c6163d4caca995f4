public import struct Foundation.CGSize

/// A view that draws itself.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///   context.draw(Text("Hello"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// .frame(width: 160, height: 64)
/// ```
///
/// It takes the room there is. What the closure reads it is drawn anew for. Back ends that draw cells
/// show areas in quarters of a cell, and lines in dots; words are level and have one size.
public struct Canvas: View {
  private let renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

  /// - Parameters:
  ///   - opaque: Whether nothing is seen through it, which is left to the back end.
  ///   - colorMode: How colours are mixed, which is left to the back end.
  ///   - rendersAsynchronously: Whether it may be drawn later: it is not.
  ///   - renderer: Draws in a room of a size, in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  public var body: some View { CanvasElement(renderer: renderer) }
}

/// How colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

private struct CanvasElement: View, ElementView {
  typealias Body = Never
  typealias Content = EmptyView

  let renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

  var kind: ElementKind { .box }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, CanvasCompanion.init)
  }
}

/// The node of a canvas, which is refreshed when something changes that was read while it was drawn.
private final class CanvasCompanion: ElementCompanion<CanvasElement> {
  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    let algorithm = DrawingAlgorithm { [weak node] size in
      guard let node, node.isMounted else { return [] }
      return node.track {
        var context = GraphicsContext(environment: node.environment, size: size)
        node.view.renderer(&context, size)
        return context.recording.marks
      }
    }
    element?[.drawing] = .drawing(algorithm)
    element?[.style] = .string("canvas")
  }
}
