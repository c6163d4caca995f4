/// Takes the changes that a storage sees.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void

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
}
