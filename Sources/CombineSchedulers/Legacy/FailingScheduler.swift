import Combine
import Foundation

@available(*, deprecated, renamed: "UnimplementedScheduler")
public typealias FailingScheduler = UnimplementedScheduler

@available(*, deprecated, renamed: "UnimplementedSchedulerOf")
public typealias FailingSchedulerOf = UnimplementedSchedulerOf

extension DispatchQueue {
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: UnimplementedSchedulerOf<DispatchQueue> { unimplemented }

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
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: Self { unimplemented }

  @available(*, deprecated, renamed: "unimplemented(_:)")
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}

extension Scheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  @available(*, deprecated, message: "Use 'DispatchQueue.immediate'.")
  public static var immediateScheduler: ImmediateSchedulerOf<Self> {
    ImmediateScheduler(now: DispatchQueue.immediate.now)
  }

  @available(*, deprecated, message: "Use 'DispatchQueue.test'.")
  public static var testScheduler: TestSchedulerOf<Self> {
    TestScheduler(now: DispatchQueue.immediate.now)
  }
}

extension OperationQueue {
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: UnimplementedSchedulerOf<OperationQueue> { unimplemented }

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
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: Self { unimplemented }

  @available(*, deprecated, renamed: "unimplemented(_:)")
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}

extension Scheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  @available(*, deprecated, message: "Use 'OperationQueue.immediate'.")
  public static var immediateScheduler: ImmediateSchedulerOf<Self> {
    ImmediateScheduler(now: OperationQueue.immediate.now)
  }

  @available(*, deprecated, message: "Use 'OperationQueue.test'.")
  public static var testScheduler: TestSchedulerOf<Self> {
    TestScheduler(now: OperationQueue.immediate.now)
  }
}

extension RunLoop {
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: UnimplementedSchedulerOf<RunLoop> { unimplemented }

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
  @available(*, deprecated, renamed: "unimplemented")
  public static var failing: Self { unimplemented }

  @available(*, deprecated, renamed: "unimplemented(_:)")
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}

extension Scheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  @available(*, deprecated, message: "Use 'RunLoop.immediate'.")
  public static var immediateScheduler: ImmediateSchedulerOf<Self> {
    ImmediateScheduler(now: RunLoop.immediate.now)
  }

  @available(*, deprecated, message: "Use 'RunLoop.test'.")
  public static var testScheduler: TestSchedulerOf<Self> {
    TestScheduler(now: RunLoop.immediate.now)
  }
}
