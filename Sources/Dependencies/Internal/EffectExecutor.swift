import ConcurrencyExtras

extension DependencyValues {
  /// What runs the effects of a store, where a test or a script must know when they wait.
  package var effectExecutor: IdleTrackingExecutor? {
    get { self[EffectExecutorKey.self] }
    set { self[EffectExecutorKey.self] = newValue }
  }
}

private enum EffectExecutorKey: DependencyKey {
  static var liveValue: IdleTrackingExecutor? { nil }
  static var testValue: IdleTrackingExecutor? { nil }
}
