import Clocks

extension DependencyValues {
  /// A clock that goes on while the machine sleeps.
  ///
  /// Tests set it to a `TestClock` or an `ImmediateClock`; using it in a test without reports an
  /// issue, and does not wait.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stops while the machine sleeps.
  ///
  /// Tests set it to a `TestClock` or an `ImmediateClock`; using it in a test without reports an
  /// issue, and does not wait.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let testValue: any Clock<Duration> = UnimplementedClock(
    name: "@Dependency(\\.continuousClock)"
  )
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static let testValue: any Clock<Duration> = UnimplementedClock(
    name: "@Dependency(\\.suspendingClock)"
  )
}
