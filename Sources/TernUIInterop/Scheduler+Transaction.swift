public import CombineSchedulers
public import TernUI

extension Scheduler {
  /// The scheduler, with all its work done in an animation.
  ///
  /// ```swift
  /// results
  ///   .receive(on: DispatchQueue.main.animation())
  ///   .sink { model.results = $0 }
  /// ```
  ///
  /// - Parameter animation: The animation.
  /// - Returns: A scheduler with the same time.
  public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> {
    transaction(Transaction(animation: animation))
  }

  /// The scheduler, with all its work done in a transaction.
  ///
  /// - Parameter transaction: The transaction.
  /// - Returns: A scheduler with the same time.
  public func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self> {
    AnyScheduler(
      minimumTolerance: { minimumTolerance },
      now: { now },
      scheduleImmediately: { options, action in
        schedule(options: options) { withTransaction(transaction, action) }
      },
      delayed: { date, tolerance, options, action in
        schedule(after: date, tolerance: tolerance, options: options) {
          withTransaction(transaction, action)
        }
      },
      interval: { date, interval, tolerance, options, action in
        schedule(after: date, interval: interval, tolerance: tolerance, options: options) {
          withTransaction(transaction, action)
        }
      }
    )
  }
}
