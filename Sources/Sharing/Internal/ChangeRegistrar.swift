import IssueReporting
import Observation
import Synchronization

/// Tells observers that a value, or a part of it, is read or has changed.
///
/// It is not generic, so that its key paths are not either: those of generic types are looked up at
/// run time.
final class ChangeRegistrar: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let wasObserved = Atomic<Bool>(false)
  private let news = Lock(News())

  /// What observers have not been told.
  private struct News {
    var isWhole = false
    var parts: [ObservedPart] = []
    var isBeingTold = false
  }

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
  ///
  /// An observer that changes the value while it is told is still registered, and would be told again
  /// inside of that. So whoever is telling already goes on with what comes in the meantime.
  ///
  /// - Parameters:
  ///   - isWhole: Whether to tell those that observe the value as a whole.
  ///   - parts: The parts whose observers to tell.
  func changed(whole isWhole: Bool = true, parts: [ObservedPart] = []) {
    news.withLock { news in
      news.isWhole = news.isWhole || isWhole
      news.parts += parts
    }
    var isStarting = true
    while let next = nextNews(isStarting: isStarting) {
      isStarting = false
      if next.isWhole { registrar.withMutation(of: self, keyPath: Self.whole) {} }
      for part in next.parts { registrar.withMutation(of: self, keyPath: \.[part]) {} }
    }
  }

  private func nextNews(isStarting: Bool) -> News? {
    news.withLock { news in
      if isStarting, news.isBeingTold { return nil }
      let next = news
      news = News(isBeingTold: next.isWhole || !next.parts.isEmpty)
      return news.isBeingTold ? next : nil
    }
  }

  private subscript(probe: TrackingProbe) -> Void { () }
  private subscript(part: ObservedPart) -> Void { () }

  // Key paths do not change, and what these capture is a number.
  private nonisolated(unsafe) static let whole: KeyPath<ChangeRegistrar, Void> =
    \.[TrackingProbe(id: 0)]
  private nonisolated(unsafe) static let nothing: KeyPath<ChangeRegistrar, Void> =
    \.[TrackingProbe(id: 1)]
}
