public import struct Foundation.CGFloat

/// Views side by side.
public struct HStack<Content: View>: View, ElementView {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: Double?
  package let content: Content

  /// - Parameters:
  ///   - alignment: Where lower views stand.
  ///   - spacing: The room between the views, in points; what the back end finds fitting if `nil`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Double($0) }
    self.content = content()
  }

  package var kind: ElementKind { .hstack }

  package func describe(_ element: inout ElementDescription) {
    element.add(alignment)
    if let spacing { element.add(.spacing, .number(spacing)) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}
