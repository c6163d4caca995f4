import Foundation
import Glibc

/// Files that have, at any moment and after any crash, the old content or the new one.
enum DurableFile {
  /// The content of a file, or `nil` if there is none.
  @Sendable
  static func read(_ url: URL) throws -> Data? {
    var status = stat()
    // Asked first: with the content missing, Foundation's error does not say which part was.
    guard stat(url.path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw FileError(action: "read", path: url.path, code: errno)
    }
    return try Data(contentsOf: url)
  }

  /// Replaces the content of a file in one step, and returns when the disk has it.
  @Sendable
  static func write(_ data: Data, _ url: URL) throws {
    // A link stays a link: what it points to is replaced.
    let target = url.resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let temporary = folder.appendingPathComponent(
      ".\(target.lastPathComponent).\(UUID().uuidString).tmp"
    ).path
    do {
      try fill(temporary, with: data, permissions: permissions(of: target.path))
      guard rename(temporary, target.path) == 0 else {
        throw FileError(action: "replace", path: target.path, code: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
    try synchronize(folder: folder.path)
  }

  /// Gives the content of a file a second name beside it.
  @Sendable
  static func keepAside(_ url: URL) throws {
    let target = url.resolvingSymlinksInPath()
    for name in asideNames(of: target) {
      if link(target.path, name.path) == 0 { return }
      switch errno {
      case EEXIST: continue
      case ENOENT: return
      case let code: throw FileError(action: "keep a copy of", path: target.path, code: code)
      }
    }
  }

  /// The names under which unreadable content may be kept, best first.
  static func asideNames(of url: URL) -> some Sequence<URL> {
    (1...).lazy.map { number in
      url.appendingPathExtension(number == 1 ? "unreadable" : "unreadable-\(number)")
    }
  }

  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  private static func fill(_ path: String, with data: Data, permissions: mode_t?) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(action: "create", path: path, code: errno) }
    defer { close(file) }
    if let permissions { fchmod(file, permissions) }
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          throw FileError(action: "write", path: path, code: errno)
        }
      }
    }
    guard fsync(file) == 0 else { throw FileError(action: "write", path: path, code: errno) }
  }

  private static func synchronize(folder path: String) throws {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileError(action: "open", path: path, code: errno) }
    defer { close(folder) }
    guard fsync(folder) == 0 else { throw FileError(action: "write", path: path, code: errno) }
  }
}

/// The system refused something about a file.
struct FileError: Error, CustomStringConvertible {
  var action: String
  var path: String
  var code: Int32

  var description: String {
    "Could not \(action) '\(path)': \(String(cString: strerror(code)))."
  }
}
