import Dependencies
import Foundation
import Sharing
import Testing

/// Changes of files that others make.
///
/// Two storages in one process are strangers to each other, as two processes are.
@Suite(.timeLimit(.minutes(10)))
final class FileWatchTests: Sendable {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tern-watch-\(UUID().uuidString)")
  var file: URL { folder.appendingPathComponent("count.json") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func share(
    _ storage: FileStorage = .fileSystem(), at url: URL? = nil
  ) -> Shared<Int> {
    withDependencies {
      $0.defaultFileStorage = storage
      $0.context = .live
    } operation: {
      Shared(wrappedValue: 0, .fileStorage(url ?? file))
    }
  }

  private func put(_ text: String, atomically: Bool = false) throws {
    try Data(text.utf8).write(to: file, options: atomically ? .atomic : [])
  }

  private func content() throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  @Test func aWriteInPlaceIsSeen() async throws {
    let count = share()
    try put("3")
    await until { count.wrappedValue == 3 }
    try put("4")
    await until { count.wrappedValue == 4 }
  }

  @Test func aReplacedFileIsSeen() async throws {
    try put("1")
    let count = share()
    #expect(count.wrappedValue == 1)
    try put("2", atomically: true)
    await until { count.wrappedValue == 2 }
    try put("3", atomically: true)
    await until { count.wrappedValue == 3 }
  }

  @Test func aFolderThatComesLaterIsSeen() async throws {
    let deep = folder.appendingPathComponent("a/b/c")
    let count = share(at: deep.appendingPathComponent("count.json"))
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try Data("5".utf8).write(to: deep.appendingPathComponent("count.json"))
    await until { count.wrappedValue == 5 }
  }

  @Test func aFolderThatIsReplacedIsSeen() async throws {
    let inner = folder.appendingPathComponent("inner")
    let url = inner.appendingPathComponent("count.json")
    let count = share(at: url)
    count.wrappedValue = 1
    try await count.save()
    try FileManager.default.removeItem(at: inner)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("6".utf8).write(to: url)
    await until { count.wrappedValue == 6 }
  }

  @Test func aFolderAboveThatIsRenamedIsSeen() async throws {
    let outer = folder.appendingPathComponent("outer")
    let inner = outer.appendingPathComponent("a/inner")
    let url = inner.appendingPathComponent("count.json")
    let count = share(at: url)
    count.wrappedValue = 1
    try await count.save()
    for number in [6, 7] {
      try FileManager.default.moveItem(
        at: outer, to: folder.appendingPathComponent("gone\(number)")
      )
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data("\(number)".utf8).write(to: url)
      await until { count.wrappedValue == number }
    }
    // What went with the folder is another file now.
    try Data("100".utf8).write(to: folder.appendingPathComponent("gone7/a/inner/count.json"))
    count.withLock { $0 += 1 }
    try await count.save()
    #expect(try String(contentsOf: url, encoding: .utf8) == "8")
    #expect(count.loadError == nil)
  }

  @Test func aLinkToAnotherFolderIsSeen() async throws {
    let current = folder.appendingPathComponent("current")
    func link(_ name: String, content: String) throws {
      let release = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: release, withIntermediateDirectories: true)
      try Data(content.utf8).write(to: release.appendingPathComponent("count.json"))
      let temporary = folder.appendingPathComponent("temporary")
      try FileManager.default.createSymbolicLink(
        atPath: temporary.path, withDestinationPath: name
      )
      #expect(rename(temporary.path, current.path) == 0)
    }
    try link("one", content: "1")
    let count = share(at: current.appendingPathComponent("count.json"))
    #expect(count.wrappedValue == 1)
    try link("two", content: "2")
    await until { count.wrappedValue == 2 }
    try Data("3".utf8).write(to: folder.appendingPathComponent("two/count.json"))
    await until { count.wrappedValue == 3 }
  }

  @Test func aLinkToAnotherFileIsSeen() async throws {
    for (name, text) in [("one", "1"), ("two", "2")] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    func link(_ name: String) throws {
      let temporary = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(
        atPath: temporary.path, withDestinationPath: name
      )
      #expect(rename(temporary.path, file.path) == 0)
    }
    try link("one")
    let count = share()
    #expect(count.wrappedValue == 1)
    try link("two")
    await until { count.wrappedValue == 2 }
    // What the link points to now is watched as well.
    try Data("3".utf8).write(to: folder.appendingPathComponent("two"))
    await until { count.wrappedValue == 3 }
  }

  @Test func onesOwnSavesAreNoNews() async throws {
    let (count, other) = (share(), share())
    let values = LockedValues<Int>()
    let watch = count.publisher.sink { values.append($0) }
    for number in 1...3 {
      count.withLock { $0 = number }
      try await count.save()
    }
    await until { other.wrappedValue == 3 }
    other.withLock { $0 = 10 }
    try await other.save()
    await until { count.wrappedValue == 10 }
    // The save of the other may be seen in more than one step; one's own are not seen at all.
    #expect(values.values.prefix(5) == [0, 1, 2, 3, 10])
    #expect(values.values.dropFirst(5).allSatisfy { $0 == 10 })
    watch.cancel()
  }

  @Test func manyChangesAreSavedTogether() async throws {
    let clock = GateClock()
    let count = share(.fileSystem(window: .seconds(1), clock: clock))
    let other = share()
    let values = LockedValues<Int>()
    let watch = other.publisher.sink { values.append($0) }
    count.withLock { $0 = 1 }
    await until { other.wrappedValue == 1 }
    for number in 2...100 { count.withLock { $0 = number } }
    #expect(try content() == "1")
    await clock.open()
    await until { other.wrappedValue == 100 }
    #expect(values.values == [0, 1, 100])
    // The window after it ends without anything to save, and the next change goes at once.
    await clock.open()
    count.withLock { $0 = 101 }
    await until { other.wrappedValue == 101 }
    watch.cancel()
  }

