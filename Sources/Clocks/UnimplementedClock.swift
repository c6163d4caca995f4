import IssueReporting

/// A clock that reports an issue whenever it is used.
///
/// Give it to code under test to prove that the code uses no time. After a report it works like an
/// ``ImmediateClock``, so that the test goes on to its end.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of an unimplemented clock.
  public struct Instant: InstantProtocol {
    fileprivate let base: AnyClock<Duration>.Instant

    public func advanced(by duration: Duration) -> Self {
      Self(base: base.advanced(by: duration))
    }

    public func duration(to other: Self) -> Duration {
      base.duration(to: other.base)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.base < rhs.base
    }
  }

  private let base: AnyClock<Duration>
  private let report: @Sendable (_ member: String) -> Void

  /// Creates a clock that reports, and then does what another clock does.
  ///
  /// - Parameters:
  ///   - base: What to do after a report.
  ///   - name: How messages name the clock.
  public init<Base: Clock>(
    _ base: Base,
    name: String = "\(Self.self)"
  ) where Base.Duration == Duration {
    self.init(base) { member in
      reportIssue(
        """
        '\(member)' of the clock '\(name)' was used, but has no implementation here. Use a \
        'TestClock' or an 'ImmediateClock' in its place.
        """
      )
    }
  }

  /// Creates a clock that calls a function, and then does what another clock does.
  ///
  /// - Parameters:
  ///   - base: What to do after a report.
  ///   - report: Reports that a member was used.
  package init<Base: Clock>(
    _ base: Base,
    report: @escaping @Sendable (_ member: String) -> Void
  ) where Base.Duration == Duration {
    self.base = AnyClock(base)
    self.report = report
  }

  /// Creates a clock that reports, and then does not wait.
  ///
  /// - Parameters:
  ///   - name: How messages name the clock.
  ///   - now: What the clock shows at first.
  public init(
    name: String = "\(Self.self)",
    now: ImmediateClock<Duration>.Instant = .init()
  ) {
    self.init(ImmediateClock(now: now), name: name)
  }

  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  public var now: Instant {
    report("now")
    return Instant(base: base.now)
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline.base, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that reports, and then does not wait.
  ///
  /// - Parameter name: How messages name the clock.
  public init(name: String = "\(Self.self)") {
    self.init(name: name, now: ImmediateClock<Duration>.Instant())
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports an issue whenever it is used.
  public static func unimplemented() -> Self { UnimplementedClock() }
}
