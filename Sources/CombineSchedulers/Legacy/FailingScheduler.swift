import Combine
import Foundation

/// The former name of ``UnimplementedScheduler``.
@available(*, deprecated, renamed: "UnimplementedScheduler")
public typealias FailingScheduler = UnimplementedScheduler

/// The former name of ``UnimplementedSchedulerOf``.
@available(*, deprecated, renamed: "UnimplementedSchedulerOf")
public typealias FailingSchedulerOf = UnimplementedSchedulerOf

extension DispatchQueue {
  /// The former name of `unimplemented`: a scheduler that reports when it is used.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: UnimplementedSchedulerOf<DispatchQueue> { unimplemented }

  /// The former name of `unimplemented(_:)`: a scheduler that reports under a name when it is used.
  ///
  /// - Parameter prefix: How the report names it.
  @available(*, deprecated, renamed: "unimplemented(_:)")
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    unimplemented(prefix)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The former name of `unimplemented`: a scheduler that reports when it is used.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: Self { unimplemented }

  /// The former name of `unimplemented(_:)`: a scheduler that reports under a name when it is used.
  ///
  /// - Parameter prefix: How the report names it.
  @available(*, deprecated, renamed: "unimplemented(_:)")
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}

extension Scheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler in this scheduler\'s time that does work at once.
  @available(*, deprecated, message: "Use 'DispatchQueue.immediate'.")
  public static var immediateScheduler: ImmediateSchedulerOf<Self> {
    ImmediateScheduler(now: DispatchQueue.immediate.now)
  }

  /// A scheduler in this scheduler\'s time whose time a test moves.
  @available(*, deprecated, message: "Use 'DispatchQueue.test'.")
  public static var testScheduler: TestSchedulerOf<Self> {
    TestScheduler(now: DispatchQueue.immediate.now)
  }
}

extension OperationQueue {
  /// The former name of `unimplemented`: a scheduler that reports when it is used.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: UnimplementedSchedulerOf<OperationQueue> { unimplemented }

  /// The former name of `unimplemented(_:)`: a scheduler that reports under a name when it is used.
  ///
  /// - Parameter prefix: How the report names it.
  @available(*, deprecated, renamed: "unimplemented(_:)")
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue> {
    unimplemented(prefix)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// The former name of `unimplemented`: a scheduler that reports when it is used.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: Self { unimplemented }

  /// The former name of `unimplemented(_:)`: a scheduler that reports under a name when it is used.
  ///
  /// - Parameter prefix: How the report names it.
  @available(*, deprecated, renamed: "unimplemented(_:)")
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}

extension Scheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// A scheduler in this scheduler\'s time that does work at once.
  @available(*, deprecated, message: "Use 'OperationQueue.immediate'.")
  public static var immediateScheduler: ImmediateSchedulerOf<Self> {
    ImmediateScheduler(now: OperationQueue.immediate.now)
  }

  /// A scheduler in this scheduler\'s time whose time a test moves.
  @available(*, deprecated, message: "Use 'OperationQueue.test'.")
  public static var testScheduler: TestSchedulerOf<Self> {
    TestScheduler(now: OperationQueue.immediate.now)
  }
}

extension RunLoop {
  /// The former name of `unimplemented`: a scheduler that reports when it is used.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: UnimplementedSchedulerOf<RunLoop> { unimplemented }

  /// The former name of `unimplemented(_:)`: a scheduler that reports under a name when it is used.
  ///
  /// - Parameter prefix: How the report names it.
  @available(*, deprecated, renamed: "unimplemented(_:)")
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
    unimplemented(prefix)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  /// The former name of `unimplemented`: a scheduler that reports when it is used.
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: Self { unimplemented }

  /// The former name of `unimplemented(_:)`: a scheduler that reports under a name when it is used.
  ///
  /// - Parameter prefix: How the report names it.
  @available(*, deprecated, renamed: "unimplemented(_:)")
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}

extension Scheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A scheduler in this scheduler\'s time that does work at once.
  @available(*, deprecated, message: "Use 'RunLoop.immediate'.")
  public static var immediateScheduler: ImmediateSchedulerOf<Self> {
    ImmediateScheduler(now: RunLoop.immediate.now)
  }

  /// A scheduler in this scheduler\'s time whose time a test moves.
  @available(*, deprecated, message: "Use 'RunLoop.test'.")
  public static var testScheduler: TestSchedulerOf<Self> {
    TestScheduler(now: RunLoop.immediate.now)
  }
}
