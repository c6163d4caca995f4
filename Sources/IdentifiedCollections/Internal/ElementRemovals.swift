import Synchronization

/// Hears of the elements that are removed from identified arrays, before they go.
package protocol ElementRemovalObserver: Sendable {
  /// Called on the thread that removes the element.
  func willRemove<ID: Hashable, Element>(_ element: Element, id: ID)
}

/// Who hears of the elements that are removed: one observer in a process.
package enum ElementRemovals {
  private final class Observer: Sendable {
    let observer: any ElementRemovalObserver

    init(_ observer: any ElementRemovalObserver) {
      self.observer = observer
    }
  }

  private static let observer = AtomicLazyReference<Observer>()

  /// Lets an observer hear of removals; the first one stays.
  package static func observe(_ observer: some ElementRemovalObserver) {
    if self.observer.load() == nil { _ = self.observer.storeIfNil(Observer(observer)) }
  }

  static var current: (any ElementRemovalObserver)? { observer.load()?.observer }
}

extension IdentifiedArray {
  /// Tells that the elements at these positions are about to go.
  @usableFromInline
  func willRemove(_ positions: some Collection<Int>) {
    guard let observer = ElementRemovals.current else { return }
    for position in positions {
      observer.willRemove(storage[position], id: identities[position])
    }
  }

  /// Tells that all elements but those at these positions are about to go.
  @usableFromInline
  func willKeep(_ positions: [Int]) {
    guard ElementRemovals.current != nil else { return }
    let kept = Set(positions)
    willRemove(storage.indices.filter { !kept.contains($0) })
  }
}
