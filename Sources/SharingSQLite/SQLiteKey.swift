import Foundation
import IssueReporting
public import Sharing

extension SharedReaderKey {
  /// A key whose value is in a database.
  ///
  /// ```swift
  /// @Shared(.sqlite("settings", in: database)) var settings = Settings()
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - database: The database.
  public static func sqlite<Value: Codable & Sendable>(
    _ key: String, in database: SQLiteDatabase
  ) -> Self where Self == SQLiteKey<Value> {
    SQLiteKey(key, database)
  }
}

/// A key whose value is in a database, see ``Sharing/SharedReaderKey/sqlite(_:in:)``.
///
/// A change is a transaction on the newest value in the database, so that processes lose nothing of
/// each other: when `withLock` returns, the change is committed, or `saveError` says why not. It waits
/// for the disk, and for other writers at most the database's time-out. What a closure changes of other
/// values in the same database is part of its transaction.
///
/// A stored value that is none of the property's type gives the default and a `loadError`; the first
/// change after that keeps it under its name with `.unreadable` added. A value that is removed from the
/// database stays as it is here. The values are JSON in the table `tern_shared`.
public final class SQLiteKey<Value: Codable & Sendable>: TransactionalSharedKey {
  private let key: String
  private let database: SQLiteDatabase
  /// What the holders of this key have.
  private let known = Lock<Known?>(nil)

  private struct Known {
    var version: Int64
    /// Whether it is less than what is stored.
    var isLossy: Bool
  }

  init(_ key: String, _ database: SQLiteDatabase) {
    self.key = key
    self.database = database
  }

  public var id: SQLiteKeyID {
    SQLiteKeyID(key: key, database: ObjectIdentifier(database))
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try storedRow().map { try decode($0.value).value } })
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    database.watch(subscriber) { [self] attempt in
      guard let row = try storedRow() else {
        attempt.yield(with: .success(nil)) { known.withLock { $0 = nil } }
        return
      }
      guard row.version != known.withLock({ $0?.version }) else { return }
      let (value, isLossy) = try decode(row.value)
      attempt.yield(with: .success(value)) {
        known.withLock { $0 = Known(version: row.version, isLossy: isLossy) }
      }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try change { _ in value } })
  }

  public func transaction(_ change: (_ newer: Value?) -> Value) throws {
    try self.change { row in
      guard let row else { return change(nil) }
      let known = known.withLock { $0 }
      if known?.version == row.version {
        if known?.isLossy == true { try keepAside() }
        return change(nil)
      }
      let decoded = try? decode(row.value)
      if decoded?.isLossy ?? true { try keepAside() }
      return change(decoded?.value)
    }
  }

  // MARK: - Rows

  private struct Row {
    var value: Data
    var version: Int64
  }

  private func storedRow() throws -> Row? {
    do {
      let rows = try database.writer.run(
        "SELECT value, CAST(version AS INTEGER) FROM tern_shared WHERE key = \(key)"
      )
      guard let row = rows.first, case .integer(let version) = row[1] else { return nil }
      // Others may have stored bytes: the command line's 'readfile' does.
      switch row[0] {
      case .text(let text): return Row(value: Data(text.utf8), version: version)
      case .blob(let data): return Row(value: data, version: version)
      default: return Row(value: Data(), version: version)
      }
    } catch {
      // A database that this program may only read need not have the table.
      if case .sqlite = error.reason, try !database.writer.hasValues() { return nil }
      throw error
    }
  }

  /// Stores the value that a function makes of what is stored.
  private func change(_ body: (Row?) throws -> Value) throws {
    try database.writer.withTurn {
      let version = try database.transaction { () throws -> Int64 in
        let value = try body(try storedRow())
        let encoder = JSONEncoder()
        // Equal values have equal texts.
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        let version = Int64.random(in: .min ... .max)
        try database.writer.run(
          """
          INSERT INTO tern_shared (key, value, version) VALUES (\(key), \(text), \(version))
          ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = excluded.version
          """
        )
        return version
      }
      // Nobody else looks at the row before this is known.
      known.withLock { $0 = Known(version: version, isLossy: false) }
    }
  }

  /// Copies what is stored to another name, whatever it is.
  private func keepAside() throws {
    for number in 1... {
      let name = number == 1 ? "\(key).unreadable" : "\(key).unreadable-\(number)"
      let kept = try database.writer.run(
        """
        INSERT INTO tern_shared (key, value)
        SELECT \(name), value FROM tern_shared WHERE key = \(key)
        ON CONFLICT (key) DO NOTHING RETURNING 1
        """
      )
      if !kept.isEmpty { return }
    }
  }

  private func decode(_ data: Data) throws -> (value: Value, isLossy: Bool) {
    do {
      return try DecodingLoss.watch {
        try JSONDecoder().decode(Value.self, from: data)
      }
    } catch {
      throw SQLiteError(
        .otherContent("the value of '\(key)' is no '\(Value.self)': \(error)"),
        path: database.writer.path
      )
    }
  }
}

extension SQLiteKey: CustomStringConvertible {
  public var description: String { ".sqlite(\"\(key)\")" }
}

/// What tells a ``SQLiteKey`` from others.
public struct SQLiteKeyID: Hashable, Sendable {
  let key: String
  let database: ObjectIdentifier
}
