import IssueReporting

/// A callback that is called exactly once.
final class Once<Value>: @unchecked Sendable {
  private let action: String
  private let subject: @Sendable () -> String
  private let substitute: Value
  private let callback: Lock<(@Sendable (Value) -> Void)?>

  /// Creates a callback.
  ///
  /// - Parameters:
  ///   - action: What a key was asked to do, for messages.
  ///   - subject: What it was asked to do it with, for messages.
  ///   - substitute: The value to call back with if nobody does.
  ///   - callback: What to call.
  init(
    _ action: String,
    _ subject: @escaping @Sendable () -> String,
    ifForgotten substitute: Value,
    _ callback: @escaping @Sendable (Value) -> Void
  ) {
    self.action = action
    self.subject = subject
    self.substitute = substitute
    self.callback = Lock(callback)
  }

  deinit {
    guard let callback = take() else { return }
    reportIssue(
      """
      '\(action)' of \(name) let its continuation go without resuming it. Resume it once, on \
      every path.
      """
    )
    callback(substitute)
  }

  func callAsFunction(_ value: Value) {
    guard let callback = take() else {
      reportIssue(
        "'\(action)' of \(name) resumed its continuation more than once. Only the first counts."
      )
      return
    }
    callback(value)
  }

  private var name: String {
    let subject = subject()
    return subject.isEmpty ? "a key" : "'\(subject)'"
  }

  private func take() -> (@Sendable (Value) -> Void)? {
    callback.withLock { callback in
      defer { callback = nil }
      return callback
    }
  }
}
