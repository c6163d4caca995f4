/// Is told what becomes of effects, and of actions that come too late.
@MainActor
protocol EffectObserver: AnyObject {
  func effectStarted(_ effect: RunningEffect, name: String?, site: OperatorSite?)
  func effectEnded(_ effect: RunningEffect)
  func effectCancelled(_ effect: RunningEffect)
  func effectDropped()
  func actionDropped(_ action: Any, reason: StoreTraceEntry.DropReason, effect: RunningEffect?)
}
