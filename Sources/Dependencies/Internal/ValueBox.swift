/// A dependency's value on the heap, so that values of every type fit one table.
@usableFromInline
class AnyValueBox: @unchecked Sendable {
  /// The key that the value belongs to, for messages.
  let key: Any.Type

  init(key: Any.Type) {
    self.key = key
  }
}

/// A box of a known type.
///
/// Readers know the type from the key, so opening one is a cast that needs no check: this is what
/// keeps a read free of dynamic casts.
@usableFromInline
final class ValueBox<Value>: AnyValueBox, @unchecked Sendable {
  @usableFromInline
  let value: Value

  init(_ value: Value, key: Any.Type) {
    self.value = value
    super.init(key: key)
  }
}
