import Combine
import Dependencies
import IssueReporting

/// A value that the storage of a key keeps, shared by all holders of equal keys.
final class PersistentReference<Value: Sendable>: Sendable {
  private let key: any SharedReaderKey<Value>
  private let transactionalKey: (any TransactionalSharedKey<Value>)?
  private let box: ValueBox<Value>
  private let status: PersistenceStatus
  private let subscription = Lock<SharedSubscription?>(nil)
  private let onDeinit: @Sendable () -> Void

  /// Creates a reference with what the storage has, or else with a default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - site: Where the key is used, for messages.
  ///   - defaultValue: The default value, not called if it is not needed.
  ///   - onDeinit: Called when the last holder is gone.
  init(
    _ key: some SharedReaderKey<Value>,
    _ site: Site,
    default defaultValue: () -> Value,
    onDeinit: @escaping @Sendable () -> Void
  ) {
    let status = PersistenceStatus()
    if let memory = key as? InMemoryKey<Value> {
      // The storage is the box itself: there is nothing to load, to save or to watch.
      self.key = key
      transactionalKey = nil
      self.status = status
      self.onDeinit = onDeinit
      switch memory.store.box(for: memory.key, site, default: defaultValue) {
      case .success(let box):
        self.box = box
      case .failure(let error):
        status.watch(error: error)
        self.box = ValueBox(defaultValue(), site)
      }
      return
    }
    let stored = storedResult(of: key)
    let value = (try? stored?.get()) ?? defaultValue()
    let writableKey = key as? any SharedKey<Value>
    self.key = key
    self.status = status
    self.onDeinit = onDeinit
    transactionalKey = key as? any TransactionalSharedKey<Value>
    // A transaction saves by itself.
    if let writableKey, transactionalKey == nil {
      box = ValueBox(value, site) { value in
        writableKey.save(
          value,
          context: .didSet,
          continuation: SaveContinuation("\(key)") { status.endSave($0.error) }
        )
      }
    } else {
      box = ValueBox(value, site)
    }
    if let stored {
      if let error = stored.error { status.watch(error: error) }
    } else {
      let box = box
      let changes = box.changes
      status.beginLoad()
      key.load(
        context: .initialValue(value),
        continuation: LoadContinuation("\(key)") { result in
          // A change that was made while the first load ran is newer than what was loaded.
          _ = box.replace(with: result.value(), ifStillAt: changes)
          status.endLoad(result.error)
        }
      )
    }
  }

  deinit { onDeinit() }

  /// Starts to watch the storage.
  func start() {
    let (box, status) = (box, status)
    let subscriber = SharedSubscriber<Value>(
      callback: { result in
        if case .success(let value?) = result { box.replace(with: value) }
        status.watch(error: result.error)
      },
      onLoading: { status.watch(isLoading: $0) },
      makeAttempt: {
        let changes = box.changes
        return SharedAttempt { result, apply in
          let isCurrent = box.replace(with: result.value(), ifStillAt: changes, apply: apply)
          if isCurrent { status.watch(error: result.error) }
          return isCurrent
        }
      }
    )
    let watch = key.subscribe(context: .initialValue(box.current), subscriber: subscriber)
    subscription.withLock { $0 = watch }
  }
}

extension PersistentReference: Reference {
  var root: AnyObject { box }
  var untracked: Value { box.untracked }
  var isTracking: Bool { box.isTracking }

  @discardableResult
  func track() -> Bool { box.track() }

  func trackPart(_ isUnchanged: @escaping (Value, Value) -> Bool) {
    box.trackPart(isUnchanged)
  }

  var publisher: AnyPublisher<Value, Never> { box.publisher }
  var persistence: (any Persistence)? { self }

  func mutate<Result, Failure: Error>(
    _ site: Site, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // What a test describes is no change of the storage.
    guard let transactionalKey, !box.isDescribed else { return try box.mutate(site, body) }
    let (result, error) = transact(transactionalKey, site, body)
    status.endSave(error)
    return try result.get()
  }

  /// Changes the value in a transaction of its storage.
  ///
  /// - Returns: What the function has returned or thrown, and why the value could not be stored.
  private func transact<Result, Failure: Error>(
    _ key: any TransactionalSharedKey<Value>, _ site: Site,
    _ body: (inout Value) throws(Failure) -> Result
  ) -> (Swift.Result<Result, Failure>, (any Error)?) {
    var told: ValueBox<Value>.Change?
    // Observers are told when the transaction is over.
    defer { if let told { box.tell(told) } }
    var outcome: Swift.Result<Result, Failure>?
    func change(_ newer: Value?) -> (Value, Swift.Result<Result, Failure>) {
      var latest: Value?
      let result: Swift.Result<Result, Failure>
      do throws(Failure) {
        let value = try box.mutate(site, from: newer, change: &told) {
          value throws(Failure) in
          defer { latest = value }
          return try body(&value)
        }
        result = .success(value)
      } catch {
        result = .failure(error)
      }
      return (latest ?? box.current, result)
    }
    let saved = Swift.Result {
      try key.transaction { newer in
        let (value, result) = change(newer)
        outcome = result
        return value
      }
    }
    return (outcome ?? change(nil).1, saved.error)
  }
}

extension PersistentReference: Persistence {
  var isLoading: Bool { status.isLoading }
  var loadError: (any Error)? { status.loadError }
  var saveError: (any Error)? { status.saveError }

  func load() async throws {
    status.beginLoad()
    let changes = box.changes
    let result = await withCheckedContinuation { continuation in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self.key)") { continuation.resume(returning: $0) }
      )
    }
    // A change that is made while this runs is newer than what is loaded.
    _ = box.replace(with: result.value(), ifStillAt: changes)
    status.endLoad(result.error)
    if let error = result.error { throw error }
  }

  func save() async throws {
    if let transactionalKey {
      let site = Site(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      let (_, error) = transact(transactionalKey, site) { _ in }
      status.endSave(error)
      if let error { throw error }
      return
    }
    guard let key = key as? any SharedKey<Value> else { return }
    let result = await withCheckedContinuation { continuation in
      // In order with the saves after changes, so that an old value never replaces a newer one.
      box.enqueue { value in
        key.save(
          value,
          context: .userInitiated,
          continuation: SaveContinuation("\(key)") { continuation.resume(returning: $0) }
        )
      }
    }
    status.endSave(result.error)
    try result.get()
  }
}

extension Result {
  var error: Failure? {
    switch self {
    case .success: nil
    case .failure(let error): error
    }
  }

  /// The value, if there is one.
  fileprivate func value<Wrapped>() -> Wrapped? where Success == Wrapped? {
    switch self {
    case .success(let value): value
    case .failure: nil
    }
  }
}
