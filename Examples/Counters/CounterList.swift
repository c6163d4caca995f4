import ComposableArchitecture

/// The root of the app: counters to open, and the stack of those that are open.
@Reducer
struct CounterList {
  @ObservableState
  struct State: Equatable {
    var names = ["Apples", "Pears"]
    var newName = ""
    var closed: [String] = []
    var path = StackState<Path.State>()
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case openAllButtonTapped
    case path(StackActionOf<Path>)
  }

  /// What can be on the stack.
  @Reducer
  enum Path {
    case counter(Counter)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        guard !state.newName.isEmpty else { return .none }
        state.names.append(state.newName)
        state.newName = ""
        return .none

      case .openAllButtonTapped:
        state.path.append(contentsOf: state.names.map { .counter(Counter.State(name: $0)) })
        return .none

      case .path(.popFrom(let id)):
        if let counter = state.path[id: id]?.counter {
          state.closed.append("\(counter.name) at \(counter.count)")
        }
        return .none

      case .binding, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension CounterList.Path.State: Equatable {}
