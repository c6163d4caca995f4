import Combine
import IssueReporting

/// What the copies of one shared value have in common: the reference, which a load of another key
/// replaces for all of them.
final class Handle<Value>: @unchecked Sendable {
  private struct Target: @unchecked Sendable {
    var readable: any ReadableReference<Value>
    /// The same, unless the holder may only read.
    var writable: (any Reference<Value>)?
  }

  private let target: Replaceable<Target>
  private let publishers = Lock<CurrentValueSubject<AnyPublisher<Value, Never>, Never>?>(nil)

  /// Creates the handle of a holder that reads and writes.
  init(_ target: any Reference<Value>) {
    self.target = Replaceable(Target(readable: target, writable: target))
  }

  /// Creates the handle of a holder that only reads.
  init(reading target: any ReadableReference<Value>) {
    self.target = Replaceable(Target(readable: target))
  }

  /// Refers to something else from now on.
  func replace(with target: any Reference<Value>) {
    replace(with: Target(readable: target, writable: target))
  }

  /// Refers to something else from now on, and only reads it.
  func replace(withReading target: any ReadableReference<Value>) {
    replace(with: Target(readable: target))
  }

  /// Tells observers that their holder has another handle now.
  func left() {
    target.left()
  }

  private func replace(with target: Target) {
    self.target.replace(with: target)
    publishers.withLock { $0 }?.send(target.readable.publisher)
  }
}

extension Handle: Reference {
  var root: AnyObject { target.current.readable.root }

  var untracked: Value { target.current.readable.untracked }

  var isTracking: Bool { target.current.readable.isTracking }

  @discardableResult
  func track() -> Bool {
    guard target.current.readable.track() else { return false }
    target.access()
    return true
  }

  func trackPart(_ isUnchanged: @escaping (Value, Value) -> Bool) {
    target.current.readable.trackPart(isUnchanged)
    target.access()
  }

  var publisher: AnyPublisher<Value, Never> {
    let current = target.current.readable.publisher
    let publishers = self.publishers.withLock { publishers in
      if let publishers { return publishers }
      let new = CurrentValueSubject<AnyPublisher<Value, Never>, Never>(current)
      publishers = new
      return new
    }
    return publishers.switchToLatest().eraseToAnyPublisher()
  }

  var persistence: (any Persistence)? {
    let target = target.current.readable
    if target.isTracking { self.target.access() }
    return target.persistence
  }

  func mutate<Result, Failure: Error>(
    _ site: Site, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let writable = target.current.writable else {
      // Nobody who only reads has a way to get here.
      var value = untracked
      return try body(&value)
    }
    return try writable.mutate(site, body)
  }
}
