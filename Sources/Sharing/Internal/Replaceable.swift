import IssueReporting
import Synchronization

/// What a holder of a shared value refers to: the same for its whole life, unless another key is
/// loaded into it.
struct Replaceable<Target: Sendable>: ~Copyable, Sendable {
  private final class Replacement: Sendable {
    let target = Lock<Target?>(nil)
    let isThere = Atomic<Bool>(false)
    let registrar = ChangeRegistrar()
  }

  private let first: Target
  // Made for the first observer, or the first replacement: most holders have neither.
  private let replacement = AtomicLazyReference<Replacement>()

  init(_ target: Target) {
    first = target
  }

  var current: Target {
    guard let replacement = replacement.load(), replacement.isThere.load(ordering: .acquiring)
    else { return first }
    return replacement.target.withLock { $0 } ?? first
  }

  /// Tells the current tracking that the target is asked for.
  func access() {
    made().registrar.access()
  }

  func replace(with target: Target) {
    let replacement = made()
    // Returned, so that the old target is destroyed outside of the lock.
    _ = replacement.target.withLock { current in
      let old = current
      current = target
      return old
    }
    replacement.isThere.store(true, ordering: .releasing)
    replacement.registrar.changed()
  }

  /// Tells observers that their holder refers to something else by another way.
  func left() {
    replacement.load()?.registrar.changed()
  }

  private func made() -> Replacement {
    replacement.load() ?? replacement.storeIfNil(Replacement())
  }
}
