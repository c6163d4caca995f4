/// Why a database did not do what it was asked to.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// SQLite said so, with its extended result code.
    case sqlite(code: Int32, message: String)
    /// The database was closed.
    case closed
    /// The file was removed, renamed or replaced while the database was open.
    case moved
    /// The database was made by a newer version of the program.
    case newerSchema(found: Int, known: Int)
    /// The text holds more than one statement.
    case manyStatements
    /// A query changes the database.
    case changingQuery
    /// A stored value or a row is none of the expected type.
    case otherContent(String)
  }

  /// What went wrong.
  public var reason: Reason
  /// The database's file.
  public var path: String
  /// The statement, if there was one.
  public var sql: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: What went wrong.
  ///   - path: The database's file.
  ///   - sql: The statement, if there was one.
  public init(_ reason: Reason, path: String, sql: String? = nil) {
    self.reason = reason
    self.path = path
    self.sql = sql
  }

  public var description: String {
    let place = sql.map { "'\(path)', in '\($0)'" } ?? "'\(path)'"
    switch reason {
    case .sqlite(let code, let message):
      return "SQLite reports '\(message)' (code \(code)) for \(place)."
    case .closed:
      return "The database \(place) is closed. Keep it open as long as values are shared from it."
    case .moved:
      return """
        The file of the database \(place) was removed, renamed or replaced while it was open, so that \
        changes would be lost. Put the file back, or open the database again.
        """
    case .newerSchema(let found, let known):
      return """
        The database \(place) has schema version \(found), but this program knows only \(known). \
        Use the program that wrote it, or a newer one.
        """
    case .manyStatements:
      return "There is more than one statement for \(place). Run them one by one."
    case .changingQuery:
      return "A query changes the database \(place). Use 'execute' for that."
    case .otherContent(let description):
      return "The database \(place) holds something else than expected: \(description)"
    }
  }
}
