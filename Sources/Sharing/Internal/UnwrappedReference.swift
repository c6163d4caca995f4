import Combine
import IssueReporting

/// The value of a shared optional.
///
/// When the optional becomes `nil`, for example because an element left its collection, the last
/// value stays readable and changes are dropped: their place is gone.
final class UnwrappedReference<Base: ReadableReference, Value>: @unchecked Sendable
where Base.Value == Value? {
  private let base: Base
  private let last: Lock<Value>

  init?(_ base: Base) {
    guard let value = base.untracked else { return nil }
    self.base = base
    last = Lock(value)
  }

  private func remember(_ value: Value) {
    // What a test describes is not what was.
    if SharedChanges.isInUse, SharedReview.current != nil { return }
    // Returned, so that the old value is destroyed outside of the lock.
    _ = last.withLock { last in
      let old = last
      last = value
      return old
    }
  }
}

extension UnwrappedReference: ReadableReference {
  var root: AnyObject { base.root }

  var untracked: Value {
    guard let value = base.untracked else { return last.withLock { $0 } }
    remember(value)
    return value
  }

  var isTracking: Bool { base.isTracking }

  @discardableResult
  func track() -> Bool { base.track() }

  func trackPart(_ isUnchanged: @escaping (Value, Value) -> Bool) {
    base.trackPart { old, new in
      switch (old, new) {
      case (let old?, let new?): isUnchanged(old, new)
      case (nil, nil): true
      default: false
      }
    }
  }

  var publisher: AnyPublisher<Value, Never> {
    base.publisher.compactMap { $0 }.eraseToAnyPublisher()
  }

  var persistence: (any Persistence)? { base.persistence }
}

extension UnwrappedReference: Reference where Base: Reference {
  func mutate<Result, Failure: Error>(
    _ site: Site, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try base.mutate(site) { optional throws(Failure) -> Result in
      guard var value = optional else {
        var dropped = last.withLock { $0 }
        return try body(&dropped)
      }
      defer {
        optional = value
        remember(value)
      }
      return try body(&value)
    }
  }
}
