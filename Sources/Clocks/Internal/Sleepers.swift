/// The tasks that sleep on a test clock, soonest deadline last, and among equal ones the first to
/// come last: the order in which they are woken, from the end.
struct Sleepers<Instant: InstantProtocol> {
  /// One call of `sleep`.
  ///
  /// Its state changes only under the lock of its clock: a cancellation may come before the sleep
  /// has begun, or after it has ended.
  final class Sleeper: @unchecked Sendable {
    enum State {
      case new
      case asleep(UnsafeContinuation<Void, any Error>)
      case ended
      case cancelledEarly
    }

    let deadline: Instant
    var state = State.new

    init(deadline: Instant) {
      self.deadline = deadline
    }
  }

  private var sleepers: [Sleeper] = []
  /// How many sleeps have begun or were cancelled, ever.
  private(set) var events = 0

  var isEmpty: Bool { sleepers.isEmpty }
  var count: Int { sleepers.count }
  var nextDeadline: Instant? { sleepers.last?.deadline }

  /// Begins a sleep.
  ///
  /// False when it was cancelled before.
  mutating func begin(
    _ sleeper: Sleeper,
    _ continuation: UnsafeContinuation<Void, any Error>
  ) -> Bool {
    events += 1
    if case .cancelledEarly = sleeper.state { return false }
    sleeper.state = .asleep(continuation)
    var low = 0
    var high = sleepers.count
    while low < high {
      let middle = (low + high) / 2
      if sleepers[middle].deadline > sleeper.deadline { low = middle + 1 } else { high = middle }
    }
    sleepers.insert(sleeper, at: low)
    return true
  }

  /// Ends a sleep that is cancelled, and returns what there is to resume.
  mutating func cancel(_ sleeper: Sleeper) -> UnsafeContinuation<Void, any Error>? {
    switch sleeper.state {
    case .new:
      sleeper.state = .cancelledEarly
      return nil
    case .asleep(let continuation):
      events += 1
      sleeper.state = .ended
      sleepers.removeAll { $0 === sleeper }
      return continuation
    case .ended, .cancelledEarly:
      return nil
    }
  }

  /// Ends the sleeps whose deadline is not after an instant, and returns what there is to resume.
  mutating func wake(until instant: Instant) -> [UnsafeContinuation<Void, any Error>] {
    var woken: [UnsafeContinuation<Void, any Error>] = []
    while let last = sleepers.last, last.deadline <= instant {
      sleepers.removeLast()
      if case .asleep(let continuation) = last.state { woken.append(continuation) }
      last.state = .ended
    }
    return woken
  }
}
