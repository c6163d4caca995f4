/// Takes a value to another thread where the compiler does not know that this is safe.
///
/// Publishers hand their values on from one thread to another, one at a time; the protocols of this
/// module, whose shape is given, do not say so in types.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
