/// What a diff puts before its lines.
public struct DiffFormat: Sendable {
  /// Before lines that only the first value has.
  public var first: String
  /// Before lines that only the second value has.
  public var second: String
  /// Before lines that both values have.
  public var both: String

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - first: What to put before lines that only the first value has.
  ///   - second: What to put before lines that only the second value has.
  ///   - both: What to put before lines that both values have.
  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// A format for terminals and files, where all characters are equally wide: `-`, `+` and a space.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// A format for places that use a proportional font: its signs and its space are equally wide.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
