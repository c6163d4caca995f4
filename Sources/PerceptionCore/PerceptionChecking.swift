import Synchronization

/// Whether to check that views which read observable objects are tracked.
///
/// On systems where views do not track by themselves the check finds those that read outside of
/// `WithPerceptionTracking`. Tern's views always track, so there is nothing to find: the value is kept
/// for the source that sets it, and has no effect.
public var isPerceptionCheckingEnabled: Bool {
  get { isEnabled.load(ordering: .relaxed) }
  set { isEnabled.store(newValue, ordering: .relaxed) }
}

private let isEnabled = Atomic(true)
