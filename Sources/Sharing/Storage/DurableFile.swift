import Foundation
import Glibc

/// Files that have, at any moment and after any crash, the old content or the new one.
enum DurableFile {
  /// The content and version of a file, or `nil` if there is none.
  static func read(_ path: String) throws(FileStorageError) -> FileContent? {
    // Opening a pipe waits for whoever writes to it; this does not.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .refused(action: "read", path: path, code: errno)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw .refused(action: "read", path: path, code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    var data = Data(count: Int(status.st_size))
    var length = 0
    while true {
      if length == data.count { data.count += 4096 }
      let room = data.count
      let count = data.withUnsafeMutableBytes { bytes in
        Glibc.read(file, bytes.baseAddress! + length, room - length)
      }
      if count == 0 { break }
      if count > 0 {
        length += count
      } else if errno != EINTR {
        throw .refused(action: "read", path: path, code: errno)
      }
    }
    data.count = length
    return FileContent(data: data, version: FileVersion(status))
  }

  /// The version of a file, or `nil` if there is none.
  static func version(of path: String) throws(FileStorageError) -> FileVersion? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .refused(action: "read", path: path, code: errno)
    }
    return FileVersion(status)
  }

  /// Replaces the content of a file in one step, and returns when the disk has it.
  ///
  /// - Parameters:
  ///   - path: The file. A link stays a link: what it points to is replaced.
  ///   - data: The new content.
  ///   - mode: The permissions of a new file, which the process's mask restricts; others keep theirs.
  ///   - isKnown: Whether the replaced content need not be handed back.
  /// - Returns: The new version, and what was replaced, if that is not known.
  static func replace(
    _ path: String, with data: Data, mode: mode_t = 0o666,
    isKnown: (FileVersion) -> Bool = { _ in true }
  ) throws(FileStorageError) -> (version: FileVersion, replaced: FileContent?) {
    let target = try target(of: path)
    let (folder, name) = split(target)
    var old = stat()
    let exists = stat(target, &old) == 0
    guard !exists || old.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: target) }
    if !exists { try makeFolder(folder) }
    let temporary = "\(folder)/.\(name).\(UUID().uuidString).tmp"
    // After the exchange it is the old content that has the temporary name.
    defer { unlink(temporary) }
    let version = try fill(temporary, with: data, mode: mode, like: exists ? old : nil)
    let replaced: FileContent?
    switch swap(temporary, target) {
    case .exchanged:
      replaced = unknownContent(of: temporary, isKnown)
    case .created:
      replaced = nil
    case .unsupported:
      // A change in the moment between the two steps is not noticed.
      replaced = unknownContent(of: target, isKnown)
      guard rename(temporary, target) == 0 else {
        throw .refused(action: "replace", path: target, code: errno)
      }
    }
    try synchronize(folder: folder)
    return (version, replaced)
  }

  private static func unknownContent(
    of path: String, _ isKnown: (FileVersion) -> Bool
  ) -> FileContent? {
    guard let version = try? version(of: path), !isKnown(version) else { return nil }
    return try? read(path)
  }

  /// Gives the content of a file a second name beside it.
  static func keepAside(_ path: String) throws(FileStorageError) {
    let target = try target(of: path)
    var status = stat()
    guard stat(target, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile(path: target)
    }
    for name in asideNames(of: target) {
      if link(target, name) == 0 { return }
      // Where links are not allowed, the file itself takes the name.
      if errno == EPERM, rename2(target, name, noReplaceFlag) == 0 { return }
      switch errno {
      case EEXIST: continue
      case ENOENT: return
      case let code: throw .refused(action: "keep a copy of", path: target, code: code)
      }
    }
  }

  /// The names under which unreadable content may be kept, best first.
  static func asideNames(of path: String) -> some Sequence<String> {
    (1...).lazy.map { number in
      number == 1 ? "\(path).unreadable" : "\(path).unreadable-\(number)"
    }
  }

  /// Removes what crashes left behind in the middle of a save.
  ///
  /// Only what is older than an hour: another process may be about to rename its own.
  static func removeLeftovers(of path: String) {
    guard let target = try? target(of: path) else { return }
    let (folder, name) = split(target)
    let prefix = ".\(name)."
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(".tmp") {
      let middle = name.dropFirst(prefix.count).dropLast(4)
      guard UUID(uuidString: String(middle)) != nil else { continue }
      var status = stat()
      let leftover = "\(folder)/\(name)"
      guard stat(leftover, &status) == 0, status.st_mtim.tv_sec + 3600 < time(nil) else { continue }
      unlink(leftover)
    }
  }

  /// The file that a path stands for, when links are followed.
  ///
  /// It need not exist, but there must be an end: what stands where links lead in a circle nobody knows,
  /// so that nothing is to be put there.
  static func target(of link: String) throws(FileStorageError) -> String {
    var path = link
    // The system follows this many as well.
    for _ in 0...40 {
      let next = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) {
        buffer -> String? in
        let count = readlink(path, buffer.baseAddress!, Int(PATH_MAX))
        guard count > 0 else { return nil }
        buffer[count] = 0
        return String(cString: buffer.baseAddress!)
      }
      guard let next else { return path }
      path = next.hasPrefix("/") ? next : "\(split(path).folder)/\(next)"
    }
    throw .refused(action: "follow the links of", path: link, code: ELOOP)
  }

  /// The folder and the name of a file.
  static func split(_ path: String) -> (folder: String, name: String) {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  // MARK: - Steps of a save

  /// Makes a folder and those above it, where they are missing.
  static func makeFolder(_ path: String) throws(FileStorageError) {
    var status = stat()
    guard stat(path, &status) != 0 else { return }
    let parent = split(path).folder
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .refused(action: "make the folder", path: path, code: errno)
    }
    try synchronize(folder: parent)
  }

  private static func fill(
    _ path: String, with data: Data, mode: mode_t, like old: stat?
  ) throws(FileStorageError) -> FileVersion {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw .refused(action: "create", path: path, code: errno) }
    defer { close(file) }
    if let old {
      // Refused to those who do not own the file; then it becomes theirs.
      if old.st_uid != geteuid() || old.st_gid != getegid() {
        _ = fchown(file, old.st_uid, old.st_gid)
      }
      fchmod(file, old.st_mode & 0o7777)
    }
    let code = data.withUnsafeBytes { bytes -> Int32 in
      var rest = bytes[...]
      while !rest.isEmpty {
        let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
        let count = Glibc.write(file, start, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    guard code == 0 else { throw .refused(action: "write", path: path, code: code) }
    var status = stat()
    guard fsync(file) == 0, fstat(file, &status) == 0 else {
      throw .refused(action: "write", path: path, code: errno)
    }
    return FileVersion(status)
  }

  private enum Swap {
    /// The old content has the temporary name.
    case exchanged
    /// There was no file.
    case created
    /// The file system cannot do either.
    case unsupported
  }

  /// Gives the new content its name, without losing sight of the old one.
  private static func swap(_ new: String, _ target: String) -> Swap {
    // The two steps take turns until nobody has made or removed the file in between.
    for _ in 0..<100 {
      if rename2(new, target, exchangeFlag) == 0 { return .exchanged }
      guard errno == ENOENT else { break }
      if rename2(new, target, noReplaceFlag) == 0 { return .created }
      guard errno == EEXIST else { break }
    }
    return .unsupported
  }

  private static let noReplaceFlag: UInt32 = 1
  private static let exchangeFlag: UInt32 = 2

  private static func rename2(_ old: String, _ new: String, _ flags: UInt32) -> Int32 {
    guard let function = systemRename else {
      errno = ENOSYS
      return -1
    }
    return function(AT_FDCWD, old, AT_FDCWD, new, flags)
  }

  private typealias Rename =
    @convention(c) (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32

  /// The module of the C library does not show it.
  private static let systemRename: Rename? = dlsym(nil, "renameat2").map {
    unsafeBitCast($0, to: Rename.self)
  }

  private static func synchronize(folder path: String) throws(FileStorageError) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .refused(action: "open", path: path, code: errno) }
    defer { close(folder) }
    // Some file systems have nothing to synchronize in a folder.
    guard fsync(folder) == 0 || errno == EINVAL else {
      throw .refused(action: "write", path: path, code: errno)
    }
  }
}

/// What a file holds.
struct FileContent: Sendable {
  var data: Data
  var version: FileVersion
}
