import Clocks
public import TernUI

extension EnvironmentValues {
  /// A clock that does not stop while the system sleeps.
  ///
  /// Views read it with `@Environment(\.continuousClock)`, and tests and previews set another one.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stops while the system sleeps.
  ///
  /// Views read it with `@Environment(\.suspendingClock)`, and tests and previews set another one.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { ContinuousClock() }
}

private enum SuspendingClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { SuspendingClock() }
}
