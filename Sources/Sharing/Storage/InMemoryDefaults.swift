import Foundation
import IssueReporting

/// Defaults that live as long as the object.
final class InMemoryDefaults: UserDefaults {
  let store = MemoryAppStore()

  init() {
    super.init(suiteName: nil)!
  }

  override func object(forKey defaultName: String) -> Any? {
    store.storedObject(defaultName)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    store.store(value, defaultName)
    store.tell(defaultName)
  }

  override func removeObject(forKey defaultName: String) {
    set(nil as Any?, forKey: defaultName)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    store.objects
  }

  override func synchronize() -> Bool { true }
}

/// A store of objects in memory.
final class MemoryAppStore: AppStore, @unchecked Sendable {
  private typealias Handler = @Sendable ((any Error)?) -> Void

  private struct State {
    var objects: [String: Any] = [:]
    var subscribers: [Int: (names: Set<String>, handler: Handler)] = [:]
    var nextID = 0
  }

  private let state = Lock(State())

  var objects: [String: Any] { state.withLock { $0.objects } }

  func storedObject(_ name: String) -> Any? {
    state.withLock { $0.objects[name] }
  }

  func store(_ object: Any?, _ name: String) {
    // The old object is destroyed outside of the lock.
    _ = state.withLock { state in
      defer { state.objects[name] = object }
      return state.objects[name]
    }
  }

  /// Tells subscribers that a name's object was changed.
  func tell(_ name: String) {
    let subscribers = state.withLock { Array($0.subscribers.values) }
    for (names, handler) in subscribers where names.isEmpty || names.contains(name) {
      handler(nil)
    }
  }

  func subscribe(
    _ names: Set<String>, _ handler: @escaping @Sendable ((any Error)?) -> Void
  ) -> SharedSubscription {
    let id = state.withLock { state in
      state.nextID += 1
      state.subscribers[state.nextID] = (names, handler)
      return state.nextID
    }
    return SharedSubscription { [state] in
      _ = state.withLock { $0.subscribers.removeValue(forKey: id) }
    }
  }
}
