/// When a test store handles the actions that effects send.
public enum EffectActions: Sendable {
  /// As they are sent, before the test receives them.
  ///
  /// ``TestStore/receive(_:timeout:assert:fileID:filePath:line:column:)-swift.method`` then compares
  /// the state that each action left. What lies outside of the state, a shared value or an object
  /// behind a dependency, has moved on by then: it shows what all actions did that were sent.
  case handled

  /// When the test receives them.
  ///
  /// Each `receive` handles one action, so everything that the action does is there to be asserted
  /// right after, and nothing that a later one does:
  ///
  /// ```swift
  /// store.effectActions = .held
  /// await store.send(.loadButtonTapped)   // The effect has sent its answer, which waits.
  /// #expect(storage.count == 0)
  /// await store.receive(\.loaded) {       // Now it is handled.
  ///   $0.text = "…"
  /// }
  /// #expect(storage.count == 1)
  /// ```
  ///
  /// An effect does not wait for its action: it goes on, and its later actions are held as well. An
  /// action whose feature has gone by the time of its turn is dropped, as in a run.
  case held
}
