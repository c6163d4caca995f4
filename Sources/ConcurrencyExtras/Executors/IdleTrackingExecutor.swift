import Dispatch

/// Runs the jobs of its tasks one after another on the main queue, and knows when none is left.
///
/// A task started with this executor as its preference runs everything that is not isolated to a
/// custom executor here: its own code, its child tasks, and the default actors it calls. So "nothing
/// is queued or running" means that each of its tasks has ended or waits for something outside, such
/// as a clock. Tests and scripts use that to go on at the right moment without sleeping.
package final class IdleTrackingExecutor: TaskExecutor {
  private let jobs = JobCount()

  private static let instances = JobCount()

  package init() {
    Self.instances.increment()
  }

  deinit {
    Self.instances.decrement()
  }

  /// Whether there is an executor, so that tasks may be on their way over the main queue.
  package static var isInUse: Bool { !instances.isZero }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.increment()
    DispatchQueue.main.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      jobs.decrement()
    }
  }

  /// Whether no job is queued or running.
  package var isIdle: Bool { jobs.isZero }

  /// Waits until no job is queued or running, and the main queue holds nothing that was there before.
  ///
  /// A task that has gone to the main actor and comes back counts as running: its way back is queued
  /// on the main queue before the wait looks again.
  ///
  /// - Parameters:
  ///   - turns: How many turns on the main queue to wait at most.
  ///   - isOver: Whether to stop waiting all the same.
  /// - Returns: Whether there is none; a task that never waits for anything outside keeps it from that.
  @MainActor
  @discardableResult
  package func idle(
    turns: Int = 100_000, unless isOver: @escaping @MainActor () -> Bool = { false }
  ) async -> Bool {
    let wait = Wait(turns: turns, isOver: isOver)
    await withMainQueueContinuation { look(wait, $0) }
    return wait.isIdle
  }

  @MainActor
  private final class Wait {
    var turns: Int
    let isOver: @MainActor () -> Bool
    var quietTurns = 0

    init(turns: Int, isOver: @escaping @MainActor () -> Bool) {
      self.turns = turns
      self.isOver = isOver
    }

    var isIdle: Bool { quietTurns >= 3 }
  }

  /// Takes turns on the main queue until it has been quiet for a while, and tells who waits.
  ///
  /// Each turn comes after everything that was on the main queue before. The turns are no jobs of a
  /// task: one that is not isolated to the main actor would change threads for each.
  private func look(_ wait: Wait, _ waiting: UnsafeContinuation<Void, Never>) {
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        wait.quietTurns = isIdle ? wait.quietTurns + 1 : 0
        wait.turns -= 1
        if wait.isIdle || wait.turns <= 0 || wait.isOver() {
          waiting.resume()
        } else {
          look(wait, waiting)
        }
      }
    }
  }
}
