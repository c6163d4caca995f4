import Dispatch
import Foundation
import Glibc
import IssueReporting

/// Tells of changes to files, whoever makes them.
///
/// It watches the folders that the files are in, so that it also sees files being replaced, made and
/// removed. All watches of a process share one descriptor.
package final class FolderWatcher: Sendable {
  /// The watcher of the process.
  package static let shared = FolderWatcher()

  private struct State {
    var descriptor: Int32 = -1
    var source: (any DispatchSourceRead)?
    var watches: [Int: FileWatch] = [:]
    var nextID = 0
    /// The watches by folder, and by name in that folder.
    var folders: [Int32: [String: Set<Int>]] = [:]
  }

  private struct FileWatch {
    var path: String
    var events: UInt32
    var handler: @Sendable () -> Void
    var folders: [Int32: Set<String>] = [:]
  }

  private let state = Lock(State())
  private let queue = DispatchQueue(label: "tern.folder-watcher")

  private init() {}

  /// Watches a file, which need not exist, and neither need its folder.
  ///
  /// - Parameters:
  ///   - path: The file. If it is a link, what it points to is watched too.
  ///   - includingWrites: Whether each write counts, not only the closing of a written file.
  ///   - handler: Called after a change, or what may be one, in an order of its own: compare.
  /// - Returns: What ends the watch.
  /// - Throws: `FileStorageError` if the system allows no more watches.
  package func watch(
    _ path: String, includingWrites: Bool = false, handler: @escaping @Sendable () -> Void
  ) throws -> SharedSubscription {
    var events: UInt32 = Self.structure | UInt32(IN_CLOSE_WRITE)
    if includingWrites { events |= UInt32(IN_MODIFY) }
    let watch = FileWatch(path: path, events: events, handler: handler)
    let id = try state.withLock { state throws(FileStorageError) in
      try open(&state)
      let id = state.nextID
      state.nextID += 1
      state.watches[id] = watch
      do throws(FileStorageError) {
        try attach(id, &state)
      } catch {
        detach(id, &state)
        state.watches[id] = nil
        throw error
      }
      return id
    }
    return SharedSubscription { [self] in
      // The handler is destroyed outside of the lock.
      _ = state.withLock { state in
        detach(id, &state)
        return state.watches.removeValue(forKey: id)
      }
    }
  }

  // MARK: - Folders

  private static let structure = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF
  )

  private func open(_ state: inout State) throws(FileStorageError) {
    guard state.descriptor < 0 else { return }
    let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw .refused(action: "watch", path: "any file", code: errno)
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [unowned self] in readEvents(descriptor) }
    source.activate()
    state.descriptor = descriptor
    state.source = source
  }

  /// Watches the folders that a file depends on now.
  private func attach(_ id: Int, _ state: inout State) throws(FileStorageError) {
    guard let watch = state.watches[id] else { return }
    var folders = try watchAll(watch, state.descriptor)
    // Folders may be moved while they are looked at. What is found twice is complete: of a later change
    // there will be news.
    for _ in 0..<10 {
      let again = try watchAll(watch, state.descriptor)
      guard again != folders else { break }
      for folder in folders.keys where again[folder] == nil && state.folders[folder] == nil {
        inotify_rm_watch(state.descriptor, folder)
      }
      folders = again
    }
    for (folder, names) in folders {
      for name in names { state.folders[folder, default: [:]][name, default: []].insert(id) }
    }
    for (folder, names) in watch.folders {
      for name in names.subtracting(folders[folder] ?? []) { remove(id, folder, name, &state) }
    }
    state.watches[id]?.folders = folders
  }

  /// Watches the folders that a file depends on at this moment.
  ///
  /// - Returns: The watched folders, and what to look for in them.
  private func watchAll(
    _ watch: FileWatch, _ descriptor: Int32
  ) throws(FileStorageError) -> [Int32: Set<String>] {
    var folders: [Int32: Set<String>] = [:]
    let target = (try? DurableFile.target(of: watch.path)) ?? watch.path
    for path in Set([watch.path, target]) {
      for (folder, name) in watchAncestors(of: path, descriptor) {
        folders[folder, default: []].insert(name)
      }
      let (folder, name) = try watchNearest(path, watch.events, descriptor)
      folders[folder, default: []].insert(name)
    }
    return folders
  }

  private func detach(_ id: Int, _ state: inout State) {
    for (folder, names) in state.watches[id]?.folders ?? [:] {
      for name in names { remove(id, folder, name, &state) }
    }
    state.watches[id]?.folders = [:]
  }

  private func remove(_ id: Int, _ folder: Int32, _ name: String, _ state: inout State) {
    state.folders[folder]?[name]?.remove(id)
    if state.folders[folder]?[name]?.isEmpty == true { state.folders[folder]?[name] = nil }
    if state.folders[folder]?.isEmpty == true {
      state.folders[folder] = nil
      inotify_rm_watch(state.descriptor, folder)
    }
  }

  /// Watches the folder of a file or, if there is none, the nearest one above it.
  ///
  /// - Returns: The watched folder, and what to look for in it.
  private func watchNearest(
    _ path: String, _ events: UInt32, _ descriptor: Int32
  ) throws(FileStorageError) -> (Int32, String) {
    while true {
      var folder = path
      var name = ""
      var result: Int32 = -1
      repeat {
        (folder, name) = DurableFile.split(folder)
        result = inotify_add_watch(
          descriptor, folder, events | UInt32(IN_MASK_ADD) | UInt32(IN_ONLYDIR)
        )
      } while result < 0 && [ENOENT, ENOTDIR].contains(errno) && folder != "/"
      guard result >= 0 else { throw .refused(action: "watch", path: folder, code: errno) }
      // The next folder may have come between the two steps; then the event is missed.
      let next = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      var status = stat()
      let isFile = next == path
      if isFile || stat(next, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR {
        return (result, name)
      }
    }
  }

  /// Watches what is above the folder of a file, as far as another file may come to have its path: folders
  /// that get another name, and links to folders that are replaced.
  ///
  /// - Returns: The watched folders, and what to look for in them; nothing stands for the folder itself.
  private func watchAncestors(of path: String, _ descriptor: Int32) -> [(Int32, String)] {
    var folders: [String] = []
    var (folder, _) = DurableFile.split(path)
    while folder != "/", folder != "." {
      folders.append(folder)
      folder = DurableFile.split(folder).folder
    }
    var watched: [(Int32, String)] = []
    for folder in folders.reversed() {
      let (parent, name) = DurableFile.split(folder)
      var status = stat()
      let isLink = lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
      let events = isLink ? Self.structure : UInt32(IN_MOVE_SELF)
      // One that may not be watched is not missed: it is rare that it changes.
      let result = inotify_add_watch(
        descriptor, isLink ? parent : folder, events | UInt32(IN_MASK_ADD) | UInt32(IN_ONLYDIR)
      )
      if result >= 0 { watched.append((result, isLink ? name : "")) }
    }
    return watched
  }

  // MARK: - Events

  private func readEvents(_ descriptor: Int32) {
    let size = 64 * 1024
    let header = MemoryLayout<inotify_event>.size
    withUnsafeTemporaryAllocation(
      byteCount: size, alignment: MemoryLayout<inotify_event>.alignment
    ) { buffer in
      guard let base = buffer.baseAddress else { return }
      while true {
        let count = read(descriptor, base, size)
        guard count > 0 else { return }
        var changed: Set<Int> = []
        var offset = 0
        while offset + header <= count {
          let event = base.load(fromByteOffset: offset, as: inotify_event.self)
          let text = (base + offset + header).assumingMemoryBound(to: CChar.self)
          let name = event.len > 0 ? String(cString: text) : ""
          collect(event, name, &changed)
          offset += header + Int(event.len)
        }
        tell(changed)
      }
    }
  }

  private func collect(_ event: inotify_event, _ name: String, _ changed: inout Set<Int>) {
    state.withLock { state in
      var ids: Set<Int> = []
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        ids = Set(state.watches.keys)
      } else if name.isEmpty {
        // The folder itself has gone, or moved.
        for found in (state.folders[event.wd] ?? [:]).values { ids.formUnion(found) }
      } else {
        ids = state.folders[event.wd]?[name] ?? []
      }
      if event.mask & UInt32(IN_MODIFY) != 0 {
        // Watched for somebody else in the same folder, perhaps.
        ids = ids.filter { (state.watches[$0]?.events ?? 0) & UInt32(IN_MODIFY) != 0 }
      }
      changed.formUnion(ids)
      if event.mask & UInt32(IN_IGNORED) != 0 {
        for ids in (state.folders.removeValue(forKey: event.wd) ?? [:]).values {
          for id in ids { state.watches[id]?.folders[event.wd] = nil }
        }
      } else if event.mask & UInt32(IN_MODIFY) == 0 {
        for id in ids { try? attach(id, &state) }
      }
    }
  }

  private func tell(_ ids: Set<Int>) {
    let handlers = state.withLock { state in ids.compactMap { state.watches[$0]?.handler } }
    for handler in handlers { handler() }
  }
}
