import ComposableArchitecture

/// State of 64 KiB in one piece, with more of its kind behind a presentation.
@Reducer
struct Deep {
  @ObservableState
  struct State {
    var count = 0
    @ObservationStateIgnored var block = InlineArray<8_192, Int>(repeating: 0)
    @Presents var child: State?
  }

  indirect enum Action {
    case increment
    case child(PresentationAction<Action>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        state.block[8_191] += 1
        return .none
      case .child(.dismiss):
        return .run { _ in }
      case .child(.presented):
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Deep() }
  }
}

/// Shows forty screens on top of each other, acts on the last one, closes it, and prints what it and
/// the one below count.
///
/// A test runs it with a stack of 512 KiB, which eight copies of one state would fill. In debug the
/// code of a feature itself makes several at each mention of a new one, so all are made beforehand.
///
/// With the argument "assign" it does what is a mistake in a run, and right in a test.
@main
struct Fixture {
  static let levels = 40

  @MainActor
  static func main() async {
    guard !CommandLine.arguments.contains("assign") else { return assign() }
    let store = Store(initialState: screens().move()) { Deep() }
    let top = screen(levels, of: store)
    top.send(.increment)
    print("top:", top.count)
    await store.send(action(.child(.dismiss), at: levels - 1)).finish()
    store.send(action(.increment, at: levels - 1))
    print("below:", screen(levels - 1, of: store).count)
    print("closed:", screen(levels - 1, of: store).child == nil)
  }

  /// Assigns to an element that a stack does not hold, which only tests may do.
  static func assign() {
    var stack = StackState([1, 2])
    stack[id: 7] = 3
    print("stack:", Array(stack))
  }

  /// The state of all screens.
  static func screens() -> UnsafeMutablePointer<Deep.State> {
    (1..<levels).reduce(screen()) { top, _ in
      let below = screen()
      show(top, on: below)
      return below
    }
  }

  static func screen() -> UnsafeMutablePointer<Deep.State> {
    let screen = UnsafeMutablePointer<Deep.State>.allocate(capacity: 1)
    screen.initialize(to: Deep.State())
    return screen
  }

  static func show(
    _ top: UnsafeMutablePointer<Deep.State>, on below: UnsafeMutablePointer<Deep.State>
  ) {
    below.pointee.child = top.move()
    top.deallocate()
  }

  /// The action of the screen at a level, as the root knows it.
  static func action(_ action: Deep.Action, at level: Int) -> Deep.Action {
    (1..<level).reduce(action) { action, _ in .child(.presented(action)) }
  }

  /// The store of the screen at a level.
  @MainActor
  static func screen(_ level: Int, of store: StoreOf<Deep>) -> StoreOf<Deep> {
    (1..<level).reduce(store) { store, _ in
      guard let child = store.scope(state: \.child, action: \.child.presented) else {
        preconditionFailure("A screen is missing.")
      }
      return child
    }
  }
}
