import IssueReporting

/// Calls a function when some time has passed since it was last set.
///
/// However often it is set, one piece of work waits on the scheduler.
final class Alarm<Context: Scheduler> {
  private struct State {
    var due: Context.SchedulerTimeType?
    var isScheduled = false
  }

  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let state = Lock(State())
  private let action: Lock<(() -> Void)?>

  init(_ scheduler: Context, options: Context.SchedulerOptions?, action: @escaping () -> Void) {
    self.scheduler = scheduler
    self.options = options
    self.action = Lock(action)
  }

  /// Sets it, or sets it later.
  func set(after interval: Context.SchedulerTimeType.Stride) {
    let due = scheduler.now.advanced(by: interval)
    let isNew = state.withLock { state in
      state.due = due
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isNew { schedule(due) }
  }

  /// Makes it silent for good.
  func stop() {
    let action = action.withLock { $0.take() }
    _ = action
    state.withLock { $0.due = nil }
  }

  private func schedule(_ due: Context.SchedulerTimeType) {
    scheduler.schedule(
      after: due, tolerance: scheduler.minimumTolerance, options: options
    ) { self.ring(due) }
  }

  /// - Parameter time: When it was to ring. It may have been set later meanwhile.
  private func ring(_ time: Context.SchedulerTimeType) {
    let due = state.withLock { state in
      let due = state.due
      if due == nil || due == time {
        state.due = nil
        state.isScheduled = false
      }
      return due
    }
    if due == time {
      action.withLock { $0 }?()
    } else if let due {
      schedule(due)
    }
  }
}
