/// A static string that a key path may capture.
///
/// Subscripts that report the place of a mistake take the place as arguments, and the arguments of a
/// key path's subscripts must be hashable.
public struct _HashableStaticString: ExpressibleByStringLiteral, Hashable, Sendable {
  let rawValue: StaticString

  public init(stringLiteral value: StaticString) {
    rawValue = value
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue.description == rhs.rawValue.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue.description)
  }
}
