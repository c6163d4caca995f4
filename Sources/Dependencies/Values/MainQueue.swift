import CombineSchedulers
import Foundation

extension DependencyValues {
  /// The main queue, for operators of publishers that take a scheduler.
  ///
  /// Tests set it to `.immediate` or to a `DispatchQueue.test`; using it in a test without reports an
  /// issue, and does the work at once.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: KeyReportingItsReader {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static var testValue: AnySchedulerOf<DispatchQueue> {
    let use = UnimplementedValue(
      "mainQueue", "AnySchedulerOf<DispatchQueue>", example: ".immediate")
    return UnimplementedSchedulerOf<DispatchQueue>("mainQueue", now: DispatchQueue.immediate.now) {
      use.report($0)
    }
    .eraseToAnyScheduler()
  }
}
