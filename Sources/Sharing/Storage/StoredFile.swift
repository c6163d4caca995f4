import Dispatch
import Foundation
import IssueReporting

/// A file that values are kept in, for all keys that name it.
///
/// A change is on the disk soon after it is made, and the first of many at once; the rest of them
/// waits for the end of a window, and only the last is written. Nothing of this calls out while it
/// holds a lock: encoding and observers run outside.
final class StoredFile: Sendable {
  /// A value that the file does not have yet.
  private struct Pending {
    var number: Int
    var value: any Sendable
    var encode: @Sendable () throws -> Data
  }

  private enum Known {
    case nothing
    case noFile
    case version(FileVersion)
  }

  private struct State {
    var pending: Pending?
    var lastNumber = 0
    var writtenNumber = 0
    var failedNumber = 0
    var continuations: [(number: Int, continuation: SaveContinuation)] = []
    var isWindowOpen = false
    var known = Known.nothing
    var isUnreadable = false
    var hasRemovedLeftovers = false
    var subscribers: [Int: FileSubscriber] = [:]
    var nextSubscriber = 0
    var watch: SharedSubscription?
  }

  let path: String
  private let medium: any FileMedium
  private let window: Duration
  private let clock: any Clock<Duration>
  private let state = Lock(State())
  private let checks = CheckSchedule()
  /// Held while the file is read or written.
  private let turn = Lock(0)

  init(_ path: String, _ medium: any FileMedium, window: Duration, clock: any Clock<Duration>) {
    self.path = path
    self.medium = medium
    self.window = window
    self.clock = clock
  }

  // MARK: - Reading

  /// The value in the file, or `nil` if there is no file.
  ///
  /// A value that could not be saved yet stands in for the file's.
  func load<Value: Sendable>(_ decode: (Data) throws -> Value) throws -> Value? {
    if flush() != nil, let value = state.withLock({ $0.pending?.value }) as? Value {
      return value
    }
    let content = try turn.withLock { _ in
      let content = Result { try medium.read(path) }
      state.withLock { state in
        switch content {
        case .success(let content?): state.known = .version(content.version)
        case .success(nil): state.known = .noFile
        case .failure: state.isUnreadable = true
        }
      }
      return try content.get()
    }
    let value = content.map { content in Result { try self.decode(content, decode) } }
    state.withLock { $0.isUnreadable = value.map { $0.isIncomplete() } ?? false }
    return try value?.get().value
  }

  /// Decodes content, and says of which file it was if that fails.
  ///
  /// - Returns: The value, and whether it has less than the content.
  func decode<Value>(
    _ content: FileContent, _ decode: (Data) throws -> Value
  ) throws -> (value: Value, isLossy: Bool) {
    do {
      return try DecodingLoss.watch { try decode(content.data) }
    } catch {
      throw FileStorageError.otherContent(path: path, type: "\(Value.self)", underlying: error)
    }
  }

  // MARK: - Saving

  /// Takes a value to be saved.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isUrgent: Whether to save it now, whatever was saved a moment ago.
  ///   - continuation: Resumed when the file has this value, or a later one.
  ///   - encode: Makes the file's content.
  func save(
    _ value: any Sendable, isUrgent: Bool, _ continuation: SaveContinuation,
    encode: @escaping @Sendable () throws -> Data
  ) {
    // The value before is destroyed outside of the lock.
    let (opensWindow, writesNow, old) = state.withLock { state in
      let old = state.pending
      state.lastNumber += 1
      state.pending = Pending(number: state.lastNumber, value: value, encode: encode)
      state.continuations.append((state.lastNumber, continuation))
      let opensWindow = !medium.isImmediate && !state.isWindowOpen
      if opensWindow { state.isWindowOpen = true }
      return (opensWindow, isUrgent || opensWindow, old)
    }
    _ = old
    if medium.isImmediate {
      _ = flush()
      return
    }
    UnsavedFiles.shared.insert(self)
    // Somebody else may have written it already.
    forgetIfSaved()
    if writesNow { DispatchQueue.global().async { [self] in _ = flush() } }
    if opensWindow { startWindow() }
  }

  /// Writes the newest value, unless the file has it.
  ///
  /// - Returns: Why that failed.
  func flush() -> (any Error)? {
    guard let pending = state.withLock({ $0.pending }) else { return nil }
    let data = Result { try pending.encode() }
    var conflict: FileContent?
    let outcome = Result<Void, any Error> {
      let data = try data.get()
      conflict = try turn.withLock { _ in try write(data, pending.number) }
    }
    let (continuations, subscribers) = state.withLock { state in
      if outcome.error == nil, state.pending?.number == pending.number { state.pending = nil }
      if outcome.error != nil { state.failedNumber = max(state.failedNumber, pending.number) }
      let continuations = state.continuations.filter { $0.number <= pending.number }
      state.continuations.removeAll { $0.number <= pending.number }
      return (continuations, Array(state.subscribers.values))
    }
    if !medium.isImmediate { forgetIfSaved() }
    for (_, continuation) in continuations { continuation.resume(with: outcome) }
    if let conflict {
      let error = FileStorageError.changedElsewhere(path: path, content: conflict.data)
      for subscriber in subscribers { subscriber.fail(error) }
    }
    return outcome.error
  }

