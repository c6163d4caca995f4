import Combine
import Foundation
import IssueReporting

/// A scheduler whose time moves only when a test says so.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// var log: [String] = []
/// scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { log.append("done") }
///
/// scheduler.advance(by: .seconds(1))
/// #expect(log == [])
/// scheduler.advance(by: .seconds(1))
/// #expect(log == ["done"])
/// ```
///
/// Work is done in the order of its time, and what is due at the same time in the order in which it
/// was
/// scheduled. Work that is scheduled meanwhile has its turn when it is due in time.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct State {
    var now: SchedulerTimeType
    var agenda = Agenda<SchedulerTimeType>()
  }

  private let state: Lock<State>

  /// Creates a scheduler.
  ///
  /// - Parameter now: The time that it shows at first.
  public init(now: SchedulerTimeType) {
    state = Lock(State(now: now))
  }

  /// The time that it shows.
  public var now: SchedulerTimeType { state.withLock { $0.now } }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Moves time forward by a length of time, and does the work that is due.
  ///
  /// - Parameter duration: How far. Zero does what is due already.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: duration))
  }

  /// Moves time forward to a point in time, and does the work that is due.
  ///
  /// - Parameter instant: Until when. One that has passed leaves time as it is.
  public func advance(to instant: SchedulerTimeType) {
    while step(towards: instant) {}
  }

  /// Moves time forward until nothing is scheduled.
  ///
  /// A timer without end would keep it running for ever; when only such timers have had their turn
  /// for
  /// a very long time, an issue is reported and time stands still.
  public func run() {
    var turns = Turns()
    while let date = nextDate(&turns) { _ = step(towards: date) }
  }

  /// Moves time forward by a length of time, and lets the tasks that this wakes run in between.
  ///
  /// - Parameter duration: How far. Zero does what is due already.
  @MainActor
  public func advance(by duration: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves time forward to a point in time, and lets the tasks that this wakes run in between.
  ///
  /// - Parameter instant: Until when. One that has passed leaves time as it is.
  @MainActor
  public func advance(to instant: SchedulerTimeType) async {
    await settle()
    while step(towards: instant) { await settle() }
  }

  /// Moves time forward until nothing is scheduled, and lets the tasks that this wakes run in
  /// between.
  ///
  /// A timer without end would keep it running for ever; when only such timers have had their turn
  /// for
  /// a very long time, an issue is reported and time stands still.
  @MainActor
  public func run() async {
    await settle()
    var turns = Turns()
    while let date = nextDate(&turns) {
      _ = step(towards: date)
      await settle()
    }
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    state.withLock { state in _ = state.agenda.add(state.now, every: nil, action) }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    state.withLock { state in _ = state.agenda.add(date, every: nil, action) }
  }

  /// Repeats work from a point in time on.
  ///
  /// An interval that is not longer than zero would keep time from passing: it is reported as an issue,
  /// and the work is never done.
  ///
  /// - Parameters:
  ///   - date: When the work is done for the first time.
  ///   - interval: How long after that again.
  ///   - tolerance: Time is exact here.
  ///   - options: What the scheduler lets its users choose.
  ///   - action: The work.
  /// - Returns: What ends the repetition.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard interval > .zero else {
      reportIssue(
        """
        A test scheduler was asked to repeat work at the interval '\(interval)', but it must be longer \
        than zero. The work is never done.
        """
      )
      return AnyCancellable {}
    }
    let id = state.withLock { $0.agenda.add(date, every: interval, action) }
    return AnyCancellable { [state] in
      let removed = state.withLock { $0.agenda.remove(id) }
      _ = removed
    }
  }

  @MainActor
  private func settle() async {
    await CombineSchedulers.settle { state.withLock { $0.agenda.count } }
  }

  /// Does the next work that is due until then; false when there is none, and time has arrived.
  private func step(towards end: SchedulerTimeType) -> Bool {
    let action = state.withLock { state -> (() -> Void)? in
      guard let (date, action) = state.agenda.popFirst(until: end) else {
        state.now = max(state.now, end)
        return nil
      }
      state.now = max(state.now, date)
      return action
    }
    action?()
    return action != nil
  }

  /// How often only repeated work has had its turn.
  private struct Turns {
    var count = 0
  }

  private func nextDate(_ turns: inout Turns) -> SchedulerTimeType? {
    let (date, isRepeated) = state.withLock { ($0.agenda.nextDate, $0.agenda.isAllRepeated) }
    turns.count = isRepeated ? turns.count + 1 : 0
    guard turns.count > 100_000 else { return date }
    reportIssue(
      """
      'TestScheduler.run' ended after 100000 turns of timers that have no end. Cancel them first, or \
      use 'advance(by:)'.
      """
    )
    return nil
  }
}

// Its state is behind a lock, and work is done where time is moved.
extension TestScheduler: @unchecked Sendable {}

/// A test scheduler in the time of a scheduler of a given type.
public typealias TestSchedulerOf<S: Scheduler> =
  TestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// A new scheduler whose time a test moves.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: immediate.now) }
}

extension OperationQueue {
  /// A new scheduler whose time a test moves.
  public static var test: TestSchedulerOf<OperationQueue> { TestScheduler(now: immediate.now) }
}

extension RunLoop {
  /// A new scheduler whose time a test moves.
  public static var test: TestSchedulerOf<RunLoop> { TestScheduler(now: immediate.now) }
}

extension UIScheduler {
  /// A new scheduler whose time a test moves.
  public static var test: TestSchedulerOf<UIScheduler> { TestScheduler(now: immediate.now) }
}
