public import struct Foundation.CGFloat
public import struct Foundation.CGSize

/// The room that a layout offers to a view: in each direction a length in points, or `nil` for "as
/// much as you would like".
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  /// Nothing: views answer with the least they need.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No wish: views answer with what they would like.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All there is: views answer with the most they can use.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Exactly a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// A size, with lengths of the caller in place of those that are missing.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
