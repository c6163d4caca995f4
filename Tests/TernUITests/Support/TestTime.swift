import Foundation
import TernUI

/// A time that stands still until it is moved.
final class TestTime: Sendable {
  private struct State {
    var now = 0.0
    var sleepers: [(due: Double, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Locked(State())

  var clock: TimelineClock {
    TimelineClock(
      now: { Date(timeIntervalSinceReferenceDate: self.state.withLock { $0.now }) },
      sleep: { seconds in
        await withCheckedContinuation { continuation in
          self.state.withLock { $0.sleepers.append(($0.now + seconds, continuation)) }
        }
      }
    )
  }

  /// How many wait for a time.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func advance(_ seconds: Double) {
    let due = state.withLock { state in
      state.now += seconds
      let due = state.sleepers.filter { $0.due <= state.now }
      state.sleepers.removeAll { $0.due <= state.now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}

private final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
