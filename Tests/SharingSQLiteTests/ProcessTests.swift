import Dependencies
import Foundation
import Sharing
import SharingSQLite
import Testing

/// What other processes see, and what they are seen to do.
@Suite(.timeLimit(.minutes(10)))
struct ProcessTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var file: URL { folder.url.appendingPathComponent("value.json") }

  private func number(in url: URL) throws -> Int? {
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: url))
    return (object as? [String: Any])?["number"] as? Int
  }

  @Test func theLastValueIsSavedAtExit() async throws {
    let fixture = try StorageFixture("save-file-and-exit", file.path, "1234")
    #expect(await fixture.finish() == .exit(0))
    #expect(try number(in: file) == 1234)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func theLastValueIsSavedBeforeASignalEndsTheProcess(signal: Int32) async throws {
    let fixture = try StorageFixture("save-file-and-wait", file.path, "1234")
    #expect(await fixture.nextLine() == "changed")
    fixture.send(signal)
    #expect(await fixture.finish() == .signal(signal))
    #expect(try number(in: file) == 1234)
  }

  #if TERN_SANITIZE_THREAD
    /// The sanitizer itself does not start where files have a limit.
    private static let hasLimits = false
  #else
    private static let hasLimits = true
  #endif

  @Test(.enabled(if: hasLimits)) func aFullDiskIsSaidAndLeavesTheFile() async throws {
    // A limit on the size of files is to a process what a full disk is.
    let old = #"{"number":700,"text":""}"#
    try Data(old.utf8).write(to: file)
    let fixture = try StorageFixture.limited("save-file-once", file.path)
    #expect(await fixture.nextLine()?.hasSuffix("File too large.") == true)
    #expect(await fixture.finish() == .exit(0))
    #expect(try String(contentsOf: file, encoding: .utf8) == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["value.json"])
  }

  @Test func watchingTakesNoDescriptorsForEachFile() async throws {
    let fixture = try StorageFixture("watch-files", folder.url.path, "1000")
    for _ in 1...2 {
      let line = try #require(await fixture.nextLine()).split(separator: " ").map(String.init)
      #expect(line.first == "descriptors")
      let counts = line.dropFirst().compactMap { Int($0) }
      try #require(counts.count == 2)
      // The runtime opens one or two of its own when it likes.
      #expect(counts[1] <= counts[0] + 3)
    }
    #expect(await fixture.finish() == .exit(0))
  }

  @Test func defaultsOfAnotherProcessAreSeen() async throws {
    let suite = folder.url.appendingPathComponent("suite").path
    let store = try #require(UserDefaults(suiteName: suite))
    @Shared(.appStorage("count", store: store)) var count = 0
    let fixture = try StorageFixture("set-defaults", suite, "count", "5")
    #expect(await fixture.finish() == .exit(0))
    await until { count == 5 }
  }

  @Test func aDatabaseChangedByAnotherProcessIsSeen() async throws {
    let database = try folder.open()
    @Shared(.sqlite("count", in: database)) var count = 0
    @SharedReader(.query("SELECT key FROM tern_shared ORDER BY key", in: database))
    var keys: [String] = []
    let fixture = try StorageFixture("increment", folder.file.path, "5")
    #expect(await fixture.finish() == .exit(0))
    await until { count == 5 && keys == ["count"] }
    $count.withLock { $0 += 1 }
    let sql = "INSERT INTO tern_shared (key, value) VALUES ('a', '1')"
    #expect(await (try StorageFixture("execute", folder.file.path, sql)).finish() == .exit(0))
    await until { keys == ["a", "count"] }
    #expect(count == 6)
  }

  @Test func aProcessWritesWhileThisOneDoes() async throws {
    let database = try folder.open()
    @Shared(.sqlite("count", in: database)) var count = 0
    let fixture = try StorageFixture("increment", folder.file.path, "300")
    for _ in 0..<300 { $count.withLock { $0 += 1 } }
    #expect(await fixture.finish() == .exit(0))
    await until { count == 600 }
  }
}
