/// How much a test store wants to be told.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of state, every action of an effect, and that every effect ends.
  case on

  /// Only what the test asserts has to be true.
  ///
  /// - Parameter showSkippedAssertions: Whether to print what was not asserted.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts has to be true; what it leaves out is not shown.
  public static var off: Self { .off(showSkippedAssertions: false) }
}
