import Foundation
import Glibc
import IssueReporting

/// The file behind a store of user defaults.
///
/// Foundation writes that file in place, from what it has read some time before: a crash in between
/// leaves it empty, and two processes lose each other's changes. So this reads and replaces the file
/// itself, in one step and one process at a time, and lets Foundation read it again.
struct DefaultsSuite: Sendable {
  let path: String

  /// Creates the suite of a store, or returns `nil` if the store is not known to be in a file.
  init?(_ defaults: UserDefaults) {
    // A subclass may keep its values anywhere.
    guard
      type(of: defaults) == UserDefaults.self,
      let child = Mirror(reflecting: defaults).children.first(where: { $0.label == "suite" }),
      let suite = child.value as? String?
    else { return nil }
    let name = suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    if name.hasPrefix("/") {
      path = "\(name).plist"
    } else if let folder = Self.folder {
      path = "\(folder)/\(name).plist"
    } else {
      return nil
    }
  }

  /// Where Foundation keeps the files of suites.
  private static var folder: String? {
    if let folder = environment("XDG_CONFIG_HOME") { return folder }
    return (environment("CFFIXED_USER_HOME") ?? environment("HOME")).map { "\($0)/.config" }
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else {
      return nil
    }
    return value
  }

  /// What the file has.
  func objects() throws -> [String: Any] {
    guard let content = try DurableFile.read(path) else { return [:] }
    return try decode(content.data)
  }

  /// Runs a function that no other process interrupts which uses this, too.
  func withLock(_ body: () throws -> Void) throws {
    try FolderLock.withLock(folder, body)
  }

  private var folder: String {
    get throws { DurableFile.split(try DurableFile.target(of: path)).folder }
  }

  /// Changes the file in one step that no other process which does the same interrupts.
  func set(_ object: Any?, for key: String) throws {
    try DurableFile.makeFolder(folder)
    try withLock {
      var objects: [String: Any] = [:]
      if let content = try DurableFile.read(path) {
        do {
          objects = try decode(content.data)
        } catch {
          try DurableFile.keepAside(path)
        }
      }
      objects[key] = object
      let data = try PropertyListSerialization.data(
        fromPropertyList: objects, format: .xml, options: 0
      )
      // As private as Foundation makes them.
      _ = try DurableFile.replace(path, with: data, mode: 0o600)
    }
  }

  private func decode(_ data: Data) throws -> [String: Any] {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw FileStorageError.otherContent(
        path: path, type: "property list", underlying: error
      )
    }
    guard let objects = list as? [String: Any] else {
      throw FileStorageError.otherContent(
        path: path, type: "dictionary",
        underlying: StoredTypeError(
          key: path, expected: "dictionary", found: "\(type(of: list))"
        )
      )
    }
    return objects
  }
}

/// A lock that processes share, on a folder.
private enum FolderLock {
  static func withLock(_ folder: String, _ body: () throws -> Void) throws {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that does not exist yet has nothing to lose.
    guard descriptor >= 0 else { return try body() }
    // Closing it gives the lock back. Where the file system has no locks, things go on without.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    try body()
  }
}
