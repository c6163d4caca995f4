public import Dependencies
import Foundation
import IssueReporting

/// Where the files of `fileStorage` keys are.
public struct FileStorage: Hashable, Sendable {
  private enum ID: Hashable {
    case fileSystem
    case inMemory(ObjectIdentifier)
  }

  private let id: ID
  /// The content of a file, or `nil` if there is none.
  let read: @Sendable (URL) throws -> Data?
  /// Replaces a file, or makes it and its folder.
  let write: @Sendable (Data, URL) throws -> Void
  /// Gives what is in a file a second name, so that a write does not lose it.
  let keepAside: @Sendable (URL) throws -> Void

  /// The files of the machine.
  public static var fileSystem: Self {
    Self(
      id: .fileSystem,
      read: DurableFile.read,
      write: DurableFile.write,
      keepAside: DurableFile.keepAside
    )
  }

  /// A new storage that starts without files and keeps them in memory.
  public static var inMemory: Self {
    let files = Files()
    return Self(
      id: .inMemory(ObjectIdentifier(files)),
      read: { url in files.contents.withLock { $0[url] } },
      write: { data, url in files.contents.withLock { $0[url] = data } },
      keepAside: { url in
        files.contents.withLock { contents in
          let free = DurableFile.asideNames(of: url).first { contents[$0] == nil }
          if let free { contents[free] = contents[url] }
        }
      }
    )
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  private final class Files: Sendable {
    let contents = Lock<[URL: Data]>([:])
  }
}

extension DependencyValues {
  /// Where the files of `fileStorage` keys are: on disk in an app, and in memory in each test.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependencyKey.self] }
    set { self[FileStorageDependencyKey.self] = newValue }
  }
}

private enum FileStorageDependencyKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}
