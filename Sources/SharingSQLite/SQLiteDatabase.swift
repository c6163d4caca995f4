import CSQLite
public import Foundation
import IssueReporting

/// A database in a file, for values that outgrow a JSON document and for several processes.
///
/// ```swift
/// let database = try SQLiteDatabase(
///   url, migrations: ["CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"]
/// )
///
/// @Shared(.sqlite("settings", in: database)) var settings = Settings()
/// @SharedReader(.query("SELECT * FROM users ORDER BY name", in: database)) var users: [User] = []
/// ```
///
/// It is in WAL mode: what is committed survives a crash of the process, and the file is whole after a
/// power failure, which may take the last moments of it. Open it once in a process and hand it on;
/// its functions may be called from anywhere, and wait for the disk and for other writers.
public final class SQLiteDatabase: Sendable {
  let writer: Connection
  let reader: Connection
  private let watch: DatabaseWatch

  /// The file.
  public let url: URL

  /// Opens a database, and makes it if there is none.
  ///
  /// - Parameters:
  ///   - url: The file. Its folder must exist.
  ///   - migrations: The statements that lead from each version of the schema to the next. A new
  ///     database runs all of them, an older one those that it has not run. Add to the end, and never
  ///     change what is there. Without any, the schema is none of the program's business.
  ///   - busyTimeout: How long a change waits for those of other processes.
  ///   - isReadOnly: Whether nothing is to be written. The file must exist then.
  /// - Throws: If the file is no database, cannot be opened, or has a newer schema.
  public init(
    _ url: URL, migrations: [String] = [], busyTimeout: Duration = .seconds(5),
    isReadOnly: Bool = false
  ) throws(SQLiteError) {
    self.url = url
    let path = url.path
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    writer = try Connection(path, flags: flags, busyTimeout: busyTimeout)
    if !isReadOnly { try Self.prepareLog(writer) }
    try writer.run("PRAGMA foreign_keys = ON")
    if isReadOnly {
      try Self.checkVersion(writer, migrations)
    } else {
      try Self.migrate(writer, migrations)
    }
    reader = try Connection(path, flags: SQLITE_OPEN_READONLY, busyTimeout: busyTimeout)
    watch = DatabaseWatch(writer: writer, reader: reader)
  }

  /// Opens a database in memory, which ends with the object.
  ///
  /// - Parameter migrations: The statements that make the schema.
  /// - Returns: The database.
  /// - Throws: If a migration fails.
  public static func inMemory(migrations: [String] = []) throws(SQLiteError) -> SQLiteDatabase {
    try SQLiteDatabase(inMemoryWith: migrations)
  }

  private init(inMemoryWith migrations: [String]) throws(SQLiteError) {
    url = URL(fileURLWithPath: "/:memory:")
    writer = try Connection(
      ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, busyTimeout: .zero
    )
    try writer.run("PRAGMA foreign_keys = ON")
    try Self.migrate(writer, migrations)
    reader = writer
    watch = DatabaseWatch(writer: writer, reader: writer)
  }

  /// Ends the connections to the file.
  ///
  /// What uses the database later fails with ``SQLiteError/Reason-swift.enum/closed``.
  public func close() {
    watch.end()
    reader.close()
    writer.close()
  }

  /// Runs a statement that changes the database.
  ///
  /// - Parameter sql: The statement.
  /// - Returns: The rows that it returns, as with a `RETURNING` clause.
  /// - Throws: If the statement is wrong, or other writers do not finish in time.
  @discardableResult
  public func execute(_ sql: SQL) throws -> [SQLiteRow] {
    try transaction { try writer.run(sql) }
  }

  /// Runs a query.
  ///
  /// - Parameter sql: The query.
  /// - Returns: All its rows.
  /// - Throws: If the query is wrong.
  public func rows(_ sql: SQL) throws -> [SQLiteRow] {
    // Inside of a transaction it sees what that has changed.
    if writer.isOwnedByThisThread { return try writer.run(sql, mayChange: false) }
    return try reader.run(sql, mayChange: false)
  }

  /// Runs a function whose statements, and changes of shared values, take effect together.
  ///
  /// - Parameter body: The function. If it throws, nothing of it stays in the database, and shared
  ///   values that are there follow soon after.
  /// - Returns: What the function returns.
  /// - Throws: What the function throws, or why the database could not take the changes.
  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      let result = try writer.transaction(body)
      watch.check()
      return result
    } catch {
      // Shared values that were changed in it have what the database has again.
      watch.check(isForced: true)
      throw error
    }
  }

  /// Calls a function after changes, whoever makes them.
  func onChange(_ handler: @escaping @Sendable ((any Error)?) -> Void) throws -> Int {
    try watch.add(handler)
  }

  func removeHandler(_ id: Int) {
    watch.remove(id)
  }

  // MARK: - Opening

  private static func prepareLog(_ connection: Connection) throws(SQLiteError) {
    // SQLite does not wait for a process that is doing the same at this moment.
    for attempt in 0... {
      do throws(SQLiteError) {
        let mode = try connection.run("PRAGMA journal_mode = WAL").first?[0]
        guard mode == .text("wal") else {
          throw SQLiteError(
            .sqlite(code: SQLITE_CANTOPEN, message: "the file system allows no log for writing"),
            path: connection.path
          )
        }
        break
      } catch {
        guard case .sqlite(let code, _) = error.reason, code & 0xff == SQLITE_BUSY, attempt < 500
        else { throw error }
        usleep(10_000)
      }
    }
    try connection.run("PRAGMA synchronous = NORMAL")
  }

  private static func migrate(
    _ connection: Connection, _ migrations: [String]
  ) throws(SQLiteError) {
    do {
      var version = try checkVersion(connection, migrations)
      while version < migrations.count {
        version = try connection.transaction {
          // Another process may have done it in the meantime.
          let version = try checkVersion(connection, migrations)
          guard version < migrations.count else { return version }
          try connection.run(script: migrations[version])
          try connection.run(script: "PRAGMA user_version = \(version + 1)")
          return version + 1
        }
      }
      guard try !connection.hasValues() else { return }
      try connection.transaction { try connection.run(script: SQLiteDatabase.schema) }
    } catch let error as SQLiteError {
      throw error
    } catch {
      throw SQLiteError(.otherContent("\(error)"), path: connection.path)
    }
  }

  @discardableResult
  private static func checkVersion(
    _ connection: Connection, _ migrations: [String]
  ) throws(SQLiteError) -> Int {
    guard case .integer(let found)? = try connection.run("PRAGMA user_version").first?[0] else {
      return 0
    }
    guard migrations.isEmpty || found <= migrations.count else {
      throw SQLiteError(
        .newerSchema(found: Int(found), known: migrations.count), path: connection.path
      )
    }
    return migrations.isEmpty ? 0 : Int(found)
  }

  /// The table of `sqlite` keys.
  ///
  /// The version tells whether a value is the one that a process knows. The trigger gives a new one to
  /// values that are changed by hand.
  private static let schema = """
    CREATE TABLE IF NOT EXISTS tern_shared (
      key TEXT PRIMARY KEY NOT NULL,
      value TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT (random())
    );
    CREATE TRIGGER IF NOT EXISTS tern_shared_version AFTER UPDATE OF value ON tern_shared
    WHEN new.version = old.version
    BEGIN
      UPDATE tern_shared SET version = random() WHERE key = new.key;
    END;
    """
}
