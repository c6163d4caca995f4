import CustomDump

extension StoreTrace: EffectObserver {
  func effectStarted(_ effect: RunningEffect, name: String?, site: OperatorSite?) {
    let number = nextEffect
    nextEffect += 1
    effect.traceNumber = TraceNumber(trace: traceID, number: number)
    append(
      .effectStarted(
        number: number, name: name, entry: currentAction,
        site: site.map { StoreTraceSite(fileID: "\($0.fileID)", line: $0.line) }
      )
    )
  }

  func effectEnded(_ effect: RunningEffect) {
    guard let number = number(of: effect) else { return }
    append(.effectEnded(number: number))
  }

  func effectCancelled(_ effect: RunningEffect) {
    guard let number = number(of: effect) else { return }
    append(.effectCancelled(number: number))
  }

  func effectDropped() {
    append(.effectDropped(entry: currentAction))
  }

  func actionDropped(
    _ action: Any, reason: StoreTraceEntry.DropReason, effect: RunningEffect?
  ) {
    lateActionCount += 1
    append(
      .actionDropped(
        name: debugCaseOutput(action, typeName: actionTypeName), reason: reason,
        effect: effect.flatMap(number)
      )
    )
  }

  func number(of effect: RunningEffect) -> Int? {
    effect.traceNumber.flatMap { $0.trace == traceID ? $0.number : nil }
  }
}