  @Test func aChangeHereWinsAndTheOtherIsReported() async throws {
    let count = share(.fileSystem(window: .seconds(1), clock: GateClock()))
    let other = share()
    count.withLock { $0 = 1 }
    await until { other.wrappedValue == 1 }
    // This waits for the end of the window.
    count.withLock { $0 = 2 }
    other.withLock { $0 = 100 }
    try await other.save()
    #expect(try content() == "100")
    try await count.save()
    #expect(try content() == "2")
    #expect(count.wrappedValue == 2)
    let error = try #require(count.loadError as? FileStorageError)
    guard case .changedElsewhere(let path, let content) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(path == file.path)
    #expect(String(decoding: content, as: UTF8.self) == "100")
    #expect(
      "\(error)" == """
        '\(file.path)' was changed elsewhere while a change here was not yet saved. The change \
        here was saved; the other content (3 bytes) is in this error.
        """
    )
    await until { other.wrappedValue == 2 }
    // The next change that comes from outside is news again.
    other.withLock { $0 = 3 }
    await until { count.wrappedValue == 3 && count.loadError == nil }
  }

  @Test func unreadableContentFromOutsideIsShownAndKept() async throws {
    try put("1")
    let count = share()
    try put("oops", atomically: true)
    await until { count.loadError != nil }
    #expect(count.wrappedValue == 1)
    count.withLock { $0 = 2 }
    try await count.save()
    #expect(try content() == "2")
    let kept = file.appendingPathExtension("unreadable")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "oops")
  }

  @Test func aRemovedFileLeavesTheValue() async throws {
    try put("1")
    let (count, other) = (share(), share(at: folder.appendingPathComponent("mark.json")))
    try FileManager.default.removeItem(at: file)
    other.withLock { $0 = 1 }
    try await other.save()
    #expect(count.wrappedValue == 1)
    count.withLock { $0 += 1 }
    try await count.save()
    #expect(try content() == "2")
    #expect(count.loadError == nil)
  }

  @Test func whatIsNotSavedYetIsThereForTheNextHolder() async throws {
    let storage = FileStorage.fileSystem(window: .seconds(1), clock: GateClock())
    do {
      let count = share(storage)
      for number in 1...10 { count.withLock { $0 = number } }
    }
    #expect(share(storage).wrappedValue == 10)
    #expect(try content() == "10")
  }

  @Test func whatCouldNotBeSavedIsThereForTheNextHolder() async throws {
    let storage = FileStorage.fileSystem(window: .seconds(1), clock: GateClock())
    try put("7")
    let impossible = file.appendingPathComponent("count.json")
    do {
      let count = share(storage, at: impossible)
      count.withLock { $0 = 5 }
      await #expect(throws: FileStorageError.self) { try await count.save() }
    }
    let count = share(storage, at: impossible)
    #expect(count.wrappedValue == 5)
    try FileManager.default.removeItem(at: file)
    try await count.save()
    #expect(count.saveError == nil)
    #expect(try String(contentsOf: impossible, encoding: .utf8) == "5")
  }

  @Test func onlyFilesAreReadAndReplaced() async throws {
    let device = share(at: URL(fileURLWithPath: "/dev/full"))
    #expect(
      "\(try #require(device.loadError))" == """
        '/dev/full' is a folder, a device or a pipe. Values are kept in ordinary files only.
        """
    )
    device.withLock { $0 = 1 }
    await #expect(throws: FileStorageError.self) { try await device.save() }
    var status = stat()
    #expect(stat("/dev/full", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)

    let directory = share(at: folder)
    #expect(directory.loadError is FileStorageError)
    directory.withLock { $0 = 1 }
    await #expect(throws: FileStorageError.self) { try await directory.save() }
    #expect(FileManager.default.fileExists(atPath: folder.path))

    #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
    let pipe = share(at: folder.appendingPathComponent("pipe"))
    #expect(pipe.loadError is FileStorageError)
  }

  @Test func aFolderWithoutPermissionIsSaid() async throws {
    let count = share(at: URL(fileURLWithPath: "/proc/tern/count.json"))
    #expect(count.wrappedValue == 0)
    count.withLock { $0 = 1 }
    await #expect(throws: FileStorageError.self) { try await count.save() }
    #expect(
      "\(try #require(count.saveError))"
        == "Could not make the folder '/proc/tern': No such file or directory."
    )
    #expect(count.wrappedValue == 1)
  }

  @Test func leftoversOfCrashesAreRemoved() async throws {
    let old = folder.appendingPathComponent(".count.json.\(UUID().uuidString).tmp")
    let young = folder.appendingPathComponent(".count.json.\(UUID().uuidString).tmp")
    let foreign = folder.appendingPathComponent(".count.json.backup.tmp")
    for url in [old, young, foreign] { try Data().write(to: url) }
    for url in [old, foreign] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: url.path
      )
    }
    let count = share()
    count.withLock { $0 = 1 }
    try await count.save()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == [young.lastPathComponent, foreign.lastPathComponent, "count.json"].sorted()
    )
  }

  @Test func manyFilesInOneFolderAreWatched() async throws {
    let files = (0..<200).map { share(at: folder.appendingPathComponent("\($0).json")) }
    for number in 0..<200 {
      try Data("\(number + 1)".utf8)
        .write(to: folder.appendingPathComponent("\(number).json"), options: .atomic)
    }
    for (number, file) in files.enumerated() {
      await until { file.wrappedValue == number + 1 }
    }
  }
}
