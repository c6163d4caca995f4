public import struct Foundation.CGFloat

/// The room that a view likes to have to the next one.
public struct ViewSpacing: Hashable, Sendable {
  var horizontal: CGFloat
  var vertical: CGFloat

  /// No room.
  public static let zero = ViewSpacing(horizontal: 0, vertical: 0)

  /// What is usual on the back end.
  public init() {
    self = .zero
  }

  /// - Parameters:
  ///   - horizontal: The room beside the view, in points.
  ///   - vertical: The room above and below, in points.
  package init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The room between this view and the next along an axis: what the one that wants more wants.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? max(horizontal, next.horizontal) : max(vertical, next.vertical)
  }

  /// Takes what another view wants, where it wants more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if !edges.isDisjoint(with: .horizontal) { horizontal = max(horizontal, other.horizontal) }
    if !edges.isDisjoint(with: .vertical) { vertical = max(vertical, other.vertical) }
  }

  /// What both views want.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

/// The size of a view, and where its guides are.
public struct ViewDimensions: Hashable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The distance of a guide from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The distance of a guide from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top, .firstTextBaseline: 0
    case .center: height / 2
    case .bottom, .lastTextBaseline: height
    }
  }
}
