import ComposableArchitecture
import Testing

/// A reducer does not observe its own state; that of another store it may.
@MainActor
@Suite struct ObservationInReducersTests {
  private final class Changes: @unchecked Sendable {
    var count = 0
  }

  @Test func anotherStoresStateIsObserved() {
    let other = Store(initialState: Node.State()) { Node() }
    let deep = other.scope(state: \.left, action: \.left)
    let store = Store(initialState: Node.State()) { Node() }
    let changes = Changes()
    store.send(
      .change { state in
        MainActor.assumeIsolated {
          withObservationTracking {
            _ = (other.log, deep.log)
          } onChange: {
            changes.count += 1
          }
        }
        state.log.append("observes")
      }
    )
    #expect(changes.count == 0)
    store.send(.log("own"))
    #expect(changes.count == 0)
    deep.send(.log("other"))
    #expect(changes.count == 1)
  }
}
