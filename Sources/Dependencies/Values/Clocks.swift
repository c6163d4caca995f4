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

private enum ContinuousClockKey: KeyReportingItsReader {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> { unimplemented("continuousClock") }
}

private enum SuspendingClockKey: KeyReportingItsReader {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> { unimplemented("suspendingClock") }
}

/// What a clock that reports does after that.
private let clockAfterReports = ImmediateClock()

private func unimplemented(_ name: String) -> any Clock<Duration> {
  let use = UnimplementedValue(name, "any Clock<Duration>", example: "TestClock()")
  return UnimplementedClock(clockAfterReports) { use.report($0) }
}
