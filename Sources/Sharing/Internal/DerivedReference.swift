import Combine

/// A part of a shared value.
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
  var value: Value { base.value[keyPath: path] }

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
