public import struct Foundation.CGFloat

/// Room that grows along a stack and pushes the views around it apart.
public struct Spacer: View, ElementView {
  public typealias Body = Never
  package typealias Content = EmptyView

  /// The least room, in points; what the back end finds fitting if `nil`.
  public var minLength: CGFloat?

  /// - Parameter minLength: The least room it takes, in points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package var kind: ElementKind { .spacer }

  package func describe(_ element: inout ElementDescription) {
    if let minLength { element.add(.minLength, .number(Double(minLength))) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}
