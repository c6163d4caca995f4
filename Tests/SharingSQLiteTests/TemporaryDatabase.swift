import Foundation
import SharingSQLite

/// A folder for the databases of a test.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tern-sqlite-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var file: URL { url.appendingPathComponent("values.sqlite") }

  func open(_ migrations: [String] = []) throws -> SQLiteDatabase {
    try SQLiteDatabase(file, migrations: migrations)
  }
}
