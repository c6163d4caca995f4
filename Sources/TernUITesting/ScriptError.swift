/// Why a script stopped.
public struct ScriptError: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// What was wrong, and what is allowed.
  public let message: String

  public var description: String { "line \(line): \(message)" }
}
