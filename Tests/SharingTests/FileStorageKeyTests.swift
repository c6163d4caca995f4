import Dependencies
import Foundation
import Sharing
import Testing

@Suite(.timeLimit(.minutes(10)))
struct FileStorageKeyTests {
  struct User: Codable, Equatable {
    var name: String
  }

  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tern-sharing-\(UUID().uuidString)")
  var file: URL { folder.appendingPathComponent("deep/users.json") }

  private func onDisk(_ operation: () async throws -> Void) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try await operation()
    }
  }

  private func names(beside file: URL) throws -> [String] {
    let folder = file.deletingLastPathComponent().path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func put(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  @Test func testsKeepFilesInMemory() {
    do {
      @Shared(.fileStorage(file)) var users: [User] = []
      $users.withLock { $0.append(User(name: "Blob")) }
    }
    @Shared(.fileStorage(file)) var users: [User] = []
    #expect(users == [User(name: "Blob")])
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func aURLThatNamesNoFileIsReported() throws {
    let url = try #require(URL(string: "https://birds.example/users.json"))
    withKnownIssue {
      @Shared(.fileStorage(url)) var users: [User] = []
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue == """
          'fileStorage' was given 'https://birds.example/users.json', a URL of 'https', which names no \
          file. What is kept is the file '/users.json'.

          Make the URL with 'URL(fileURLWithPath:)', or add to one like 'URL.documentsDirectory'.
          """
      }
    }
    let relative = try #require(URL(string: "users.json"))
    @Shared(.fileStorage(relative)) var users: [User] = []
    #expect(users == [])
  }

  @Test func nothingIsWrittenBeforeTheFirstChange() async throws {
    try await onDisk {
      @Shared(.fileStorage(file)) var users: [User] = []
      #expect(users == [])
      #expect($users.loadError == nil)
      #expect(!FileManager.default.fileExists(atPath: folder.path))
      users = [User(name: "Blob")]
      try await $users.save()
      #expect(try String(contentsOf: file, encoding: .utf8) == #"[{"name":"Blob"}]"#)
      #expect(try names(beside: file) == ["users.json"])
    }
  }

  @Test func theFileWinsOverTheDefault() async throws {
    try await onDisk {
      try put(#"[{"name":"Ann"}]"#)
      @Shared(.fileStorage(file)) var users: [User] = [User(name: "default")]
      #expect(users == [User(name: "Ann")])
    }
  }

  @Test(arguments: ["", "{", #"{"name":"Ann"}"#, "null"])
  func anUnreadableFileIsKept(text: String) async throws {
    try await onDisk {
      try put(text)
      @Shared(.fileStorage(file)) var users: [User] = [User(name: "default")]
      #expect(users == [User(name: "default")])
      #expect($users.loadError != nil)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)

      users = []
      users = [User(name: "Ann")]
      try await $users.save()
      #expect($users.saveError == nil)
      #expect(try String(contentsOf: file, encoding: .utf8) == #"[{"name":"Ann"}]"#)
      #expect(try names(beside: file) == ["users.json", "users.json.unreadable"])
      let kept = file.appendingPathExtension("unreadable")
      #expect(try String(contentsOf: kept, encoding: .utf8) == text)
    }
  }

  @Test func whatWasKeptBeforeIsNotOverwritten() async throws {
    try await onDisk {
      for text in ["first", "second"] {
        try put(text)
        let users = Shared(wrappedValue: [User](), .fileStorage(file))
        users.wrappedValue = []
        try await users.save()
      }
      let kept = file.appendingPathExtension("unreadable-2")
      #expect(try String(contentsOf: kept, encoding: .utf8) == "second")
      #expect(
        try names(beside: file)
          == ["users.json", "users.json.unreadable", "users.json.unreadable-2"]
      )
    }
  }

  @Test func permissionsAndLinksAreKept() async throws {
    try await onDisk {
      try put("[]")
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      let link = folder.appendingPathComponent("link.json")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let users = Shared(wrappedValue: [User](), .fileStorage(link))
      users.wrappedValue = [User(name: "Ann")]
      try await users.save()
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try String(contentsOf: file, encoding: .utf8) == #"[{"name":"Ann"}]"#)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }
  }

  @Test func aLinkToNothingIsFollowedToo() async throws {
    try await onDisk {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let (link, other) = (
        folder.appendingPathComponent("link.json"), folder.appendingPathComponent("other.json")
      )
      // One link leads to another, and that one into a folder that is not there yet.
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "other.json"
      )
      try FileManager.default.createSymbolicLink(
        atPath: other.path, withDestinationPath: "deep/users.json"
      )
      let users = Shared(wrappedValue: [User](), .fileStorage(link))
      #expect(users.loadError == nil)
      users.wrappedValue = [User(name: "Ann")]
      try await users.save()
      #expect(try String(contentsOf: file, encoding: .utf8) == #"[{"name":"Ann"}]"#)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "other.json"
      )
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: other.path) == "deep/users.json"
      )
    }
  }

  @Test func linksInACircleAreAnErrorAndStay() async throws {
    try await onDisk {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let (left, right) = (
        folder.appendingPathComponent("left.json"), folder.appendingPathComponent("right.json")
      )
      try FileManager.default.createSymbolicLink(
        atPath: left.path, withDestinationPath: "right.json")
      try FileManager.default.createSymbolicLink(
        atPath: right.path, withDestinationPath: "left.json")
      @Shared(.fileStorage(left)) var users: [User] = []
      #expect(
        "\(try #require($users.loadError))"
          == "Could not read '\(left.path)': Too many levels of symbolic links."
      )
      users = [User(name: "Ann")]
      await #expect(throws: FileStorageError.self) { try await $users.save() }
      #expect(
        "\(try #require($users.saveError))"
          == "Could not follow the links of '\(left.path)': Too many levels of symbolic links."
      )
      #expect(users == [User(name: "Ann")])
      #expect(try names(beside: left) == ["left.json", "right.json"])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: left.path) == "right.json")

      // Once the circle is open, the next save goes through.
      try FileManager.default.removeItem(at: right)
      try await $users.save()
      #expect(try String(contentsOf: right, encoding: .utf8) == #"[{"name":"Ann"}]"#)
      #expect($users.saveError == nil)
    }
  }

  @Test func aSaveThatTheSystemRefusesIsShown() async throws {
    try await onDisk {
      try put("[]")
      // A file stands where the folder should be.
      let impossible = file.appendingPathComponent("users.json")
      @Shared(.fileStorage(impossible)) var users: [User] = []
      #expect($users.loadError != nil)
      users = [User(name: "Ann")]
      await #expect(throws: FileStorageError.self) { try await $users.save() }
      #expect($users.saveError != nil)
      #expect(users == [User(name: "Ann")])
      #expect(try String(contentsOf: file, encoding: .utf8) == "[]")
    }
  }

  @Test func aLoadSeesWhatOthersWrote() async throws {
    try await onDisk {
      try put("[]")
      let users = Shared(wrappedValue: [User](), .fileStorage(file))
      #expect(users.wrappedValue == [])
      try put("oops")
      await #expect(throws: FileStorageError.self) { try await users.load() }
      #expect(users.loadError != nil)
      try put(#"[{"name":"Ann"}]"#)
      try await users.load()
      #expect(users.wrappedValue == [User(name: "Ann")])
      #expect(users.loadError == nil)
    }
  }

  @Test func aFormatOfOnesOwn() async throws {
    try await onDisk {
      let key = FileStorageKey<[String]>.fileStorage(
        file,
        decode: { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) },
        encode: { Data($0.joined(separator: "\n").utf8) }
      )
      let lines = Shared(wrappedValue: [], key)
      lines.wrappedValue = ["a", "b"]
      try await lines.save()
      #expect(try String(contentsOf: file, encoding: .utf8) == "a\nb")
    }
  }
}
