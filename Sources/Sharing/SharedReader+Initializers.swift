extension SharedReader {
  /// Creates a value that stays as it is.
  ///
  /// - Parameter value: The value.
  public init(value: Value) {
    self.init(reference: ValueBox(value))
  }

  /// Creates a value that stays as it is, as an argument where a feature takes a shared value.
  ///
  /// - Parameter value: The value.
  @_disfavoredOverload
  public init(_ value: Value) {
    self.init(value: value)
  }

  /// Creates another holder of a shared value.
  ///
  /// - Parameter projectedValue: The shared value.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// Creates another holder of a shared value.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: SharedReader<Value>) {
    self = base
  }

  /// Creates a holder of a shared value that only reads it.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    self.init(reference: base.reference)
  }

  /// Creates a shared value from the value of a shared optional.
  ///
  /// When the optional becomes `nil` later, the last value stays readable.
  ///
  /// - Parameter base: The shared optional. If it is `nil`, so is the result.
  public init?(_ base: SharedReader<Value?>) {
    func unwrap<Base: ReadableReference<Value?>>(
      _ base: Base
    ) -> (any ReadableReference<Value>)? {
      UnwrappedReference<Base, Value>(base)
    }
    guard let reference = unwrap(base.reference) else { return nil }
    self.init(reference: reference)
  }
}
