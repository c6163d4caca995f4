/// Takes the outcome of a save, once.
///
/// To resume it twice, or to let it go without resuming it, is reported as an issue.
public struct SaveContinuation: Sendable {
  private let once: Once<Result<Void, any Error>>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: What is saved, for messages.
  ///   - callback: Receives the outcome.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    once = Once("save", description, ifForgotten: .success(()), callback)
  }

  /// Says that the value is saved.
  public func resume() {
    resume(with: .success(()))
  }

  /// Says that the value could not be saved.
  ///
  /// - Parameter error: Why not.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Passes on an outcome.
  ///
  /// - Parameter result: The outcome.
  public func resume(with result: Result<Void, any Error>) {
    once(result)
  }
}
