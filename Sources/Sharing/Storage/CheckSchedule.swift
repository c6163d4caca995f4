import Dispatch
import IssueReporting

/// Checks in the background, one at a time.
///
/// Requests that come while a check runs lead to one more after it: what it read may be older than
/// they are.
final class CheckSchedule: Sendable {
  private struct State {
    var isNeeded = false
    var isRunning = false
  }

  private let state = Lock(State())

  func schedule(_ check: @escaping @Sendable () -> Void) {
    let starts = state.withLock { state in
      state.isNeeded = true
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard starts else { return }
    DispatchQueue.global().async { [self] in
      while takesNext() { check() }
    }
  }

  private func takesNext() -> Bool {
    state.withLock { state in
      if !state.isNeeded { state.isRunning = false }
      defer { state.isNeeded = false }
      return state.isNeeded
    }
  }
}
