/// The life of the effects that an action has, and of those that their actions have in turn.
///
/// A store gives one back for each action sent to it.
public struct StoreTask: Sendable {
  private let effects: EffectGroup?

  init(_ effects: EffectGroup?) {
    self.effects = effects
  }

  /// Cancels the effects and waits until they have ended.
  public nonisolated(nonsending) func cancel() async {
    await effects?.cancel()
    await effects?.finish()
  }

  /// Waits until the effects have ended.
  ///
  /// When the task that waits is cancelled, so are the effects: a view that awaits this in `.task`
  /// takes them with it when it disappears.
  public nonisolated(nonsending) func finish() async {
    guard let effects else { return }
    await withTaskCancellationHandler {
      await effects.finish()
    } onCancel: {
      Task { @MainActor in effects.cancel() }
    }
  }

  /// Whether the effects were cancelled by ``cancel()``.
  @MainActor
  public var isCancelled: Bool { effects?.isCancelled ?? false }
}
