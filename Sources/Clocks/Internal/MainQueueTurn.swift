import Dispatch
import Synchronization

/// A turn of the main queue, which is over when everything has run that was there before.
///
/// Nobody waits for it: the main thread may itself be waiting for whoever asks.
final class MainQueueTurn: Sendable {
  private let over = Atomic<Bool>(false)

  init() {
    DispatchQueue.main.async { self.over.store(true, ordering: .releasing) }
  }

  var isOver: Bool { over.load(ordering: .acquiring) }
}
