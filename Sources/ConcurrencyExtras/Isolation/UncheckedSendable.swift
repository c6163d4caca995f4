/// A value that may be sent to other tasks because its author says so.
///
/// Use it for a type that is safe to share but was not marked so, after making sure that it is:
/// the compiler does not check anything here.
///
/// ```swift
/// @UncheckedSendable var formatter = LegacyFormatter()
/// Task { [$formatter] in $formatter.wrappedValue.reset() }
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public var value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Wraps the value of a property.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself, to capture in a `@Sendable` closure.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A property of the value.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// A property of the value, to read and write.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}

extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
  /// Decodes the value as if it stood alone.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What decoding the value throws.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Value.self))
  }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  /// Encodes the value as if it stood alone.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What encoding the value throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
  /// The iterator of the sequence.
  public typealias AsyncIterator = Value.AsyncIterator

  /// What the sequence produces.
  public typealias Element = Value.Element

  /// Starts an iteration of the sequence.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> AsyncIterator {
    value.makeAsyncIterator()
  }
}
