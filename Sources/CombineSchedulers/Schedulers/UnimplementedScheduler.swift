import Combine
import Foundation
import IssueReporting

/// A scheduler that reports an issue whenever it is used.
///
/// Give it to code under test to prove that the code schedules nothing. After a report it does work
/// at once,
/// so that the test goes on to its end.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// How reports name the scheduler.
  public let prefix: String
  private let time: SchedulerTimeType
  private let reportUse: @Sendable (_ member: String) -> Void

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - prefix: How reports name it.
  ///   - now: The time that it shows.
  public init(_ prefix: String = "", now: SchedulerTimeType) {
    let name = prefix.isEmpty ? "a scheduler" : "the scheduler '\(prefix)'"
    self.init(prefix, now: now) { member in
      reportIssue(
        """
        '\(member)' of \(name) was used, but has no implementation here. Use a test scheduler or an \
        immediate one in its place.
        """
      )
    }
  }

  /// Creates a scheduler that calls a function for each report.
  ///
  /// - Parameters:
  ///   - prefix: How reports name it.
  ///   - now: The time that it shows.
  ///   - report: Reports that a member was used.
  package init(
    _ prefix: String,
    now: SchedulerTimeType,
    report: @escaping @Sendable (_ member: String) -> Void
  ) {
    self.prefix = prefix
    time = now
    reportUse = report
  }

  public var now: SchedulerTimeType {
    report("now")
    return time
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    report("minimumTolerance")
    return .zero
  }

  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    report("schedule(options:_:)")
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    report("schedule(after:tolerance:options:_:)")
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    report("schedule(after:interval:tolerance:options:_:)")
    action()
    return AnyCancellable {}
  }

  private func report(_ member: String) { reportUse(member) }
}

// It has a name and a point in time that never change.
extension UnimplementedScheduler: @unchecked Sendable {}

/// An unimplemented scheduler in the time of a scheduler of a given type.
public typealias UnimplementedSchedulerOf<S: Scheduler> =
  UnimplementedScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// A scheduler that reports an issue when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> {
    unimplemented("DispatchQueue")
  }

  /// A scheduler that reports an issue when it is used.
  ///
  /// - Parameter prefix: How the report names it.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(prefix, now: immediate.now)
  }
}

extension OperationQueue {
  /// A scheduler that reports an issue when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<OperationQueue> {
    unimplemented("OperationQueue")
  }

  /// A scheduler that reports an issue when it is used.
  ///
  /// - Parameter prefix: How the report names it.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(prefix, now: immediate.now)
  }
}

extension RunLoop {
  /// A scheduler that reports an issue when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<RunLoop> {
    unimplemented("RunLoop")
  }

  /// A scheduler that reports an issue when it is used.
  ///
  /// - Parameter prefix: How the report names it.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(prefix, now: immediate.now)
  }
}
