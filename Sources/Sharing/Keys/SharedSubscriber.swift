/// Takes the changes that a storage sees.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void
  private let makeAttempt: (@Sendable () -> SharedAttempt<Value>)?

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - callback: Receives each change; `nil` stands for the initial value.
  ///   - onLoading: Is told when a load starts and ends.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoading = onLoading
    makeAttempt = nil
  }

  init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void,
    makeAttempt: @escaping @Sendable () -> SharedAttempt<Value>
  ) {
    self.callback = callback
    self.onLoading = onLoading
    self.makeAttempt = makeAttempt
  }

  /// Says that the storage holds a new value.
  ///
  /// - Parameter value: The value.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Says that the storage no longer holds a value.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Says that the storage cannot be read.
  ///
  /// - Parameter error: Why not.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Passes on a result.
  ///
  /// - Parameter result: The value, `nil` if there is none, or why it could not be read.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }

  /// Says that a load starts or ends.
  ///
  /// - Parameter isLoading: Whether it starts.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading(isLoading)
  }

  /// Starts to read the storage.
  ///
  /// Called before the storage is read, it makes sure that what is read does not replace a change that
  /// is made here in the meantime.
  package func attempt() -> SharedAttempt<Value> {
    makeAttempt?()
      ?? SharedAttempt { [callback] result, apply in
        apply()
        callback(result)
        return true
      }
  }
}

/// A reading of a storage, which counts only if nothing was changed here since it began.
package struct SharedAttempt<Value>: Sendable {
  private let deliver: @Sendable (Result<Value?, any Error>, () -> Void) -> Bool

  init(_ deliver: @escaping @Sendable (Result<Value?, any Error>, () -> Void) -> Bool) {
    self.deliver = deliver
  }

  /// Passes on what was read, unless it is out of date.
  ///
  /// - Parameters:
  ///   - result: The value, `nil` if there is none, or why it could not be read.
  ///   - apply: Called if the result counts, in one step with that: no change comes in between. It
  ///     must not call out.
  /// - Returns: Whether the result counts.
  @discardableResult
  package func yield(
    with result: Result<Value?, any Error>, apply: () -> Void = {}
  ) -> Bool {
    deliver(result, apply)
  }
}
