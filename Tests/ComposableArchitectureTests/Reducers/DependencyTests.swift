import ComposableArchitecture
import Foundation
import Testing

@Reducer
private struct Stamped {
  @ObservableState
  struct State: Equatable {
    var reduced: Date?
    var received: Date?
  }
  enum Action {
    case stamp
    case stamped(Date)
  }
  @Dependency(\.date.now) var now
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stamp:
        state.reduced = now
        return .run { send in await send(.stamped(now)) }
      case .stamped(let date):
        state.received = date
        return .none
      }
    }
  }
}

@MainActor
@Suite
struct ReducerDependencyTests {
  @Test
  func theReducerAndItsEffectsSeeTheValue() async {
    let date = Date(timeIntervalSince1970: 1)
    let store = TestStore(initialState: Stamped.State()) {
      Stamped().dependency(\.date, .constant(date))
    }
    await store.send(.stamp) { $0.reduced = date }
    await store.receive(\.stamped) { $0.received = date }
  }

  @Test
  func aValueIsTransformed() async {
    let store = TestStore(initialState: Stamped.State()) {
      Stamped().transformDependency(\.date) { $0 = .constant(Date(timeIntervalSince1970: 2)) }
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 1))
    }
    let date = Date(timeIntervalSince1970: 2)
    await store.send(.stamp) { $0.reduced = date }
    await store.receive(\.stamped) { $0.received = date }
  }
}
