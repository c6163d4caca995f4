/// How far something is turned.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  public var degrees: Double { radians * 180 / .pi }

  public static let zero = Angle(radians: 0)
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
