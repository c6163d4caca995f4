import Foundation
import Sharing
import SharingSQLite
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SQLiteKeyTests {
  struct Settings: Codable, Equatable {
    var size = 1
    var names: [String] = []
  }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func stored(_ database: SQLiteDatabase, _ key: String) throws -> String? {
    try database.rows("SELECT value FROM tern_shared WHERE key = \(key)").first?.decode()
  }

  @Test func aChangeIsCommittedWhenItReturns() throws {
    let database = try folder.open()
    @Shared(.sqlite("settings", in: database)) var settings = Settings()
    #expect(try stored(database, "settings") == nil)
    $settings.withLock { $0.size = 4 }
    #expect(try stored(database, "settings") == #"{"names":[],"size":4}"#)
    #expect($settings.saveError == nil)
    database.close()
    let again = try folder.open()
    #expect(Shared(wrappedValue: Settings(), .sqlite("settings", in: again)).wrappedValue.size == 4)
  }

  @Test func everyHolderOfAKeySharesIt() throws {
    let database = try SQLiteDatabase.inMemory()
    @Shared(.sqlite("count", in: database)) var count = 0
    @SharedReader(.sqlite("count", in: database)) var reader = 0
    $count.withLock { $0 += 3 }
    count = 4
    #expect(reader == 4)
  }

  @Test func valuesOfManyTypesComeBack() throws {
    let database = try folder.open()
    check(.sqlite("value", in: database), 0, Int.min)
    check(.sqlite("value", in: database), "", "'; DROP TABLE tern_shared; --\u{0}\u{1F980}\"\n")
    check(.sqlite("value", in: database), nil, 5 as Int?)
    check(.sqlite("value", in: database), 5, nil as Int?)
    check(.sqlite("value", in: database), [:], ["a": [1.5, 2]])
    check(.sqlite("value", in: database), Data(), Data(repeating: 7, count: 5_000_000))
  }

  private func check<Value: Equatable>(
    _ key: @autoclosure () -> SQLiteKey<Value>,
    _ first: Value,
    _ second: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let value = Shared(wrappedValue: first, key())
    value.wrappedValue = second
    #expect(value.saveError == nil, sourceLocation: sourceLocation)
    let database = try? folder.open()
    guard let database else { return }
    let other = Shared(wrappedValue: first, SQLiteKey<Value>.sqlite("value", in: database))
    #expect(other.wrappedValue == second, sourceLocation: sourceLocation)
    #expect(other.loadError == nil, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["", "'", "a\u{0}b", "; DROP TABLE tern_shared", "키 🗝", "%_*?"])
  func anyTextIsAKey(key: String) throws {
    let database = try folder.open()
    Shared(wrappedValue: 0, .sqlite(key, in: database)).wrappedValue = 3
    let again = try folder.open()
    #expect(Shared(wrappedValue: 0, .sqlite(key, in: again)).wrappedValue == 3)
    #expect(try again.rows("SELECT key FROM tern_shared").map { try $0.decode() } == [key])
  }

  @Test func changesThroughAnotherConnectionAreSeen() async throws {
    let (database, other) = (try folder.open(), try folder.open())
    @Shared(.sqlite("count", in: database)) var count = 0
    @Shared(.sqlite("count", in: other)) var otherCount = 0
    $count.withLock { $0 = 1 }
    await until { otherCount == 1 }
    $otherCount.withLock { $0 += 1 }
    await until { count == 2 }
    // By hand, without a version.
    try other.execute("UPDATE tern_shared SET value = '7' WHERE key = 'count'")
    await until { count == 7 }
    // Removed values stay here, and come back with the next change.
    try other.execute("DELETE FROM tern_shared")
    $count.withLock { $0 += 1 }
    #expect(count == 8)
    await until { otherCount == 8 }
  }

  @Test func aChangeStartsFromTheNewestValue() throws {
    let (database, other) = (try folder.open(), try folder.open())
    let (count, otherCount) = (
      Shared(wrappedValue: 0, .sqlite("count", in: database)),
      Shared(wrappedValue: 0, .sqlite("count", in: other))
    )
    // Without waiting for news of each other.
    for number in 1...100 {
      #expect(
        count.withLock { value in
          value += 1; return value
        } == number * 2 - 1)
      #expect(
        otherCount.withLock { value in
          value += 1; return value
        } == number * 2)
    }
    #expect(try stored(database, "count") == "200")
  }

  @Test func manyThreadsLoseNothing() async throws {
    let databases = [try folder.open(), try folder.open()]
    await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          let count = Shared(wrappedValue: 0, .sqlite("count", in: databases[number % 2]))
          for _ in 0..<50 { count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(try stored(databases[0], "count") == "400")
    let counts = databases.map { Shared(wrappedValue: 0, .sqlite("count", in: $0)) }
    await until { counts[0].wrappedValue == 400 && counts[1].wrappedValue == 400 }
  }

  @Test func changesInsideOfAChangeAreOneTransaction() throws {
    struct Failure: Error {}
    let database = try folder.open(["CREATE TABLE log (text TEXT)"])
    let (left, right) = (
      Shared(wrappedValue: 0, .sqlite("left", in: database)),
      Shared(wrappedValue: 0, .sqlite("right", in: database))
    )
    left.withLock { left in
      left += 1
      right.withLock { $0 += left }
      _ = try? database.execute("INSERT INTO log VALUES ('moved')")
    }
    #expect(try stored(database, "left") == "1")
    #expect(try stored(database, "right") == "1")
    #expect(try database.rows("SELECT text FROM log").count == 1)
    #expect(throws: Failure.self) {
      try database.transaction {
        try database.execute("INSERT INTO log VALUES ('lost')")
        #expect(try database.rows("SELECT text FROM log").count == 2)
        throw Failure()
      }
    }
    #expect(try database.rows("SELECT text FROM log").count == 1)
  }

  @Test func aTransactionThatFailsTakesSharedValuesBack() async throws {
    struct Failure: Error {}
    let database = try folder.open()
    let count = Shared(wrappedValue: 0, .sqlite("count", in: database))
    count.withLock { $0 = 3 }
    #expect(throws: Failure.self) {
      try database.transaction {
        count.withLock { $0 += 1 }
        throw Failure()
      }
    }
    await until { count.wrappedValue == 3 }
    count.withLock { $0 += 2 }
    #expect(try stored(database, "count") == "5")
  }

  @Test func whatAClosureChangedBeforeItThrewIsStored() throws {
    struct Failure: Error {}
    let database = try folder.open()
    let count = Shared(wrappedValue: 0, .sqlite("count", in: database))
    #expect(throws: Failure.self) {
      try count.withLock { value in
        value = 5
        throw Failure()
      }
    }
    #expect(count.wrappedValue == 5)
    #expect(try stored(database, "count") == "5")
  }

  @Test func aValueOfAnotherTypeIsKept() throws {
    let database = try folder.open()
    Shared(wrappedValue: "", .sqlite("value", in: database)).wrappedValue = "many"
    @Shared(.sqlite("value", in: database)) var count = 2
    #expect(count == 2)
    #expect($count.loadError is SQLiteError)
    #expect(try stored(database, "value") == #""many""#)
    $count.withLock { $0 += 1 }
    #expect($count.saveError == nil)
    #expect(try stored(database, "value") == "3")
    #expect(try stored(database, "value.unreadable") == #""many""#)
  }

  @Test func bytesAreReadAsText() throws {
    let database = try folder.open()
    let bytes = Data("12".utf8)
    try database.execute("INSERT INTO tern_shared (key, value) VALUES ('value', \(bytes))")
    @Shared(.sqlite("value", in: database)) var count = 2
    #expect(count == 12)
    #expect($count.loadError == nil)
  }

  @Test func bytesThatAreNoValueAreKept() throws {
    let database = try folder.open()
    let bytes = Data([0, 0xFF, 0x31])
    try database.execute("INSERT INTO tern_shared (key, value) VALUES ('value', \(bytes))")
    @Shared(.sqlite("value", in: database)) var count = 2
    #expect(count == 2)
    #expect($count.loadError is SQLiteError)
    $count.withLock { $0 += 1 }
    #expect($count.saveError == nil)
    #expect(try stored(database, "value") == "3")
    let kept = try database.rows("SELECT value FROM tern_shared WHERE key = 'value.unreadable'")
    #expect(kept.map { $0[0] } == [.blob(bytes)])
  }

  @Test func aClosedDatabaseIsSaid() async throws {
    let database = try folder.open()
    @Shared(.sqlite("count", in: database)) var count = 0
    $count.withLock { $0 = 1 }
    database.close()
    $count.withLock { $0 = 2 }
    #expect(count == 2)
    #expect(
      ($count.saveError as? SQLiteError)?.reason == .closed
    )
    await #expect(throws: SQLiteError.self) { try await $count.load() }
    #expect(throws: SQLiteError.self) { try database.rows("SELECT 1") }
    #expect(
      "\(try #require($count.saveError))" == """
        The database '\(folder.file.path)', in 'BEGIN IMMEDIATE' is closed. Keep it open as long as \
        values are shared from it.
        """
    )
    database.close()
  }

  @Test func aChangeThatCouldNotBeStoredIsTheStartOfTheNext() throws {
    let database = try folder.open()
    let blocker = try SQLiteDatabase(folder.file)
    let impatient = try SQLiteDatabase(folder.file, busyTimeout: .zero)
    let count = Shared(wrappedValue: 0, .sqlite("count", in: impatient))
    try blocker.transaction {
      count.withLock { $0 += 1 }
      guard case .sqlite(let code, _)? = (count.saveError as? SQLiteError)?.reason else {
        Issue.record("\(String(describing: count.saveError))")
        return
      }
      #expect(code == 5)
    }
    #expect(count.wrappedValue == 1)
    #expect(try stored(database, "count") == nil)
    count.withLock { $0 += 1 }
    #expect(count.saveError == nil)
    #expect(try stored(database, "count") == "2")
  }

  @Test func aFileThatWasMovedTakesNoChanges() throws {
    let database = try folder.open()
    let count = Shared(wrappedValue: 0, .sqlite("count", in: database))
    count.wrappedValue = 1
    let elsewhere = folder.url.appendingPathComponent("elsewhere.sqlite")
    try FileManager.default.moveItem(at: folder.file, to: elsewhere)
    count.withLock { $0 += 1 }
    #expect(
      "\(try #require(count.saveError))" == """
        The file of the database '\(folder.file.path)' was removed, renamed or replaced while it was \
        open, so that changes would be lost. Put the file back, or open the database again.
        """
    )
    #expect(count.wrappedValue == 2)
    #expect(throws: SQLiteError(.moved, path: folder.file.path)) {
      try database.execute("DELETE FROM tern_shared")
    }
    try FileManager.default.moveItem(at: elsewhere, to: folder.file)
    count.withLock { $0 += 1 }
    #expect(count.saveError == nil)
    #expect(try stored(database, "count") == "3")
  }

  @Test func anExplicitSaveKeepsWhatIsNewer() async throws {
    let (database, other) = (try folder.open(), try folder.open())
    let count = Shared(wrappedValue: 1, .sqlite("count", in: database))
    try await count.save()
    #expect(try stored(database, "count") == "1")
    Shared(wrappedValue: 0, .sqlite("count", in: other)).wrappedValue = 9
    try await count.save()
    #expect(try stored(database, "count") == "9")
    await until { count.wrappedValue == 9 }
  }

  @Test func aReadOnlyDatabaseIsReadAndWatched() async throws {
    let writer = try folder.open()
    Shared(wrappedValue: 0, .sqlite("count", in: writer)).wrappedValue = 3
    let database = try SQLiteDatabase(folder.file, isReadOnly: true)
    @Shared(.sqlite("count", in: database)) var count = 0
    #expect(count == 3)
    Shared(wrappedValue: 0, .sqlite("count", in: writer)).wrappedValue = 4
    await until { count == 4 }
    $count.withLock { $0 = 5 }
    guard case .sqlite(let code, _)? = ($count.saveError as? SQLiteError)?.reason else {
      Issue.record("\(String(describing: $count.saveError))")
      return
    }
    #expect(code & 0xff == 8)
    #expect(try stored(writer, "count") == "4")
  }
}
