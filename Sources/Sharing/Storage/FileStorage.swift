public import Dependencies
import Foundation
import IssueReporting

/// Where the files of `fileStorage` keys are.
public struct FileStorage: Hashable, Sendable {
  private let files: StoredFiles

  /// The files of the machine.
  ///
  /// The first change of a file is saved at once, and those that follow within a second together.
  public static let fileSystem = fileSystem()

  /// The files of the machine, with another measure of time.
  ///
  /// It shares nothing with other storages: they see each other's saves as those of other processes.
  ///
  /// - Parameters:
  ///   - window: How long after a save the next one of the same file waits.
  ///   - clock: Measures the time.
  public static func fileSystem(
    window: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    Self(files: StoredFiles(medium: DiskFiles(), window: window, clock: clock))
  }

  /// A new storage that starts without files and keeps them in memory.
  public static var inMemory: Self {
    Self(files: StoredFiles(medium: MemoryFiles(), window: .zero, clock: ContinuousClock()))
  }

  /// The file of a path, the same object for all who hold it.
  func file(_ url: URL) -> StoredFile {
    files.file(url.path)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.files === rhs.files
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(files))
  }
}

/// The files of a storage, each for as long as somebody holds it.
private final class StoredFiles: @unchecked Sendable {
  private struct Entry {
    weak var file: StoredFile?
  }

  private struct State {
    var entries: [String: Entry] = [:]
    /// How many entries there are when the empty ones are removed next.
    var limit = 64
  }

  private let medium: any FileMedium
  private let window: Duration
  private let clock: any Clock<Duration>
  private let state = Lock(State())

  init(medium: any FileMedium, window: Duration, clock: any Clock<Duration>) {
    self.medium = medium
    self.window = window
    self.clock = clock
  }

  func file(_ path: String) -> StoredFile {
    state.withLock { state in
      if let file = state.entries[path]?.file { return file }
      let file = StoredFile(path, medium, window: window, clock: clock)
      state.entries[path] = Entry(file: file)
      if state.entries.count > state.limit {
        state.entries = state.entries.filter { $0.value.file != nil }
        state.limit = state.entries.count * 2 + 64
      }
      return file
    }
  }
}

extension DependencyValues {
  /// Where the files of `fileStorage` keys are: on disk in an app, and in memory in each test and where
  /// an app plays a script without `--storage`.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependencyKey.self] }
    set { self[FileStorageDependencyKey.self] = newValue }
  }
}

private enum FileStorageDependencyKey: DependencyKey {
  static var liveValue: FileStorage {
    @Dependency(\.isStorageTemporary) var isTemporary
    return isTemporary ? .inMemory : .fileSystem
  }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}
