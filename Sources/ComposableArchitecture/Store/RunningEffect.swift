import ConcurrencyExtras

/// An asynchronous effect that a store has started and that has not ended.
@MainActor
final class RunningEffect {
  nonisolated let place: Place?
  nonisolated let rootReference: RootReference
  let group: EffectGroup
  let scopes: [CancelScope]
  /// The action whose effect it is, where a test may want to see it.
  var action: Any?
  /// Whether the effect has dismissed the feature that it belongs to.
  var hasDismissed = false
  /// Which one it is for the trace that saw it start.
  var traceNumber: TraceNumber?
  /// How many of its actions wait in the store's queue.
  var queued = 0
  private(set) var isEnded = false
  private(set) var isCancelled = false
  private var task: Task<Void, Never>?
  /// Stops work that is no task.
  private var stop: (() -> Void)?
  private var completion: (() -> Void)?

  /// The effect whose work runs in the current task.
  nonisolated static var current: RunningEffect? { EffectLocals.effect }

  init(
    place: Place?,
    root: AnyRoot,
    group: EffectGroup,
    scopes: [CancelScope],
    completion: @escaping () -> Void
  ) {
    self.place = place
    rootReference = root.reference
    self.group = group
    self.scopes = scopes
    self.completion = completion
  }

  func started(_ task: Task<Void, Never>) {
    self.task = task
  }

  func started(stop: @escaping () -> Void) {
    if isCancelled {
      stop()
    } else if !isEnded {
      self.stop = stop
    }
  }

  func cancel() {
    if !isCancelled, !isEnded { rootReference.root?.effectObserver?.effectCancelled(self) }
    isCancelled = true
    task?.cancel()
    let stop = stop
    self.stop = nil
    stop?()
  }

  /// Cancels the effect, and what was to start after it in the same place.
  func placeHasGone() {
    // What was to start after it must know before it ends.
    for scope in scopes where scope.place == place { scope.cancel() }
    cancel()
  }

  /// Called by the effect's task.
  func workHasReturned() {
    rootReference.root?.remove(self)
  }

  /// Called once, when the work has returned.
  func end() {
    isEnded = true
    task = nil
    stop = nil
    let completion = completion
    self.completion = nil
    completion?()
  }
}

/// Which effect it is for one of the traces of the process.
struct TraceNumber {
  var trace: Int
  var number: Int
}

/// What the task of an effect knows of itself.
enum EffectLocals {
  @TaskLocal static var effect: RunningEffect?
}

/// The effects of one action, and of all actions that these send in turn.
@MainActor
final class EffectGroup {
  private var members: [ObjectIdentifier: RunningEffect] = [:]
  private var waiting: [UnsafeContinuation<Void, Never>] = []
  /// Actions of the group that wait in the store's queue.
  private var queued = 0
  private(set) var isCancelled = false

  var isFinished: Bool { members.isEmpty && queued == 0 }

  func insert(_ effect: RunningEffect) {
    members[ObjectIdentifier(effect)] = effect
    if isCancelled { effect.cancel() }
  }

  func remove(_ effect: RunningEffect) {
    members[ObjectIdentifier(effect)] = nil
    resumeIfFinished()
  }

  func enqueued() {
    queued += 1
  }

  func dequeued() {
    queued -= 1
    resumeIfFinished()
  }

  func cancel() {
    isCancelled = true
    for effect in members.values { effect.cancel() }
  }

  func finish() async {
    guard !isFinished else { return }
    await withMainQueueContinuation { waiter in
      if isFinished { waiter.resume() } else { waiting.append(waiter) }
    }
  }

  private func resumeIfFinished() {
    guard isFinished, !waiting.isEmpty else { return }
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}
