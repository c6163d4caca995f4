/// Sends an effect's actions to the store that runs it.
///
/// ``Effect/run(priority:name:operation:catch:fileID:filePath:line:column:)`` hands one to its work.
/// An action sent when the effect has been cancelled is dropped; one sent after the effect dismissed
/// its own feature, or after the effect has ended, is a reported issue.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Sends actions to a closure.
  ///
  /// - Parameter send: What to do with each action.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action.
  ///
  /// - Parameter action: The action.
  public func callAsFunction(_ action: Action) {
    send(action)
  }
}

/// What sends the actions of a reducer's effects.
public typealias SendOf<R: Reducer> = Send<R.Action>
