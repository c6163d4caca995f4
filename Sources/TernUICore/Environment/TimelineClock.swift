package import FoundationEssentials

/// The time by which views are made anew.
package struct TimelineClock: Sendable {
  package var now: @Sendable () -> Date
  package var sleep: @Sendable (TimeInterval) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (TimeInterval) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }
}

extension EnvironmentValues {
  private enum TimelineClockKey: EnvironmentKey {
    static let defaultValue = TimelineClock(
      now: { Date() }, sleep: { try await Task.sleep(for: .seconds($0)) }
    )
  }

  /// The time by which views are made anew.
  package var timelineClock: TimelineClock {
    get { self[TimelineClockKey.self] }
    set { self[TimelineClockKey.self] = newValue }
  }
}
