import ComposableArchitecture

struct Person: Equatable, Identifiable, Sendable {
  var id = 1
  var name = "Blob"
}

/// A feature with shared state that does what its actions say.
@Reducer
struct Scripted {
  @ObservableState
  struct State: Equatable {
    @Shared var count: Int
    @Shared(.inMemory("person")) var person = Person()
    @SharedReader(.inMemory("people")) var people: IdentifiedArrayOf<Person> = []
    var note = ""

    init(count: Shared<Int> = Shared(value: 0)) {
      _count = count
    }
  }
  enum Action {
    case reduce(@Sendable (inout State) -> Void)
    case reply(@Sendable (inout State) -> Void)
    case run(@Sendable (State, Send<Action>) async -> Void)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .reduce(let change), .reply(let change):
        change(&state)
        return .none
      case .run(let work):
        return .run { [state] send in await work(state, send) }
      }
    }
  }
}

extension Scripted.Action {
  static var increment: Self { .reduce { $0.$count.withLock { $0 += 1 } } }
  static var incrementInEffect: Self { .run { state, _ in state.$count.withLock { $0 += 1 } } }
}

/// What a test of the feature reports.
@MainActor
func issues(_ test: @MainActor (TestStoreOf<Scripted>) async -> Void) async -> [String] {
  await issues {
    let store = TestStore(initialState: Scripted.State()) { Scripted() }
    await test(store)
  }
}
