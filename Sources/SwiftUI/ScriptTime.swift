import Clocks
import CombineSchedulers
import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting

/// The time of a script, which stands still but for the command `advance`.
///
/// One clock is behind the clocks and the schedulers of the dependencies, so that what waits for them
/// comes in the order of its times. Effects run on the main queue, one by one: a script gives the same
/// screens on every run.
@MainActor
package final class ScriptTime {
  /// What tells the time.
  let clock = TestClock()
  private let executor = IdleTrackingExecutor()
  private var hasReportedRestlessness = false

  package init() {}

  /// Has dependencies go by this time.
  package func prepare(_ values: inout DependencyValues) {
    values.continuousClock = clock
    values.suspendingClock = clock
    values.effectExecutor = executor
    values.mainQueue = scheduler(
      from: DispatchQueue.immediate.now,
      stride: { .nanoseconds($0.nanoseconds) },
      duration: { .nanoseconds($0.magnitude) }
    )
    values.mainRunLoop = scheduler(
      from: RunLoop.SchedulerTimeType(Date()),
      stride: { .nanoseconds($0.nanoseconds) },
      duration: { .nanoseconds(Int(min(max($0.timeInterval, 0), 1e9) * 1e9)) }
    )
  }

  /// Moves time forward, and lets all run that this wakes.
  package func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }

  /// Waits until what runs by this time has ended or waits for later.
  ///
  /// What never rests is a reported issue, once, and not waited for.
  package func settle() async {
    let isIdle = await executor.idle(turns: hasReportedRestlessness ? 1_000 : 100_000)
    guard !isIdle, !hasReportedRestlessness else { return }
    hasReportedRestlessness = true
    reportIssue(
      """
      There are effects that never rest: they go on, and wait for nothing that a script controls.

      The script goes on without waiting for them, so that its screens may differ from run to run. Let \
      each effect wait for what it needs, such as a change or a clock.
      """
    )
  }

  /// A scheduler whose time is that of the clock.
  private func scheduler<Time: Strideable, Options>(
    from start: Time,
    stride: @escaping @Sendable (Duration) -> Time.Stride,
    duration: @escaping @Sendable (Time.Stride) -> Duration
  ) -> AnyScheduler<Time, Options> {
    let alarm = Alarm(clock: clock, executor: executor)
    let now = { [clock] in start.advanced(by: stride(clock.now.sinceStart)) }
    func wait(until date: Time) -> Duration { duration(now().distance(to: date)) }
    return AnyScheduler(
      minimumTolerance: { .zero },
      now: now,
      scheduleImmediately: { _, action in
        let action = UncheckedSendable(action)
        DispatchQueue.main.async { action.value() }
      },
      delayed: { date, _, _, action in
        alarm.set(in: wait(until: date), every: nil, action)
      },
      interval: { date, interval, _, _, action in
        let task = alarm.set(in: wait(until: date), every: duration(interval), action)
        return AnyCancellable { task.cancel() }
      }
    )
  }
}

/// Does work on the main queue when a clock shows a time.
private struct Alarm: Sendable {
  let clock: TestClock<Duration>
  let executor: IdleTrackingExecutor

  /// - Parameter interval: After how long the work is done again, and again; never, if `nil`.
  @discardableResult
  func set(
    in wait: Duration, every interval: Duration?, _ action: @escaping () -> Void
  ) -> Task<Void, any Error> {
    let action = UncheckedSendable(action)
    let first = clock.now.advanced(by: max(wait, .zero))
    return Task(executorPreference: executor) { [clock] in
      var deadline = first
      while true {
        try await clock.sleep(until: deadline)
        await MainActor.run {
          if !Task.isCancelled { action.value() }
        }
        guard let interval else { return }
        // Time that does not pass would never end.
        deadline = deadline.advanced(by: max(interval, .milliseconds(1)))
      }
    }
  }
}

extension TestClock<Duration>.Instant {
  fileprivate var sinceStart: Duration { Self().duration(to: self) }
}

extension Duration {
  fileprivate var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(min(seconds, 9_000_000_000)) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
