import Dispatch

/// Suspends a task of the main actor until somebody on the main actor resumes it.
///
/// The runtime hands a task that goes on to the pool, and that hands it to the main actor: two changes
/// of threads, which cost more than most of what is waited for. Here it goes on from the main queue.
///
/// A task with a preference of its own for an executor keeps it, for that may count its jobs.
///
/// - Parameter body: Keeps the continuation. Other work of the main actor may come before it is
///   called, so it looks whether there is still something to wait for, and else resumes at once.
@MainActor
package func withMainQueueContinuation(
  _ body: @MainActor (UnsafeContinuation<Void, Never>) -> Void
) async {
  let isFree = withUnsafeCurrentTask { $0?.unownedTaskExecutor == nil }
  await withTaskExecutorPreference(isFree ? MainQueueExecutor.shared : nil) {
    await withUnsafeContinuation { body($0) }
  }
}

/// Runs the jobs of tasks on the main queue.
private final class MainQueueExecutor: TaskExecutor {
  static let shared = MainQueueExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
