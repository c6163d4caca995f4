extension Shared {
  /// Creates a shared value in memory.
  ///
  /// - Parameter value: The first value.
  public init(value: Value) {
    self.init(reference: ValueBox(value))
  }

  /// Creates a shared value in memory, as an argument where a feature takes a shared value.
  ///
  /// - Parameter value: The first value.
  @_disfavoredOverload
  public init(_ value: Value) {
    self.init(value: value)
  }

  /// Creates another holder of a shared value.
  ///
  /// - Parameter projectedValue: The shared value.
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// Creates another holder of a shared value.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    self = base
  }

  /// Creates a shared value from the value of a shared optional.
  ///
  /// When the optional becomes `nil` later, the last value stays readable and changes are dropped.
  ///
  /// ```swift
  /// guard let todo = Shared($todos[id: id]) else { return }
  /// ```
  ///
  /// - Parameter base: The shared optional. If it is `nil`, so is the result.
  public init?(_ base: Shared<Value?>) {
    func unwrap<Base: Reference<Value?>>(_ base: Base) -> (any Reference<Value>)? {
      UnwrappedReference<Base, Value>(base)
    }
    guard let reference = unwrap(base.reference) else { return nil }
    self.init(reference: reference)
  }
}
