import Foundation
import SharingSQLite
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SQLiteDatabaseTests {
  let folder: TemporaryFolder
  let first = "CREATE TABLE users (name TEXT NOT NULL)"
  let second = "ALTER TABLE users ADD COLUMN age INTEGER NOT NULL DEFAULT 18; -- since June"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func reason(_ body: () throws -> Void) -> SQLiteError.Reason? {
    do {
      try body()
      return nil
    } catch {
      return (error as? SQLiteError)?.reason
    }
  }

  @Test func aSchemaGrowsWithTheProgram() throws {
    let old = try folder.open([first])
    try old.execute("INSERT INTO users VALUES ('Ann')")
    old.close()
    for _ in 1...2 {
      let database = try folder.open([first, second])
      #expect(
        try database.rows("SELECT name, age FROM users").map(\.values) == [
          [.text("Ann"), .integer(18)]
        ])
      #expect(try database.rows("PRAGMA user_version").first?[0] == .integer(2))
    }
  }

  @Test func aMigrationThatFailsLeavesTheVersionBefore() throws {
    let broken = "CREATE TABLE pets (name TEXT); INSERT INTO nowhere VALUES (1)"
    guard case .sqlite(let code, let message) = reason({ _ = try folder.open([first, broken]) })
    else {
      Issue.record("no error")
      return
    }
    #expect(code == 1)
    #expect(message == "no such table: nowhere")
    let database = try folder.open([first])
    #expect(try database.rows("SELECT name FROM sqlite_schema WHERE name = 'pets'").isEmpty)
  }

  @Test func aNewerSchemaIsLeftAlone() throws {
    _ = try folder.open([first, second])
    #expect(throws: SQLiteError(.newerSchema(found: 2, known: 1), path: folder.file.path)) {
      try folder.open([first])
    }
    #expect(
      "\(SQLiteError(.newerSchema(found: 2, known: 1), path: "/a"))" == """
        The database '/a' has schema version 2, but this program knows only 1. Use the program that \
        wrote it, or a newer one.
        """
    )
  }

  @Test func whatIsNoDatabaseIsLeftAlone() throws {
    let garbage = Data(repeating: 65, count: 8192)
    try garbage.write(to: folder.file)
    guard case .sqlite(let code, _) = reason({ _ = try folder.open() }) else {
      Issue.record("no error")
      return
    }
    #expect(code == 26)
    #expect(try Data(contentsOf: folder.file) == garbage)
  }

  @Test func aDamagedDatabaseIsSaid() throws {
    do {
      let database = try folder.open([first])
      for number in 1...2000 {
        try database.execute("INSERT INTO users VALUES (\("name \(number)"))")
      }
      database.close()
    }
    var bytes = try Data(contentsOf: folder.file)
    bytes.replaceSubrange(4096..<bytes.count, with: Data(repeating: 7, count: bytes.count - 4096))
    try bytes.write(to: folder.file)
    let found = reason {
      let database = try folder.open([first])
      _ = try database.rows("SELECT * FROM users")
    }
    guard case .sqlite(let code, _) = found else {
      Issue.record("no error")
      return
    }
    #expect(code & 0xff == 11)
  }

  @Test func aFolderThatIsMissingIsSaid() {
    let url = folder.url.appendingPathComponent("missing/values.sqlite")
    guard case .sqlite(let code, _) = reason({ _ = try SQLiteDatabase(url) }) else {
      Issue.record("no error")
      return
    }
    #expect(code & 0xff == 14)
  }

  @Test func aDatabaseToReadMustExist() {
    #expect(throws: SQLiteError.self) { try SQLiteDatabase(folder.file, isReadOnly: true) }
    #expect(!FileManager.default.fileExists(atPath: folder.file.path))
  }

  @Test func aDatabaseOfOthersHasAnyVersion() throws {
    let database = try folder.open()
    try database.execute("PRAGMA user_version = 7")
    database.close()
    _ = try folder.open()
  }

  @Test func manyOpenAtOnce() async throws {
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [folder, first, second] in
          let database = try folder.open([first, second])
          try database.execute("INSERT INTO users (name) VALUES ('Ann')")
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.open([first, second]).rows("SELECT * FROM users").count == 8)
  }
}
