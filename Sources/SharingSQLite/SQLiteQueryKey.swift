public import Sharing

extension SharedReaderKey {
  /// A key whose value is the rows of a query, as they are now.
  ///
  /// ```swift
  /// @SharedReader(.query("SELECT * FROM users WHERE age >= \(age)", in: database))
  /// var users: [User] = []
  /// ```
  ///
  /// The query runs again, in the background, after each change of the database, be it made by this
  /// process or another. How a row becomes a value says ``SQLiteRow/decode(_:)``.
  ///
  /// - Parameters:
  ///   - sql: The query.
  ///   - database: The database.
  public static func query<Row: Decodable & Sendable>(
    _ sql: SQL, in database: SQLiteDatabase
  ) -> Self where Self == SQLiteQueryKey<Row> {
    SQLiteQueryKey(sql, database) { try $0.decode() }
  }

  /// A key whose value is the rows of a query, as they are now, decoded by a function.
  ///
  /// - Parameters:
  ///   - sql: The query.
  ///   - database: The database.
  ///   - decode: Makes a value of a row.
  public static func query<Row: Sendable>(
    _ sql: SQL, in database: SQLiteDatabase,
    decode: @escaping @Sendable (SQLiteRow) throws -> Row
  ) -> Self where Self == SQLiteQueryKey<Row> {
    SQLiteQueryKey(sql, database, decode)
  }
}

/// A key whose value is the rows of a query, see ``Sharing/SharedReaderKey/query(_:in:)``.
public struct SQLiteQueryKey<Row: Sendable>: SharedReaderKey {
  public typealias Value = [Row]

  private let sql: SQL
  private let database: SQLiteDatabase
  private let decode: @Sendable (SQLiteRow) throws -> Row

  init(
    _ sql: SQL, _ database: SQLiteDatabase,
    _ decode: @escaping @Sendable (SQLiteRow) throws -> Row
  ) {
    self.sql = sql
    self.database = database
    self.decode = decode
  }

  public var id: SQLiteQueryKeyID {
    SQLiteQueryKeyID(sql: sql, database: ObjectIdentifier(database))
  }

  public func load(context: LoadContext<[Row]>, continuation: LoadContinuation<[Row]>) {
    continuation.resume(with: Result { try rows() })
  }

  public func subscribe(
    context: LoadContext<[Row]>, subscriber: SharedSubscriber<[Row]>
  ) -> SharedSubscription {
    database.watch(subscriber) { attempt in
      attempt.yield(with: .success(try rows()))
    }
  }

  private func rows() throws -> [Row] {
    let rows = try database.rows(sql)
    do {
      return try rows.map(decode)
    } catch {
      throw SQLiteError(
        .otherContent("a row is no '\(Row.self)': \(error)"),
        path: database.writer.path,
        sql: sql.text
      )
    }
  }
}

extension SQLiteQueryKey: CustomStringConvertible {
  public var description: String { ".query(\"\(sql.text)\")" }
}

/// What tells a ``SQLiteQueryKey`` from others.
public struct SQLiteQueryKeyID: Hashable, Sendable {
  let sql: SQL
  let database: ObjectIdentifier
}

extension SQLiteDatabase {
  /// Looks at the database after each change, and passes on what that finds.
  func watch<Value>(
    _ subscriber: SharedSubscriber<Value>,
    _ look: @escaping @Sendable (SharedAttempt<Value>) throws -> Void
  ) -> SharedSubscription {
    do {
      let id = try onChange { error in
        let attempt = subscriber.attempt()
        do {
          if let error { throw error }
          try look(attempt)
        } catch {
          attempt.yield(with: .failure(error))
        }
      }
      return SharedSubscription { [self] in removeHandler(id) }
    } catch {
      subscriber.yield(throwing: error)
      return SharedSubscription {}
    }
  }
}
