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

  package var verticalName: String {
    if y < 1.0 / 3 { return "top" }
    return y > 2.0 / 3 ? "bottom" : "center"
  }
}
