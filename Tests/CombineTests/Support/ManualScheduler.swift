import Combine
import Dispatch
import IssueReporting

/// A scheduler whose time a test moves, in the nanoseconds of dispatch queues.
final class ManualScheduler: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Work {
    var due: SchedulerTimeType
    var order: Int
    var action: () -> Void
  }

  private struct State {
    var now = SchedulerTimeType(.init(uptimeNanoseconds: 1))
    var works: [Work] = []
    var order = 0
  }

  private let state = Lock(State())

  var now: SchedulerTimeType { state.withLock { $0.now } }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var waiting: Int { state.withLock { $0.works.count } }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    state.withLock { state in
      state.order += 1
      state.works.append(Work(due: date, order: state.order, action: action))
    }
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let isOpen = Lock(true)
    func again(_ date: SchedulerTimeType) {
      schedule(after: date) {
        guard isOpen.withLock({ $0 }) else { return }
        action()
        again(date.advanced(by: interval))
      }
    }
    again(date)
    return AnyCancellable { isOpen.withLock { $0 = false } }
  }

  /// Does the work that is due in the meantime.
  func advance(by interval: SchedulerTimeType.Stride = 0) {
    let end = now.advanced(by: interval)
    while true {
      let action = state.withLock { state -> (() -> Void)? in
        let next = state.works.indices.min {
          (state.works[$0].due, state.works[$0].order) < (
            state.works[$1].due, state.works[$1].order
          )
        }
        guard let next, state.works[next].due <= end else {
          state.now = end
          return nil
        }
        let work = state.works.remove(at: next)
        state.now = Swift.max(state.now, work.due)
        return work.action
      }
      guard let action else { return }
      action()
    }
  }
}
