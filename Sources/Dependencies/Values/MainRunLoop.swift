import CombineSchedulers
import Foundation

extension DependencyValues {
  /// The main run loop, for operators of publishers that take a scheduler.
  ///
  /// Tests set it to `.immediate` or to a `RunLoop.test`; using it in a test without reports an issue,
  /// and does the work at once.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}

private enum MainRunLoopKey: KeyReportingItsReader {
  static let liveValue = AnySchedulerOf<RunLoop>.main
  static var testValue: AnySchedulerOf<RunLoop> {
    let use = UnimplementedValue("mainRunLoop", "AnySchedulerOf<RunLoop>", example: ".immediate")
    return UnimplementedSchedulerOf<RunLoop>("mainRunLoop", now: RunLoop.immediate.now) {
      use.report($0)
    }
    .eraseToAnyScheduler()
  }
}
