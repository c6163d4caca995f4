import CSQLite
import Foundation
import Glibc
import IssueReporting
import Synchronization

/// A connection to a database, for one thread at a time.
///
/// Statements are compiled once. A thread that has the connection may use it again further down in the
/// same call, for example because a closure inside of a transaction changes another value.
final class Connection: @unchecked Sendable {
  let path: String
  private let turn = Lock(0)
  private let owner = Atomic<UInt>(0)
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]
  private var isInTransaction = false

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - flags: SQLite's flags.
  ///   - busyTimeout: How long to wait for other processes.
  init(_ path: String, flags: Int32, busyTimeout: Duration) throws(SQLiteError) {
    self.path = path
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK else {
      let error = failure(code)
      sqlite3_close_v2(handle)
      handle = nil
      throw error
    }
    sqlite3_extended_result_codes(handle, 1)
    let milliseconds = busyTimeout / .milliseconds(1)
    sqlite3_busy_timeout(handle, Int32(min(max(milliseconds, 0), Double(Int32.max))))
  }

  deinit { close() }

  /// Whether this thread is inside of ``withTurn(_:)``.
  var isOwnedByThisThread: Bool { owner.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Runs a function while no other thread uses the connection.
  func withTurn<Result>(_ body: () throws -> Result) rethrows -> Result {
    if isOwnedByThisThread { return try body() }
    return try turn.withLock { _ in
      owner.store(UInt(pthread_self()), ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      return try body()
    }
  }

  /// Runs a function in a transaction that keeps other writers out from its start.
  ///
  /// Inside of another transaction of this thread, it is a part of that.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try withTurn {
      guard !isInTransaction else { return try body() }
      try run("BEGIN IMMEDIATE")
      isInTransaction = true
      defer { isInTransaction = false }
      do {
        // SQLite itself would go on, with a file that nobody finds again.
        if hasMoved { throw SQLiteError(.moved, path: path) }
        let result = try body()
        try run("COMMIT")
        return result
      } catch {
        // It fails if SQLite has rolled back by itself.
        _ = try? run("ROLLBACK")
        throw error
      }
    }
  }

  /// Runs a statement, and returns its rows.
  @discardableResult
  func run(_ sql: SQL, mayChange: Bool = true) throws(SQLiteError) -> [SQLiteRow] {
    do {
      return try withTurn { try step(sql, mayChange: mayChange) }
    } catch let error as SQLiteError {
      throw error
    } catch {
      throw SQLiteError(.otherContent("\(error)"), path: path, sql: sql.text)
    }
  }

  /// Runs any number of statements without values.
  func run(script: String) throws {
    try withTurn {
      var rest = script
      while !rest.isEmpty {
        let (statement, tail) = try prepare(rest)
        defer { sqlite3_finalize(statement) }
        if let statement {
          var code = sqlite3_step(statement)
          while code == SQLITE_ROW { code = sqlite3_step(statement) }
          guard code == SQLITE_DONE else { throw failure(code, rest) }
        }
        rest = tail
      }
    }
  }

  /// Whether the database cannot be changed.
  ///
  /// Transactions do not fail then, only changes in them do.
  var isReadOnly: Bool {
    withTurn { handle.map { sqlite3_db_readonly($0, "main") == 1 } ?? false }
  }

  /// Whether the path leads to another file than when the database was opened, or to none.
  private var hasMoved: Bool {
    var result: Int32 = 0
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &result)
    return code == SQLITE_OK && result != 0
  }

  /// Whether the database has the table of `sqlite` keys.
  func hasValues() throws -> Bool {
    try !run("SELECT 1 FROM sqlite_schema WHERE name = 'tern_shared'").isEmpty
  }

  /// Ends the connection; what uses it later fails.
  func close() {
    withTurn {
      for statement in statements.values { sqlite3_finalize(statement) }
      statements = [:]
      sqlite3_close_v2(handle)
      handle = nil
    }
  }

  // MARK: - Statements

  private func step(_ sql: SQL, mayChange: Bool) throws -> [SQLiteRow] {
    let statement = try cachedStatement(sql.text)
    guard mayChange || sqlite3_stmt_readonly(statement) != 0 else {
      throw SQLiteError(.changingQuery, path: path, sql: sql.text)
    }
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in sql.values.enumerated() {
      let code = bind(value, to: Int32(index + 1), of: statement)
      guard code == SQLITE_OK else { throw failure(code, sql.text) }
    }
    var rows: [SQLiteRow] = []
    var columns: [String: Int]?
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw failure(code, sql.text) }
      let count = sqlite3_column_count(statement)
      let names = columns ?? columnNames(statement, count)
      columns = names
      rows.append(
        SQLiteRow(columns: names, values: (0..<count).map { value(of: statement, at: $0) })
      )
    }
  }

  private func cachedStatement(_ text: String) throws -> OpaquePointer {
    if let statement = statements[text] { return statement }
    let (statement, tail) = try prepare(text)
    guard let statement else {
      throw SQLiteError(
        .sqlite(code: SQLITE_MISUSE, message: "there is no statement"), path: path, sql: text
      )
    }
    // What follows may be a comment, which is no statement either.
    if let (next, _) = try? prepare(tail), let next {
      sqlite3_finalize(next)
      sqlite3_finalize(statement)
      throw SQLiteError(.manyStatements, path: path, sql: text)
    }
    if statements.count >= 128 {
      for statement in statements.values { sqlite3_finalize(statement) }
      statements = [:]
    }
    statements[text] = statement
    return statement
  }

  private func prepare(_ text: String) throws -> (OpaquePointer?, tail: String) {
    guard let handle else { throw SQLiteError(.closed, path: path, sql: text) }
    var text = text
    return try text.withUTF8 { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return (nil, "") }
      return try base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
        var statement: OpaquePointer?
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v3(
          handle, start, Int32(bytes.count), UInt32(SQLITE_PREPARE_PERSISTENT), &statement, &tail
        )
        guard code == SQLITE_OK else {
          throw failure(code, String(decoding: bytes, as: UTF8.self))
        }
        let used = tail.map { $0 - start } ?? bytes.count
        return (statement, String(decoding: bytes[used...], as: UTF8.self))
      }
    }
  }

  // MARK: - Values

  /// Makes SQLite copy what is bound.
  private static var copying: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private func bind(
    _ value: SQLiteValue, to index: Int32, of statement: OpaquePointer
  ) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(statement, index)
    case .integer(let integer):
      return sqlite3_bind_int64(statement, index, integer)
    case .real(let real):
      return sqlite3_bind_double(statement, index, real)
    case .text(var text):
      return text.withUTF8 { bytes in
        let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
        return sqlite3_bind_text64(
          statement, index, start, UInt64(bytes.count), Self.copying, UInt8(SQLITE_UTF8)
        )
      }
    case .blob(let data):
      // A blob without bytes has no address, which would make it NULL.
      guard !data.isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
      return data.withUnsafeBytes { bytes in
        sqlite3_bind_blob64(
          statement, index, bytes.baseAddress, UInt64(bytes.count), Self.copying
        )
      }
    }
  }

  private func value(of statement: OpaquePointer, at column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER:
      return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT:
      return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let start = sqlite3_column_blob(statement, column) else { return .blob(Data()) }
      return .blob(Data(bytes: start, count: count))
    default:
      return .null
    }
  }

  private func columnNames(_ statement: OpaquePointer, _ count: Int32) -> [String: Int] {
    var names: [String: Int] = [:]
    for column in 0..<count {
      guard let name = sqlite3_column_name(statement, column) else { continue }
      let text = String(cString: name)
      if names[text] == nil { names[text] = Int(column) }
    }
    return names
  }

  private func failure(_ code: Int32, _ sql: String? = nil) -> SQLiteError {
    let message = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    return SQLiteError(
      .sqlite(code: code, message: message.map { String(cString: $0) } ?? "unknown error"),
      path: path,
      sql: sql
    )
  }
}
