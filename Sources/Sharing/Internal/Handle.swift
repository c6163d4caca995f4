import Combine
import Dependencies
import IssueReporting
import Synchronization

/// What the copies of one shared value have in common: the reference, which a load of another key
/// replaces for all of them.
///
/// Reads go through here, in code that the compiler does not specialize: it keeps to types that need
/// no look-up at run time.
final class Handle<Value>: @unchecked Sendable {
  private let first: any ReadableReference<Value>
  /// The same, unless the holder may only read.
  private let firstWritable: (any Reference<Value>)?
  private let lazyLinks = AtomicLazyReference<HandleLinks>()
  private let hasLinks = Atomic<Bool>(false)

  private final class Target {
    let readable: any ReadableReference<Value>
    let writable: (any Reference<Value>)?

    init(_ readable: any ReadableReference<Value>, _ writable: (any Reference<Value>)?) {
      self.readable = readable
      self.writable = writable
    }
  }

  private typealias Publishers = CurrentValueSubject<AnyPublisher<Value, Never>, Never>

  /// Creates the handle of a holder that reads and writes.
  init(_ target: any Reference<Value>) {
    first = target
    firstWritable = target
  }

  /// Creates the handle of a holder that only reads.
  init(reading target: any ReadableReference<Value>) {
    first = target
    firstWritable = nil
  }

  // MARK: - The target

  /// Refers to the value of another key from now on, and loads it.
  ///
  /// - Parameters:
  ///   - target: The value.
  ///   - isWritable: Whether the holder changes it, too.
  ///   - site: Where that is done, for messages.
  /// - Throws: What the storage throws.
  func move<Stored: Reference<Value> & Persistence>(
    to target: Stored, isWritable: Bool, _ site: Site
  ) async throws {
    let changes = SharedChanges.isInUse ? DependencyValues._current.sharedChanges : nil
    let asserted = changes.map { SharedReview.asserted($0) { untracked } }
    // The storage may bring the value now, or on a thread that does not know whom to tell.
    func note() {
      if let changes, let asserted { changes.noteMove(self, from: asserted, site) }
    }
    replace(with: Target(target, isWritable ? target : nil))
    note()
    defer { note() }
    try await target.load()
  }

  private func replace(with target: Target) {
    let links = links
    // Returned, so that the old target is destroyed outside of the lock.
    _ = links.target.withLock { current in
      let old = current
      current = target
      return old
    }
    links.isReplaced.store(true, ordering: .releasing)
    links.registrar.changed()
    let publishers = links.publishers.withLock { $0 } as? Publishers
    publishers?.send(target.readable.publisher)
  }

  /// Tells observers that their holder has another handle now.
  func left() {
    if hasLinks.load(ordering: .acquiring) { links.registrar.changed() }
  }

  private var links: HandleLinks {
    if let links = lazyLinks.load() { return links }
    let links = lazyLinks.storeIfNil(HandleLinks())
    hasLinks.store(true, ordering: .releasing)
    return links
  }

  private var replacement: Target? {
    guard hasLinks.load(ordering: .acquiring), links.isReplaced.load(ordering: .acquiring) else {
      return nil
    }
    return links.target.withLock { $0 } as? Target
  }

  private var readable: any ReadableReference<Value> {
    guard hasLinks.load(ordering: .acquiring) else { return first }
    return replacement?.readable ?? first
  }

  /// What a test that is under way knows of the value, if it is another key's than before.
  private var reviewed: Value? {
    guard SharedChanges.isInUse, replacement != nil else { return nil }
    return SharedReview.current?.value(of: self)
  }

  private var writable: (any Reference<Value>)? {
    guard hasLinks.load(ordering: .acquiring), let replacement else { return firstWritable }
    return replacement.writable
  }
}

extension Handle {
  /// Whether it refers to the value of a key, and not to a part of one or to a value in memory alone.
  var isOfKey: Bool { readable is any Persistence }
}

extension Handle: Reference {
  var root: AnyObject { readable.root }

  var value: Value {
    let readable = readable
    if readable.track() { links.registrar.access() }
    return readable === first ? readable.untracked : untracked
  }

  var untracked: Value { reviewed ?? target }

  /// What the reference has, whatever a test knows of another one before.
  var target: Value { readable.untracked }

  var isTracking: Bool { readable.isTracking }

  @discardableResult
  func track() -> Bool {
    guard readable.track() else { return false }
    links.registrar.access()
    return true
  }

  func trackPart(_ isUnchanged: @escaping (Value, Value) -> Bool) {
    readable.trackPart(isUnchanged)
    links.registrar.access()
  }

  var publisher: AnyPublisher<Value, Never> {
    let current = readable.publisher
    let publishers = links.publishers.withLock { publishers in
      if let publishers = publishers as? Publishers { return publishers }
      let new = Publishers(current)
      publishers = new
      return new
    }
    return publishers.switchToLatest().eraseToAnyPublisher()
  }

  var persistence: (any Persistence)? {
    let target = readable
    if target.isTracking { links.registrar.access() }
    return target.persistence
  }

  func mutate<Result, Failure: Error>(
    _ site: Site, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let writable else {
      // Nobody who only reads has a way to get here.
      var value = untracked
      return try body(&value)
    }
    guard let reviewed else { return try writable.mutate(site, body) }
    return try writable.mutate(site) { value throws(Failure) in
      value = reviewed
      return try body(&value)
    }
  }
}
