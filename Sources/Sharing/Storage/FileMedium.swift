import Foundation
import IssueReporting

/// What keeps files.
///
/// Files are named by absolute paths. Only one call for a path runs at a time.
protocol FileMedium: Sendable {
  /// Whether saves are so fast that they need not be spread out in time.
  var isImmediate: Bool { get }
  /// The content of a file, or `nil` if there is none.
  func read(_ path: String) throws -> FileContent?
  /// The version of a file, or `nil` if there is none.
  func version(of path: String) throws -> FileVersion?
  /// Replaces a file, or makes it and its folder.
  ///
  /// - Returns: The new version, and what was replaced, if its version is not known.
  func replace(
    _ path: String, with data: Data, isKnown: (FileVersion) -> Bool
  ) throws -> (version: FileVersion, replaced: FileContent?)
  /// Gives what is in a file a second name, so that a save does not lose it.
  func keepAside(_ path: String) throws
  /// Removes what crashes left behind.
  func removeLeftovers(of path: String)
  /// Calls a function after changes of a file that others make.
  func watch(
    _ path: String, _ handler: @escaping @Sendable () -> Void
  ) throws -> SharedSubscription
}

/// The files of the machine.
struct DiskFiles: FileMedium {
  var isImmediate: Bool { false }

  func read(_ path: String) throws -> FileContent? {
    try DurableFile.read(path)
  }

  func version(of path: String) throws -> FileVersion? {
    try DurableFile.version(of: path)
  }

  func replace(
    _ path: String, with data: Data, isKnown: (FileVersion) -> Bool
  ) throws -> (version: FileVersion, replaced: FileContent?) {
    try DurableFile.replace(path, with: data, isKnown: isKnown)
  }

  func keepAside(_ path: String) throws {
    try DurableFile.keepAside(path)
  }

  func removeLeftovers(of path: String) {
    DurableFile.removeLeftovers(of: path)
  }

  func watch(
    _ path: String, _ handler: @escaping @Sendable () -> Void
  ) throws -> SharedSubscription {
    try FolderWatcher.shared.watch(path, handler: handler)
  }
}

/// Files in memory, which nobody else can change.
final class MemoryFiles: FileMedium {
  private struct State {
    var files: [String: FileContent] = [:]
    var count = 0
  }

  private let state = Lock(State())

  var isImmediate: Bool { true }

  func read(_ path: String) -> FileContent? {
    state.withLock { $0.files[path] }
  }

  func version(of path: String) -> FileVersion? {
    read(path)?.version
  }

  func replace(
    _ path: String, with data: Data, isKnown: (FileVersion) -> Bool
  ) -> (version: FileVersion, replaced: FileContent?) {
    state.withLock { state in
      state.count += 1
      let version = FileVersion(number: state.count)
      state.files[path] = FileContent(data: data, version: version)
      return (version, nil)
    }
  }

  func keepAside(_ path: String) {
    state.withLock { state in
      let free = DurableFile.asideNames(of: path).first { state.files[$0] == nil }
      if let free { state.files[free] = state.files[path] }
    }
  }

  func removeLeftovers(of path: String) {}

  func watch(_ path: String, _ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription {}
  }
}
