import ConcurrencyExtras

/// Lets a test wait until something happens in a store.
@MainActor
final class Activity {
  private var waiting: [UnsafeContinuation<Void, Never>] = []
  private var hasHappened = false

  func signal() {
    hasHappened = true
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// Returns at the next signal, or at once if there was one since the last return.
  func next() async {
    if !hasHappened {
      await withMainQueueContinuation { waiter in
        if hasHappened { waiter.resume() } else { waiting.append(waiter) }
      }
    }
    hasHappened = false
  }
}
