/// Takes the result of a load, once.
///
/// To resume it twice, or to let it go without resuming it, is reported as an issue.
public struct LoadContinuation<Value>: Sendable {
  private let once: Once<Result<Value?, any Error>>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: What is loaded, for messages.
  ///   - callback: Receives the result; `nil` stands for the initial value.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    once = Once("load", description, ifForgotten: .success(nil), callback)
  }

  /// Says that the storage holds a value.
  ///
  /// - Parameter value: The value.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Says that the storage holds no value.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Says that the value could not be loaded.
  ///
  /// - Parameter error: Why not.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Passes on a result.
  ///
  /// - Parameter result: The value, `nil` if there is none, or why it could not be loaded.
  public func resume(with result: Result<Value?, any Error>) {
    once(result)
  }
}
