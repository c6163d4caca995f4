/// A value behind an actor.
///
/// ``LockIsolated`` does the same without suspending, and should be preferred.
@available(*, deprecated, message: "Use 'LockIsolated'.")
public final actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Creates a value behind an actor.
  ///
  /// - Parameter value: The value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Works on the value while nobody else can reach it.
  ///
  /// - Parameter operation: What to do.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withValue<Result>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try operation(&value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value.
  /// - Throws: What making the value throws.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
