import ComposableArchitecture
import Testing

/// Behaviour 2: effects end with their place, whoever takes it away.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct VanishedPlaceTests {
  private let work = Work()
  private let store = Store(initialState: Node.State()) { Node() }

  /// A way in which a presented feature goes.
  enum Removal: CaseIterable {
    case dismissal, byTheParent, replacedInOneReduction, ofTheWholeState, modified

    var action: Node.Action {
      switch self {
      case .dismissal: .child(.dismiss)
      case .byTheParent: .change { $0.child = nil }
      case .replacedInOneReduction:
        .change {
          $0.child = nil
          $0.child = Node.State()
        }
      case .ofTheWholeState: .change { $0 = Node.State() }
      case .modified: .change { $0[keyPath: \.child] = nil }
      }
    }
  }

  @Test(arguments: Removal.allCases)
  func thePresentedFeatureGoes(_ removal: Removal) async {
    store.send(.change { $0.child = Node.State() })
    store.send(.child(.presented(.perform { [work] _ in .work("child", work) })))
    store.send(.child(.presented(.left(.perform { [work] _ in .work("grandchild", work) }))))
    store.send(.perform { [work] _ in .work("parent", work) })
    await reach(work, ["child": 1, "grandchild": 1, "parent": 1])
    store.send(removal.action)
    await reach(work, ["parent": 1])
    #expect(work.running == ["parent": 1])
  }

  @Test func anElementGoes() async {
    let removals: [(inout StackState<Node.State>) -> Void] = [
      { $0.pop(from: 1) },
      { $0.pop(to: 0) },
      { $0.removeLast() },
      { $0[id: 1] = nil },
      { $0 = StackState([Node.State()]) },
      { $0.removeAll() },
      { $0.replaceSubrange(1..., with: []) },
    ]
    for remove in removals {
      let store = Store(initialState: Node.State()) { Node() }
      store.send(.change { $0.path = StackState([Node.State(), Node.State()]) })
      let ids = store.path.ids
      store.send(
        .path(.element(id: ids[1], action: .perform { [work] _ in .work("top", work) }))
      )
      await reach(work, ["top": 1])
      store.send(
        .change {
          var path = $0.path
          if ids == [0, 1] { remove(&path) } else { path.pop(from: ids[1]) }
          $0.path = path
        }
      )
      await reach(work, [:])
      #expect(work.running.isEmpty)
    }
  }

  @Test func anElementThatStaysKeepsItsEffects() async {
    store.send(.change { $0.path = StackState([Node.State(), Node.State()]) })
    store.send(.path(.element(id: 0, action: .perform { [work] _ in .work("a", work) })))
    store.send(.path(.element(id: 1, action: .perform { [work] _ in .work("b", work) })))
    await reach(work, ["a": 1, "b": 1])
    store.send(
      .change {
        $0.path.swapAt(0, 0)
        $0.path.append(Node.State())
        $0.path[id: 0]?.log = ["changed"]
        $0.path.pop(from: 2)
      }
    )
    await Task.megaYield()
    #expect(work.running == ["a": 1, "b": 1])
  }

  @Test func aCaseGoes() async {
    store.send(.choice(.one(.perform { [work] _ in .work("one", work) })))
    await reach(work, ["one": 1])
    store.send(.change { $0.choice = .two(Leaf.State()) })
    await reach(work, [:])
    store.send(.choice(.two(.perform { [work] _ in .work("two", work) })))
    await reach(work, ["two": 1])
  }

  @Test func anOptionalGoes() async {
    store.send(.change { $0.optional = Leaf.State() })
    store.send(.optional(.perform { [work] _ in .work("optional", work) }))
    await reach(work, ["optional": 1])
    store.send(.change { $0.optional = nil })
    await reach(work, [:])
    #expect(work.running.isEmpty)
  }

  @Test func anOptionalIsReplacedInOneReduction() async {
    store.send(.change { $0.optional = Leaf.State() })
    store.send(.optional(.perform { [work] _ in .work("first", work) }))
    await reach(work, ["first": 1])
    store.send(
      .change {
        $0.optional = nil
        $0.optional = Leaf.State()
      }
    )
    await reach(work, [:])
    store.send(.optional(.perform { [work] _ in .work("second", work) }))
    await reach(work, ["second": 1])
    // Changed, or given another value, it is still the same.
    store.send(.change { $0.optional?.log = ["changed"] })
    store.send(.change { $0.optional = Leaf.State() })
    store.send(.change { $0.left = Leaf.State() })
    await Task.megaYield()
    #expect(work.running == ["second": 1])
  }

  @Test func theEffectOfAnOptionalThatIsReplacedAfterItIsNotStarted() async {
    let store = Store(initialState: Restless.State(child: Leaf.State())) { Restless() }
    await store.send(.child(.perform { [work] _ in .work("child", work) })).finish()
    #expect(store.child != nil)
    #expect(work.started.isEmpty)
  }

  @Test func theOuterFeatureOfANestedOneGoes() async {
    store.send(
      .change {
        var inner = Node.State()
        inner.child = Node.State()
        $0.path.append(inner)
      }
    )
    store.send(
      .path(
        .element(
          id: 0, action: .child(.presented(.left(.perform { [work] _ in .work("leaf", work) })))
        )
      )
    )
    await reach(work, ["leaf": 1])
    store.send(.path(.popFrom(id: 0)))
    await reach(work, [:])
    #expect(work.running.isEmpty)
  }

  @Test func anEffectOfAPlaceThatWentInTheSameReductionIsNeverStarted() async {
    // The child's reducer runs first, and its effect belongs to it; then the parent dismisses it.
    let store = Store(initialState: Impatient.State(child: Leaf.State())) { Impatient() }
    await store.send(.child(.presented(.perform { [work] _ in .work("child", work) }))).finish()
    #expect(store.child == nil)
    #expect(work.started.isEmpty)
  }

  @Test func laterPartsOfAConcatenationAreNotStarted() async {
    store.send(.change { $0.optional = Leaf.State() })
    store.send(
      .optional(
        .perform { [work] _ in .concatenate(.work("first", work), .work("second", work)) }
      )
    )
    await reach(work, ["first": 1])
    // It has gone and another has come before the effect notices.
    store.send(.change { $0.optional = nil })
    store.send(.change { $0.optional = Leaf.State() })
    await reach(work, [:])
    await Task.megaYield()
    #expect(work.started == ["first": 1])
  }

  /// Random changes of a tree of places: at rest, effects run in the places that are there, and in
  /// no others.
  @Test(arguments: 0..<8)
  func effectsRunInTheirPlacesOnly(seed: UInt64) async {
    var random = Random(seed: seed)
    for _ in 0..<25 {
      let change = random.next(below: 9)
      let depth = random.next(below: 3)
      let bits = random.next()
      store.send(
        .change { state in
          Self.descend(&state, depth, bits) { state in
            switch change {
            case 0: state.child = state.child == nil ? Node.State() : nil
            case 1: state.path.append(Node.State())
            case 2: _ = state.path.popLast()
            case 3 where state.path.count > 1: state.path.swapAt(0, state.path.count - 1)
            case 4:
              state.choice =
                if case .one = state.choice { .two(Leaf.State()) } else { .one(Leaf.State()) }
            case 5: state.optional = state.optional == nil ? Leaf.State() : nil
            case 6: state.rows.append(Line.State(id: (state.rows.ids.max() ?? 0) + 1))
            case 7: if !state.rows.isEmpty { state.rows.removeLast() }
            case 8: state.rows.reverse()
            default: state.path = StackState(state.path.dropFirst())
            }
          }
        }
      )
      for (name, action) in Self.places(store.withState { $0 }, "root", { $0 })
      where random.next(below: 2) == 0 {
        let work = work
        store.send(action { .work(name, work).cancellable(id: 1, cancelInFlight: true) })
      }
      await Task.megaYield(count: 10)
    }
    await Task.megaYield()
    let there = Set(Self.places(store.withState { $0 }, "root") { $0 }.map(\.name))
    #expect(Set(work.running.keys).subtracting(there) == [])
    #expect(work.running.values.allSatisfy { $0 == 1 })
  }

  private static func descend(
    _ state: inout Node.State, _ depth: Int, _ bits: UInt64, _ change: (inout Node.State) -> Void
  ) {
    guard depth > 0 else { return change(&state) }
    if bits & 1 == 0, state.child != nil {
      descend(&state.child!, depth - 1, bits >> 1, change)
    } else if !state.path.isEmpty {
      descend(&state.path[state.path.count - 1], depth - 1, bits >> 1, change)
    } else {
      change(&state)
    }
  }

  private typealias Performing = (@escaping @Sendable () -> Effect<Never>) -> Node.Action

  /// The places in a state: their names, and how to start an effect there.
  private static func places(
    _ state: Node.State, _ name: String, _ embed: @escaping (Node.Action) -> Node.Action
  ) -> [(name: String, perform: Performing)] {
    func node(_ effect: @escaping @Sendable () -> Effect<Never>) -> Node.Action {
      .perform { _ in effect().absurd() }
    }
    func leaf(_ effect: @escaping @Sendable () -> Effect<Never>) -> Leaf.Action {
      .perform { _ in effect().absurd() }
    }
    var places: [(name: String, perform: Performing)] = [(name, { embed(node($0)) })]
    places.append(("\(name).left", { embed(.left(leaf($0))) }))
    if state.optional != nil {
      places.append(("\(name).optional", { embed(.optional(leaf($0))) }))
    }
    for row in state.rows {
      places.append(
        (
          "\(name).row\(row.id)",
          { effect in
            embed(.rows(.element(id: row.id, action: .perform { _ in effect().absurd() })))
          }
        )
      )
    }
    switch state.choice {
    case .one: places.append(("\(name).one", { embed(.choice(.one(leaf($0)))) }))
    case .two: places.append(("\(name).two", { embed(.choice(.two(leaf($0)))) }))
    }
    if let child = state.child {
      let generation = state.$child.presentation
      places += Self.places(child, "\(name).child\(generation)") {
        embed(.child(.presented($0)))
      }
    }
    for (id, element) in zip(state.path.ids, state.path) {
      places += Self.places(element, "\(name).\(id)") {
        embed(.path(.element(id: id, action: $0)))
      }
    }
    return places
  }
}

extension PresentationState {
  /// Which presentation it is.
  var presentation: UInt64 { _$generation }
}

/// Dismisses its child as soon as that does anything.
@Reducer
private struct Impatient {
  @ObservableState
  struct State {
    @Presents var child: Leaf.State?
  }
  enum Action {
    case child(PresentationAction<Leaf.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.child = nil
      return .none
    }
    .ifLet(\.$child, action: \.child) { Leaf() }
  }
}

/// Puts another child into the place of one that acts.
@Reducer
private struct Restless {
  @ObservableState
  struct State: Equatable {
    var child: Leaf.State?
  }
  enum Action {
    case child(Leaf.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.child = nil
      state.child = Leaf.State()
      return .none
    }
    .ifLet(\.child, action: \.child) { Leaf() }
  }
}
