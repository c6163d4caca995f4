import Combine

/// A part of a shared value.
///
/// Who observes it is told when the part changes, not when the rest of the value does.
final class DerivedReference<Base: ReadableReference, Path: KeyPath<Base.Value, Value>, Value>:
  // A key path does not change; whether what it captured is sendable, its author knows.
  @unchecked Sendable
{
  private let base: Base
  private let path: Path

  init(_ base: Base, _ path: Path) {
    self.base = base
    self.path = path
  }
}

extension DerivedReference: ReadableReference {
  var root: AnyObject { base.root }

  var untracked: Value { base.untracked[keyPath: path] }

  var isTracking: Bool { base.isTracking }

  @discardableResult
  func track() -> Bool {
    guard base.isTracking else { return false }
    trackPart(equality(of: Value.self) ?? { _, _ in false })
    return true
  }

  func trackPart(_ isUnchanged: @escaping (Value, Value) -> Bool) {
    base.trackPart { [path] in isUnchanged($0[keyPath: path], $1[keyPath: path]) }
  }

  var publisher: AnyPublisher<Value, Never> {
    base.publisher.map { [path] in $0[keyPath: path] }.eraseToAnyPublisher()
  }

  var persistence: (any Persistence)? { base.persistence }
}

extension DerivedReference: Reference
where Base: Reference, Path: WritableKeyPath<Base.Value, Value> {
  func mutate<Result, Failure: Error>(
    _ site: Site, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try base.mutate(site) { value throws(Failure) in try body(&value[keyPath: path]) }
  }
}
