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

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static let testValue = AnySchedulerOf<DispatchQueue>.unimplemented("@Dependency(\\.mainQueue)")
}
