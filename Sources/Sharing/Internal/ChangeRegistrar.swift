import Observation
import Synchronization

/// Tells observers that a value, or a part of it, is read or has changed.
///
/// It is not generic, so that its key paths are not either: those of generic types are looked up at
/// run time.
final class ChangeRegistrar: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let wasObserved = Atomic<Bool>(false)

  /// Whether somebody has ever observed the value as a whole.
  ///
  /// It stays true: an observer that has read the value is registered only later, so nobody can tell
  /// when the last one is gone.
  var isObserved: Bool { wasObserved.load(ordering: .acquiring) }

  /// Tells the current tracking, if there is one, that the value is read.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func access() -> Bool {
    guard TrackingProbe.isTracking(during: { registrar.access(self, keyPath: Self.whole) }) else {
      return false
    }
    wasObserved.store(true, ordering: .releasing)
    return true
  }

  /// Whether a tracking is under way on this thread.
  var isTracking: Bool {
    TrackingProbe.isTracking { registrar.access(self, keyPath: Self.nothing) }
  }

  /// Tells the current tracking that a part is read, and has it keep the part.
  func access(_ part: ObservedPart) {
    registrar.access(self, keyPath: \.[part])
  }

  /// Tells observers of a change that is made already.
  ///
  /// A view on another thread reads the value as soon as it is told: it must find the new one.
  func changed() {
    registrar.withMutation(of: self, keyPath: Self.whole) {}
  }

  /// Tells observers of a change of a part that is made already.
  func changed(_ part: ObservedPart) {
    registrar.withMutation(of: self, keyPath: \.[part]) {}
  }

  private subscript(probe: TrackingProbe) -> Void { () }
  private subscript(part: ObservedPart) -> Void { () }

  // Key paths do not change, and what these capture is a number.
  private nonisolated(unsafe) static let whole: KeyPath<ChangeRegistrar, Void> =
    \.[TrackingProbe(id: 0)]
  private nonisolated(unsafe) static let nothing: KeyPath<ChangeRegistrar, Void> =
    \.[TrackingProbe(id: 1)]
}
