import Observation
import Synchronization

/// The observers of one observable state value, and its identity.
///
/// Copies of a value share it until one of them is changed.
final class StateExtent: Sendable {
  let id = ObservableStateID()
  /// What tracks the slots; owned once it is there.
  // An 'AtomicLazyReference' would count a reference at each read.
  private let channel = Atomic<Unmanaged<Channel>?>(nil)
  /// A bit for each slot that has been read.
  private let lowSlots = Atomic<UInt64>(0)
  private let highSlots = Atomic<UInt64>(0)

  /// Made when a slot is read for the first time, so that state that is never read through a tracked
  /// property costs an allocation less.
  private final class Channel: Sendable {
    let registrar = ObservationRegistrar()
  }

  deinit {
    channel.load(ordering: .acquiring)?.release()
  }

  /// Tells the current tracking, if there is one, that the slot is read.
  func access(_ slot: Int) {
    mark(slot)
    let channel = channel.load(ordering: .acquiring) ?? makeChannel()
    channel._withUnsafeGuaranteedRef {
      $0.registrar.access(Slots.subject, keyPath: Slots.keyPaths[slot & Slots.mask])
    }
  }

  private func makeChannel() -> Unmanaged<Channel> {
    let new = Unmanaged.passRetained(Channel())
    let (_, other) = channel.compareExchange(
      expected: nil, desired: new, ordering: .acquiringAndReleasing
    )
    guard let other else { return new }
    // Somebody else was faster.
    new.release()
    return other
  }

  /// Whether somebody may be observing a slot.
  func mayBeObserved(_ slot: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(slot & 63)
    let slots =
      slot & 64 == 0
      ? lowSlots.load(ordering: .acquiring) : highSlots.load(ordering: .acquiring)
    return slots & bit != 0
  }

  private func mark(_ slot: Int) {
    guard !mayBeObserved(slot) else { return }
    let bit: UInt64 = 1 << UInt64(slot & 63)
    if slot & 64 == 0 {
      lowSlots.bitwiseOr(bit, ordering: .acquiringAndReleasing)
    } else {
      highSlots.bitwiseOr(bit, ordering: .acquiringAndReleasing)
    }
  }

  /// Tells the observers of the slot that it has changed.
  func notify(_ slot: Int) {
    guard let channel = channel.load(ordering: .acquiring) else { return }
    let keyPath = Slots.keyPaths[slot & Slots.mask]
    // Held, for whoever is told may let go of the state.
    let registrar = channel.takeUnretainedValue().registrar
    registrar.willSet(Slots.subject, keyPath: keyPath)
    registrar.didSet(Slots.subject, keyPath: keyPath)
  }
}

/// What key paths stand for the properties of a state value.
///
/// The registrar asks for a subject and a key path. Those of the state itself would need a copy of it
/// where it is being changed, and key paths of generic types are looked up at run time; a number is
/// enough.
private struct Slots: Observable, Sendable {
  static let subject = Slots()
  static let mask = 127
  nonisolated(unsafe) static let keyPaths: [KeyPath<Slots, Void>] = (0...mask).map { \Slots.[$0] }

  subscript(slot: Int) -> Void { () }
}
