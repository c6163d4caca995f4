import IssueReporting

/// A clock whose time moves only when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let task = Task {
///   try await clock.sleep(for: .seconds(10))
///   return "done"
/// }
/// await clock.advance(by: .seconds(10))
/// #expect(try await task.value == "done")
/// ```
///
/// Sleeps end in the order of their deadlines, and each step of time lets the tasks it woke run
/// before time moves on: a loop that sleeps a second ten times gets ten turns from
/// `advance(by: .seconds(10))`.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in the time of a test clock: how far it is from the clock's beginning.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// Creates an instant.
    ///
    /// - Parameter offset: How long after the beginning of the clock it is.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private struct State {
    var now: Instant
    var sleepers = Sleepers<Instant>()
  }

  public let minimumResolution: Duration = .zero
  private let state: Lock<State>

  /// Creates a clock that shows an instant.
  ///
  /// - Parameter now: What the clock shows at first.
  public convenience init(now: Instant = Instant()) {
    self.init(showing: now)
  }

  private init(showing now: Instant) {
    state = Lock(State(now: now))
  }

  /// What the clock shows.
  public var now: Instant {
    state.withLock { $0.now }
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let sleeper = Sleepers<Instant>.Sleeper(deadline: deadline)
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let answer = state.withLock { state -> Result<Void, CancellationError>? in
          guard deadline > state.now else { return .success(()) }
          return state.sleepers.begin(sleeper, continuation)
            ? nil : .failure(CancellationError())
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      state.withLock { $0.sleepers.cancel(sleeper) }?.resume(throwing: CancellationError())
    }
  }

  /// Throws if a task sleeps on this clock.
  ///
  /// Use it where nothing may be waiting any more, or yet.
  ///
  /// - Throws: ``SuspensionError``.
  public func checkSuspension() async throws {
    await settle()
    let count = state.withLock { $0.sleepers.count }
    if count > 0 { throw SuspensionError(count: count) }
  }

  /// Moves time forward by a duration, and lets the tasks that it wakes run.
  ///
  /// - Parameter duration: How far. Zero lets tasks that have just been started begin to sleep.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves time forward to an instant, and lets the tasks that it wakes run.
  ///
  /// - Parameter deadline: Until when. An instant that has passed leaves time as it is.
  public func advance(to deadline: Instant) async {
    await settle()
    while step(towards: deadline) { await settle() }
  }

  /// Moves time forward until no task sleeps on the clock.
  ///
  /// A timer without end would keep the clock running for ever; when the real time of the timeout
  /// has passed, an issue is reported and time stands still. Time does not count in which the system
  /// runs other processes.
  ///
  /// - Parameters:
  ///   - timeout: How much real time it may take.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let stopwatch = Stopwatch()
    await settle()
    while let deadline = state.withLock({ $0.sleepers.nextDeadline }) {
      if stopwatch.hasRun(for: timeout) {
        let count = state.withLock { $0.sleepers.count }
        reportIssue(
          """
          'TestClock.run' ended after \(timeout), while \(tasks(count)) still \
          sleeping on the clock. Cancel timers that have no end first, or allow a longer 'timeout'.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return
      }
      await advance(to: deadline)
    }
  }

  /// Goes to the next deadline, or to the end when none is before.
  ///
  /// False at the end.
  private func step(towards end: Instant) -> Bool {
    let (woken, isDone) = state.withLock { state in
      let next = state.sleepers.nextDeadline
      guard let next, next <= end else {
        state.now = Swift.max(state.now, end)
        return ([UnsafeContinuation<Void, any Error>](), true)
      }
      state.now = Swift.max(state.now, next)
      return (state.sleepers.wake(until: next), false)
    }
    for continuation in woken { continuation.resume() }
    return !isDone
  }

  private func settle() async {
    await Clocks.settle { state.withLock { $0.sleepers.events } }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that shows zero.
  public convenience init() {
    self.init(showing: Instant())
  }

  /// Creates a clock that shows an instant.
  ///
  /// It is the same as the general one, and lets the compiler find out that durations are those of
  /// the standard library.
  ///
  /// - Parameter now: What the clock shows at first.
  public convenience init(now: Instant) {
    self.init(showing: now)
  }
}
