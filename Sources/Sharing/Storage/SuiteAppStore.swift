import ConcurrencyExtras
import Foundation
import IssueReporting

/// The store of a suite of user defaults, for all objects of the process that stand for it.
final class SuiteAppStore: AppStore, @unchecked Sendable {
  private struct Subscriber {
    var names: Set<String>
    var handler: @Sendable ((any Error)?) -> Void
    var isNew = true
  }

  private struct State {
    var subscribers: [Int: Subscriber] = [:]
    var nextID = 0
    var watch: SharedSubscription?
    /// What was in the file when it was last looked at, and what has been stored since then.
    var seen: [String: Any] = [:]
  }

  private let defaults: UncheckedSendable<UserDefaults>
  private let suite: DefaultsSuite
  private let state = Lock(State())
  private let checks = CheckSchedule()
  /// Held while the file is read or written.
  private let turn = Lock(0)

  private init(_ defaults: UserDefaults, _ suite: DefaultsSuite) {
    self.defaults = UncheckedSendable(defaults)
    self.suite = suite
  }

  /// The store of a suite, the same as long as somebody holds it.
  static func store(_ defaults: UserDefaults, _ suite: DefaultsSuite) -> SuiteAppStore {
    stores.withLock { stores in
      if let store = stores[suite.path]?.store { return store }
      let store = SuiteAppStore(defaults, suite)
      stores[suite.path] = Entry(store: store)
      return store
    }
  }

  private struct Entry {
    weak var store: SuiteAppStore?
  }

  private static let stores = Lock<[String: Entry]>([:])

  func storedObject(_ name: String) throws -> Any? {
    try turn.withLock { _ in
      try synchronize()
      // What the command line says wins.
      let arguments = defaults.value.volatileDomain(forName: UserDefaults.argumentDomain)
      if let object = arguments[name] { return object }
      // After the file come what the program has registered, and the defaults of all programs.
      return try suite.objects()[name] ?? defaults.value.object(forKey: name)
    }
  }

  func store(_ object: Any?, _ name: String) throws {
    try turn.withLock { _ in
      try suite.set(object, for: name)
      state.withLock { $0.seen[name] = object }
      try synchronize()
      if object != nil, defaults.value.object(forKey: name) == nil {
        // Foundation has the suite in another file.
        defaults.value.set(object, forKey: name)
        try synchronize()
      }
    }
  }

  /// Lets Foundation write what was set in this process, and read the file.
  private func synchronize() throws {
    try suite.withLock { _ = defaults.value.synchronize() }
  }

  func subscribe(
    _ names: Set<String>, _ handler: @escaping @Sendable ((any Error)?) -> Void
  ) throws -> SharedSubscription {
    let (id, isFirst) = state.withLock { state in
      let id = state.nextID
      state.nextID += 1
      state.subscribers[id] = Subscriber(names: names, handler: handler)
      return (id, state.watch == nil)
    }
    let subscription = SharedSubscription { [self] in
      let (removed, watch) = state.withLock { state in
        let removed = state.subscribers.removeValue(forKey: id)
        defer { if state.subscribers.isEmpty { state.watch = nil } }
        return (removed, state.subscribers.isEmpty ? state.watch : nil)
      }
      watch?.cancel()
      _ = removed
    }
    if isFirst {
      let watch = try FolderWatcher.shared.watch(suite.path) { [weak self] in
        self?.scheduleCheck()
      }
      state.withLock { state in
        if state.watch == nil, !state.subscribers.isEmpty { state.watch = watch }
      }
    }
    // The file may have changed between the load and the watch.
    scheduleCheck()
    return subscription
  }

  private func scheduleCheck() {
    checks.schedule { [weak self] in self?.check() }
  }

  /// Tells of what others have changed.
  private func check() {
    var problem: (any Error)?
    let handlers = turn.withLock { _ in
      let objects = Result {
        try synchronize()
        return try suite.objects()
      }
      problem = objects.error
      return state.withLock { state in
        let objects = (try? objects.get()) ?? state.seen
        let seen = state.seen
        state.seen = objects
        var handlers: [@Sendable ((any Error)?) -> Void] = []
        for (id, subscriber) in state.subscribers {
          let isChanged =
            problem != nil || subscriber.isNew || subscriber.names.isEmpty
            || subscriber.names.contains { !isEqual(seen[$0], objects[$0]) }
          guard isChanged else { continue }
          state.subscribers[id]?.isNew = false
          handlers.append(subscriber.handler)
        }
        return handlers
      }
    }
    for handler in handlers { handler(problem) }
  }
}

/// Whether two objects of a property list are known to be equal.
private func isEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
  switch (lhs, rhs) {
  case (nil, nil): return true
  case (let lhs?, let rhs?):
    guard let lhs = lhs as? AnyHashable, let rhs = rhs as? AnyHashable else { return false }
    return lhs == rhs
  default: return false
  }
}
