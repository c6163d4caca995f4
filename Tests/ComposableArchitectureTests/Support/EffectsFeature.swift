import ComposableArchitecture

/// Does what it is told: a feature for tests of effects and of places, with children of every kind.
@Reducer
struct Node {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
    var left: Leaf.State = .init()
    var right: Leaf.State = .init()
    var optional: Leaf.State?
    @Presents var child: Node.State?
    var path = StackState<Node.State>()
    var choice = Choice.State.one(Leaf.State())
    var rows: IdentifiedArrayOf<Line.State> = []
  }

  indirect enum Action {
    case change((inout State) -> Void)
    case perform((inout State) -> Effect<Action>)
    case log(String)
    case left(Leaf.Action)
    case right(Leaf.Action)
    case optional(Leaf.Action)
    case child(PresentationAction<Node.Action>)
    case path(StackActionOf<Node>)
    case choice(Choice.Action)
    case rows(IdentifiedActionOf<Line>)
  }

  @Reducer
  enum Choice {
    case one(Leaf)
    case two(Leaf)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Leaf() }
    Scope(state: \.right, action: \.right) { Leaf() }
    Scope(state: \.choice, action: \.choice) { Choice.body }
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state)
        return .none
      case .perform(let perform):
        return perform(&state)
      case .log(let line):
        state.log.append(line)
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.optional, action: \.optional) { Leaf() }
    .ifLet(\.$child, action: \.child) { Node() }
    .forEach(\.path, action: \.path) { Node() }
    .forEach(\.rows, action: \.rows) { Line() }
  }
}
extension Node.Choice.State: Equatable {}

/// Does what it is told, as one of several.
@Reducer
struct Line {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var log: [String] = []
  }
  enum Action {
    case perform((inout State) -> Effect<Action>)
    case log(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .perform(let perform):
        return perform(&state)
      case .log(let line):
        state.log.append(line)
        return .none
      }
    }
  }
}

/// Does what it is told, without children.
@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
  }
  enum Action {
    case perform((inout State) -> Effect<Action>)
    case log(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .perform(let perform):
        return perform(&state)
      case .log(let line):
        state.log.append(line)
        return .none
      }
    }
  }
}

extension Effect {
  /// Works until it is cancelled.
  static func work(_ name: String, _ work: Work) -> Self {
    .run { _ in await work(name) }
  }
}