  private func forgetIfSaved() {
    UnsavedFiles.shared.remove(self) { state.withLock { $0.pending == nil } }
  }

  /// Writes content into the file, and returns what others had written there, if that was never seen.
  private func write(_ data: Data, _ number: Int) throws -> FileContent? {
    let (isOld, known, isUnreadable, removesLeftovers) = state.withLock { state in
      defer { state.hasRemovedLeftovers = true }
      return (
        number <= state.writtenNumber, state.known, state.isUnreadable, !state.hasRemovedLeftovers
      )
    }
    guard !isOld else { return nil }
    if removesLeftovers { medium.removeLeftovers(of: path) }
    if isUnreadable { try medium.keepAside(path) }
    let (version, replaced) = try medium.replace(path, with: data) { version in
      switch known {
      case .nothing: true
      case .noFile: false
      case .version(let known): known == version
      }
    }
    state.withLock { state in
      state.writtenNumber = number
      state.known = .version(version)
      state.isUnreadable = false
    }
    guard let replaced, replaced.data != data else { return nil }
    return replaced
  }

  private func startWindow() {
    Task { [self] in
      try? await clock.sleep(for: window)
      endWindow()
    }
  }

  private func endWindow() {
    let writes = state.withLock { state in
      // What failed is tried again with the next change, at the next explicit save and at the end.
      let writes = state.pending.map { $0.number > state.failedNumber } ?? false
      state.isWindowOpen = writes
      return writes
    }
    guard writes else { return }
    _ = flush()
    startWindow()
  }

  // MARK: - Watching

  /// Tells of changes that others make to the file.
  func subscribe(_ subscriber: FileSubscriber) throws -> SharedSubscription {
    let (id, isFirst) = state.withLock { state in
      let id = state.nextSubscriber
      state.nextSubscriber += 1
      state.subscribers[id] = subscriber
      return (id, state.watch == nil)
    }
    let subscription = SharedSubscription { [self] in
      let (removed, watch) = state.withLock { state in
        let removed = state.subscribers.removeValue(forKey: id)
        defer { if state.subscribers.isEmpty { state.watch = nil } }
        return (removed, state.subscribers.isEmpty ? state.watch : nil)
      }
      watch?.cancel()
      _ = removed
    }
    if isFirst {
      let watch = try medium.watch(path) { [weak self] in self?.scheduleCheck() }
      state.withLock { state in
        if state.watch == nil, !state.subscribers.isEmpty { state.watch = watch }
      }
    }
    // The file may have changed between the load and the watch.
    if !medium.isImmediate { scheduleCheck() }
    return subscription
  }

  private func scheduleCheck() {
    checks.schedule { [weak self] in self?.check() }
  }

  /// Reads what others have written.
  private func check() {
    let outside = turn.withLock { _ in readOutside() }
    guard let (content, deliveries) = outside else { return }
    for deliver in deliveries {
      deliver(content) { [state] isUnreadable in
        state.withLock { state in
          switch content {
          case .success(let content?): state.known = .version(content.version)
          case .success(nil): state.known = .noFile
          case .failure: break
          }
          state.isUnreadable = isUnreadable
        }
      }
    }
  }

  private func readOutside() -> (Result<FileContent?, any Error>, [FileSubscriber.Delivery])? {
    let (known, isPending, subscribers) = state.withLock { state in
      (state.known, state.pending != nil, Array(state.subscribers.values))
    }
    // A change that was made here wins, and its save looks at what it replaces.
    guard !isPending else { return nil }
    let version = Result { try medium.version(of: path) }
    switch (known, version) {
    case (.noFile, .success(nil)): return nil
    case (.version(let known), .success(let version)) where known == version: return nil
    default: break
    }
    // In this order: a change that is made here in the meantime is newer than what is read.
    let deliveries = subscribers.map { $0.prepare() }
    return (Result { try medium.read(path) }, deliveries)
  }
}

/// Who is told of changes to a file.
struct FileSubscriber: Sendable {
  /// Delivers what a file has, and calls back when it counts, with whether it is unreadable.
  typealias Delivery = (
    Result<FileContent?, any Error>, _ apply: @escaping (_ isUnreadable: Bool) -> Void
  ) -> Void

  /// Called before the file is read.
  var prepare: @Sendable () -> Delivery
  /// Takes an error that no content comes with.
  var fail: @Sendable (any Error) -> Void
}

extension Result {
  /// Whether content that was decoded would be lost with the next save.
  func isIncomplete<Value>() -> Bool where Success == (value: Value, isLossy: Bool) {
    switch self {
    case .success(let decoded): decoded.isLossy
    case .failure: true
    }
  }
}
