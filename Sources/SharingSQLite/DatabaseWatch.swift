import Dispatch
import IssueReporting
import Sharing

/// Tells of changes to a database.
///
/// Those of this process are told after their transactions. Those of other processes write to the log
/// beside the database, which is watched.
final class DatabaseWatch: @unchecked Sendable {
  private struct State {
    var handlers: [Int: @Sendable ((any Error)?) -> Void] = [:]
    var nextID = 0
    var folder: SharedSubscription?
    var isEnded = false
    var isChecking = false
    var needsCheck = false
    /// How often to look again as long as it is not certain that all changes were seen.
    var doubts = 0
    var isForced = false
  }

  private let writer: Connection
  private let reader: Connection
  private let queue = DispatchQueue(label: "tern.sqlite-watch")
  private let state = Lock(State())
  /// SQLite's number of the last commit that was seen; used on the queue only.
  private var version: SQLiteValue?

  init(writer: Connection, reader: Connection) {
    self.writer = writer
    self.reader = reader
  }

  private var isInMemory: Bool { writer === reader }

  /// Calls a function after each change, and once at the start.
  func add(_ handler: @escaping @Sendable ((any Error)?) -> Void) throws -> Int {
    let (id, isFirst) = state.withLock { state in
      state.nextID += 1
      state.handlers[state.nextID] = handler
      return (state.nextID, state.folder == nil && !state.isEnded)
    }
    if isFirst, !isInMemory {
      do {
        let folder = try FolderWatcher.shared.watch("\(writer.path)-wal", includingWrites: true) {
          [weak self] in self?.check(doubts: 50)
        }
        state.withLock { state in
          if state.folder == nil, !state.isEnded { state.folder = folder }
        }
      } catch {
        remove(id)
        throw error
      }
    }
    // Something may have changed between the load and the watch.
    queue.async { handler(nil) }
    return id
  }

  func remove(_ id: Int) {
    _ = state.withLock { $0.handlers.removeValue(forKey: id) }
  }

  /// Ends the watch.
  func end() {
    let (folder, handlers) = state.withLock { state in
      defer {
        state.isEnded = true
        state.folder = nil
        state.handlers = [:]
      }
      return (state.folder, state.handlers)
    }
    folder?.cancel()
    _ = handlers
  }

  /// Looks soon whether something has changed.
  ///
  /// - Parameters:
  ///   - doubts: How often to look again as long as it is not certain that what may have changed is
  ///     committed. Zero, if it is.
  ///   - isForced: Whether to call the handlers in any case.
  func check(doubts: Int = 0, isForced: Bool = false) {
    let starts = state.withLock { state in
      guard !state.handlers.isEmpty else { return false }
      state.needsCheck = true
      state.doubts = max(state.doubts, doubts)
      if isForced { state.isForced = true }
      defer { state.isChecking = true }
      return !state.isChecking
    }
    guard starts else { return }
    queue.async { [weak self] in
      while let self, let (doubts, isForced) = self.takeCheck() { self.look(doubts, isForced) }
    }
  }

  private func takeCheck() -> (doubts: Int, isForced: Bool)? {
    state.withLock { state in
      guard state.needsCheck else {
        state.isChecking = false
        return nil
      }
      state.needsCheck = false
      defer {
        state.doubts = 0
        state.isForced = false
      }
      return (state.doubts, state.isForced)
    }
  }

  private func look(_ doubts: Int, _ isForced: Bool) {
    if doubts > 0 {
      // The log was written, but what was written may not be committed yet: whoever writes has the
      // database to itself until it is. So when this has it, that is over.
      let isCertain = !writer.isReadOnly && (try? writer.transaction {}) != nil
      if !isCertain {
        // It takes longer, or this program may only read.
        queue.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.check(doubts: doubts - 1) }
      }
    }
    let found = Result { try isChanged() }
    if !isForced, case .success(false) = found { return }
    var problem: (any Error)?
    if case .failure(let error) = found { problem = error }
    let handlers = state.withLock { Array($0.handlers.values) }
    for handler in handlers { handler(problem) }
  }

  private func isChanged() throws -> Bool {
    // A connection does not count its own commits.
    if isInMemory { return true }
    let found = try reader.run("PRAGMA data_version").first?[0]
    defer { version = found }
    return found != version
  }
}
