public import TernUICore

extension Binding {
  /// A binding to the value inside an optional, or `nil` if there is none now.
  ///
  /// - Parameter base: The binding to the optional.
  public init?(unwrapping base: Binding<Value?>) {
    self.init(base)
  }

  /// A binding to an optional that reads as another value where there is none.
  ///
  /// - Parameters:
  ///   - base: The binding to the optional. What is written is written there.
  ///   - value: What is read while there is no value.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self.init(
      get: { base.wrappedValue ?? value },
      set: { newValue, transaction in base.transaction(transaction).wrappedValue = newValue }
    )
  }

  /// The same binding, which ignores a new value that is a duplicate of the current one.
  ///
  /// Back ends may write a value again, as some do when a field loses the focus.
  ///
  /// - Parameter isDuplicate: Whether a new value, the second, is to be ignored.
  public func removeDuplicates(
    by isDuplicate: @escaping (Value, Value) -> Bool
  ) -> Binding<Value> {
    var binding = Binding(
      get: { wrappedValue },
      set: { newValue, transaction in
        guard !isDuplicate(wrappedValue, newValue) else { return }
        self.transaction(transaction).wrappedValue = newValue
      }
    )
    binding.transaction = transaction
    return binding
  }
}

extension Binding where Value: Equatable {
  /// The same binding, which ignores a new value that equals the current one.
  public func removeDuplicates() -> Binding<Value> {
    removeDuplicates(by: ==)
  }
}
