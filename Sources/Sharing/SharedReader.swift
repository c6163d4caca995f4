public import Combine

/// A shared value that its holder reads and does not change.
///
/// It stands where ``Shared`` stands, with the same keys, and also with keys that can only load:
///
/// ```swift
/// @SharedReader(.appStorage("isOn")) var isOn = false
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
  let handle: Handle<Value>

  init(reference: any ReadableReference<Value>) {
    handle = Handle(reading: reference)
  }

  /// The current value.
  public var wrappedValue: Value { handle.value }

  /// The reference itself, to hand on and to derive from.
  public var projectedValue: Self {
    get { self }
    set {
      let old = handle
      self = newValue
      if old !== handle { old.left() }
    }
  }

  /// Reads the value.
  ///
  /// - Parameter body: Receives the value.
  /// - Returns: What the closure returns.
  public func read<Result, Failure: Error>(
    _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(handle.value)
  }

  /// Sends the current value to each new subscriber, and then each value that is set.
  public var publisher: AnyPublisher<Value, Never> { handle.publisher }

  /// Shares a part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(
      reference: DerivedReference<Handle<Value>, KeyPath<Value, Member>, Member>(handle, keyPath)
    )
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Sendable where Value: Sendable {}
