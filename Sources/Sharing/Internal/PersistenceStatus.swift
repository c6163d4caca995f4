import IssueReporting

/// What is known of the traffic between a value and its storage.
///
/// Observers see its changes.
final class PersistenceStatus: Sendable {
  private struct State {
    var loads = 0
    var isWatchLoading = false
    var loadError: (any Error)?
    var saveError: (any Error)?
  }

  private let state = Lock(State())
  private let registrar = ChangeRegistrar()

  var isLoading: Bool { read { $0.loads > 0 || $0.isWatchLoading } }
  var loadError: (any Error)? { read(\.loadError) }
  var saveError: (any Error)? { read(\.saveError) }

  func beginLoad() {
    change { $0.loads += 1 }
  }

  func endLoad(_ error: (any Error)?) {
    change {
      $0.loads -= 1
      $0.loadError = error
    }
  }

  func watch(isLoading: Bool) {
    change { $0.isWatchLoading = isLoading }
  }

  func watch(error: (any Error)?) {
    change { $0.loadError = error }
  }

  func endSave(_ error: (any Error)?) {
    // Saves are frequent, and most of them change nothing here.
    guard error != nil || state.withLock({ $0.saveError != nil }) else { return }
    change { $0.saveError = error }
  }

  private func read<Value>(_ body: (State) -> Value) -> Value {
    registrar.access()
    return state.withLock { body($0) }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
    registrar.changed()
  }
}
