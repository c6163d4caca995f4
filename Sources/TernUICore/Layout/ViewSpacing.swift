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
  /// The guides that the view says itself.
  private var horizontal: [String: CGFloat] = [:]
  private var vertical: [String: CGFloat] = [:]

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The dimensions of a view that says itself where some of its guides are.
  @MainActor
  package init(width: CGFloat, height: CGFloat, guides: AlignmentGuides?) {
    self.init(width: width, height: height)
    guard let guides else { return }
    let plain = self
    horizontal = guides.horizontal.mapValues { $0(plain) }
    vertical = guides.vertical.mapValues { $0(plain) }
  }

  /// The distance of a guide from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The distance of a guide from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The distance of a guide from the leading side, if the view says it itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { horizontal[guide.name] }

  /// The distance of a guide from the top, if the view says it itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { vertical[guide.name] }
}
