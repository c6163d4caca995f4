/// The life of the effects that an action has, and of those that their actions have in turn.
///
/// A store gives one back for each action sent to it.
public struct StoreTask: Sendable {
  private let effects: EffectGroup?

  init(_ effects: EffectGroup?) {
    self.effects = effects
  }

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    await effects?.cancel()
    await effects?.finish()
  }

  /// Waits until the effects have ended.
  public func finish() async {
    await effects?.finish()
  }

  /// Whether the effects were cancelled by ``cancel()``.
  @MainActor
  public var isCancelled: Bool { effects?.isCancelled ?? false }
}
