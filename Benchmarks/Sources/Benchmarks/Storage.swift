import CRawSQLite
import Dependencies
import Foundation
import Sharing
import SharingSQLite
import Synchronization

/// Rows that are a megabyte as JSON.
private func megabyte() -> [String] {
  (0..<10_000).map { "\($0) " + String(repeating: "x", count: 93) }
}

/// A database that is used by hand.
private final class RawDatabase: Sendable {
  private nonisolated(unsafe) var handle: OpaquePointer?
  private nonisolated(unsafe) var statements: [String: OpaquePointer] = [:]

  init(_ path: String) {
    sqlite3_open(path, &handle)
    for sql in [
      "PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL",
      "CREATE TABLE pairs (key TEXT PRIMARY KEY, value TEXT)",
    ] {
      sqlite3_exec(handle, sql, nil, nil, nil)
    }
  }

  /// Runs a statement with texts, and returns the text of its first column.
  @discardableResult
  func run(_ sql: String, _ values: String...) -> String? {
    if statements[sql] == nil {
      var statement: OpaquePointer?
      sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
      statements[sql] = statement
    }
    let statement = statements[sql]
    let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      sqlite3_bind_text(statement, Int32(index + 1), value, -1, copying)
    }
    defer { sqlite3_reset(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW else { return nil }
    return sqlite3_column_text(statement, 0).map { String(cString: $0) }
  }
}

@MainActor
func storageBenchmarks() -> [Benchmark] {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tern-benchmarks-\(UUID().uuidString)")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let url = folder.appendingPathComponent("rows.json")
  let rows = Shared(wrappedValue: megabyte(), FileStorageKey<[String]>.fileStorage(url))
  let rowsByHand = Mutex(megabyte())
  guard let database = try? SQLiteDatabase(folder.appendingPathComponent("values.sqlite")) else {
    preconditionFailure("There is no database in '\(folder.path)'.")
  }
  let count = Shared(wrappedValue: 0, SQLiteKey<Int>.sqlite("count", in: database))
  let raw = RawDatabase(folder.appendingPathComponent("raw.sqlite").path)
  atexit { Storage.removeFolders() }
  Storage.folders.withLock { $0.append(folder) }

  // What the caller waits for; the file is written meanwhile.
  let file = Benchmark("file: change of 1 MB") { times in
    for index in 0..<times { rows.withLock { $0[index % 10_000] = "\(index)" } }
  } byHand: { times in
    for index in 0..<times {
      rowsByHand.withLock { rows in
        // The copy that a change of a shared value makes.
        var copy = rows
        copy[index % 10_000] = "\(index)"
        rows = copy
      }
    }
  }
  let change = Benchmark("sqlite: change of a key") { times in
    for _ in 0..<times { count.withLock { $0 += 1 } }
  } byHand: { times in
    for _ in 0..<times {
      raw.run("BEGIN IMMEDIATE")
      let text = raw.run("SELECT value FROM pairs WHERE key = ?", "count")
      let value = text.flatMap { Int($0) } ?? 0
      raw.run("INSERT OR REPLACE INTO pairs VALUES (?, ?)", "count", "\(value + 1)")
      raw.run("COMMIT")
    }
  }
  let load = Benchmark("sqlite: load of a key") { times in
    for _ in 0..<times { try? await count.load() }
  } byHand: { times in
    for _ in 0..<times {
      let text = raw.run("SELECT value FROM pairs WHERE key = ?", "count")
      consume(text.flatMap { Int($0) })
    }
  }
  return [file, change, load]
}

private enum Storage {
  static let folders = Mutex<[URL]>([])

  static func removeFolders() {
    for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
  }
}
