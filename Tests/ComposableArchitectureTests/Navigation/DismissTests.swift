import ComposableArchitecture
import Testing

/// Behaviour 3: `dismiss` closes the feature that calls it, and that one only.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DismissTests {
  private nonisolated static var dismissal: Effect<Node.Action> {
    .run { _ in
      @Dependency(\.dismiss) var dismiss
      await dismiss()
    }
  }

  @Test func aPresentedFeatureDismissesItself() async {
    let store = Store(initialState: Node.State(child: Node.State())) { Node() }
    await store.send(.child(.presented(.perform { _ in Self.dismissal }))).finish()
    #expect(store.child == nil)
  }

  @Test func theParentReceivesTheDismissal() async {
    let store = TestStore(initialState: Rows.State(rows: [Row.State(), Row.State()])) { Rows() }
    await store.send(\.rows[id: 1].closeButtonTapped)
    await store.receive(\.rows.popFrom) { $0.rows[id: 1] = nil }
    await store.send(.presentButtonTapped) { $0.row = Row.State() }
    await store.send(\.row.closeButtonTapped)
    await store.receive(\.row.dismiss) { $0.row = nil }
  }

  @Test func anElementTakesThoseAboveAlong() async {
    let store = TestStore(
      initialState: Rows.State(rows: [Row.State(), Row.State(), Row.State()])
    ) {
      Rows()
    }
    await store.send(\.rows[id: 1].closeButtonTapped)
    await store.receive(\.rows.popFrom) { $0.rows.pop(from: 1) }
    #expect(store.state.rows.ids == [0])
  }

  @Test func aGrandchildClosesOneLevel() async {
    let store = Store(initialState: Node.State(child: Node.State(child: Node.State()))) { Node() }
    await store.send(.child(.presented(.child(.presented(.perform { _ in Self.dismissal })))))
      .finish()
    #expect(store.child != nil)
    #expect(store.child?.child == nil)
  }

  @Test func aChildThatIsAlwaysThereClosesTheFeatureAroundIt() async {
    let store = Store(initialState: Node.State(child: Node.State())) { Node() }
    await store.send(
      .child(
        .presented(
          .left(
            .perform { _ in
              .run { _ in
                @Dependency(\.dismiss) var dismiss
                await dismiss()
              }
            }
          )
        )
      )
    )
    .finish()
    #expect(store.child == nil)
  }

  @Test func aReducerByHandHasNoWayToTheStore() async {
    let store = Store(initialState: ByHand.State()) { ByHand() }
    let reported = await issues {
      await store.send(.node(.child(.presented(.perform { _ in Self.dismissal })))).finish()
    }
    #expect(
      reported == [
        """
        An action of type 'Node.Action' was addressed to a store of 'ByHand.Action'.

        A reducer between the two turns actions into others by itself. Use 'Scope', 'ifLet' or \
        'forEach' there, so that a dismissal finds its way.
        """
      ]
    )
    #expect(store.node.child != nil)
  }

  @Test func aReducerByHandHasNoWayToItsParent() async {
    let store = Store(initialState: AroundByHand.State()) { AroundByHand() }
    let reported = await issues {
      await store.send(.inner(.node(.child(.presented(.perform { _ in Self.dismissal }))))).finish()
    }
    #expect(
      reported == [
        """
        'dismiss()' found no way to the feature's parent: a reducer between them maps actions by \
        itself.

        Use 'Scope', 'ifLet' or 'forEach' there.
        """
      ]
    )
    #expect(store.inner.node.child != nil)
  }

  @Test func fromASecondHandEffect() async {
    let store = Store(initialState: Node.State(child: Node.State())) { Node() }
    await store.send(
      .child(
        .presented(
          .perform { _ in
            .run { send in await send(.perform { _ in .send(.perform { _ in Self.dismissal }) }) }
          }
        )
      )
    )
    .finish()
    #expect(store.child == nil)
  }

  @Test func fromAnElementThatAnAwaitedRootTaskPushed() async {
    let store = Store(initialState: Node.State()) { Node() }
    let (gate, open) = AsyncStream<Void>.makeStream()
    let root = store.send(
      .perform { _ in
        .run { send in
          await send(.change { $0.path.append(Node.State()) })
          for await _ in gate { break }
        }
      }
    )
    while store.path.isEmpty { await Task.yield() }
    await store.send(.path(.element(id: 0, action: .perform { _ in Self.dismissal }))).finish()
    #expect(store.path.isEmpty)
    open.yield()
    await root.finish()
  }

  @Test func afterThePresenterLeftItsCaseAndCameBack() async {
    let store = Store(initialState: Cases.State.first(Node.State(child: Node.State()))) { Cases() }
    store.send(.change { $0 = .second(Node.State()) })
    store.send(.change { $0 = .first(Node.State(child: Node.State())) })
    await store.send(.first(.child(.presented(.perform { _ in Self.dismissal })))).finish()
    #expect(store.withState { $0[case: \.first]?.child } == nil)
    #expect(store.withState { $0.is(\.first) })
  }

  @Test func presentedInTheInitialStateTwiceOver() async {
    let store = Store(initialState: Node.State(child: Node.State(child: Node.State()))) { Node() }
    await store.send(.child(.presented(.child(.presented(.perform { _ in Self.dismissal })))))
      .finish()
    await store.send(.child(.presented(.perform { _ in Self.dismissal }))).finish()
    #expect(store.child == nil)
  }

  @Test func theSecondCallIsReportedOnce() async {
    let store = Store(initialState: Node.State(child: Node.State())) { Node() }
    let reported = await issues {
      await store.send(
        .child(
          .presented(
            .perform { _ in
              .run { _ in
                @Dependency(\.dismiss) var dismiss
                await dismiss()
                await dismiss()
              }
            }
          )
        )
      )
      .finish()
    }
    #expect(
      reported == [
        """
        'dismiss()' was called by a feature that is gone already.

        Call it once, as the last thing an effect does.
        """
      ]
    )
  }

  @Test func itDoesNotCloseWhatWasPresentedInstead() async {
    let store = Store(initialState: Node.State(child: Node.State())) { Node() }
    let (gate, open) = AsyncStream<Void>.makeStream()
    let reported = await issues {
      let task = store.send(
        .child(
          .presented(
            .perform { _ in
              .run { _ in
                @Dependency(\.dismiss) var dismiss
                let dismissMe = dismiss
                await Task {
                  for await _ in gate { break }
                  await dismissMe()
                }
                .value
              }
            }
          )
        )
      )
      store.send(
        .change {
          $0.child = nil
          $0.child = Node.State(log: ["another"])
        }
      )
      open.yield()
      await task.finish()
    }
    #expect(store.child?.log == ["another"])
    #expect(reported.isEmpty)
  }

  @Test func whatNothingPresentsCannotBeDismissed() async {
    let store = Store(initialState: Node.State()) { Node() }
    let reported = await issues {
      await store.send(.perform { _ in Self.dismissal }).finish()
    }
    #expect(
      reported == [
        """
        'dismiss()' was called by a feature that nothing presents.

        Only a feature on a stack, or behind '@Presents', can dismiss itself.
        """
      ]
    )
  }

  @Test func outsideOfFeaturesItIsReported() async {
    @Dependency(\.dismiss) var dismiss
    let reported = await issues { await dismiss() }
    #expect(
      reported == [
        """
        'dismiss()' was called where no feature runs, so there is nothing to dismiss.

        Call it from an effect: return .run { _ in await self.dismiss() }
        """
      ]
    )
  }

  @Test func aTestMayReplaceIt() async {
    let called = Lock(0)
    let store = TestStore(initialState: Row.State()) {
      Row()
    } withDependencies: {
      $0.dismiss = DismissEffect { called.withLock { $0 += 1 } }
    }
    await store.send(.closeButtonTapped)
    await store.finish()
    #expect(called.withLock { $0 } == 1)
  }

  @Test func aTestStoreKnowsThatItsFeatureDismissedItself() async {
    let store = TestStore(initialState: Row.State()) { Row() }
    #expect(!store.isDismissed)
    await store.send(.closeButtonTapped)
    #expect(store.isDismissed)
  }

  @Test func aFeatureKnowsWhetherItIsPresented() async {
    let store = Store(initialState: Node.State(child: Node.State())) { Node() }
    let ask = Node.Action.perform { state in
      @Dependency(\.isPresented) var isPresented
      state.log.append("reducer \(isPresented)")
      return .run { send in
        @Dependency(\.isPresented) var isPresented
        await send(.log("effect \(isPresented)"))
      }
    }
    await store.send(ask).finish()
    await store.send(.child(.presented(ask))).finish()
    store.send(.change { $0.path.append(Node.State()) })
    await store.send(.path(.element(id: 0, action: ask))).finish()
    #expect(store.log == ["reducer false", "effect false"])
    #expect(store.child?.log == ["reducer true", "effect true"])
    #expect(store.path[id: 0]?.log == ["reducer true", "effect true"])
  }
}

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable {}
  enum Action {
    case closeButtonTapped
  }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in await self.dismiss() } }
  }
}

@Reducer
private struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows = StackState<Row.State>()
    @Presents var row: Row.State?
  }
  enum Action {
    case presentButtonTapped
    case row(PresentationAction<Row.Action>)
    case rows(StackActionOf<Row>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .presentButtonTapped = action { state.row = Row.State() }
      return .none
    }
    .ifLet(\.$row, action: \.row) { Row() }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer
private struct Cases {
  @ObservableState
  @CasePathable
  enum State {
    case first(Node.State)
    case second(Node.State)
  }
  enum Action {
    case change((inout State) -> Void)
    case first(Node.Action)
    case second(Node.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { Node() }
    Scope(state: \.second, action: \.second) { Node() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }
}

/// Runs its child without an operator.
@Reducer
private struct ByHand {
  @ObservableState
  struct State {
    var node = Node.State(child: Node.State())
  }
  enum Action {
    case node(Node.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .node(let action):
        return Node().reduce(into: &state.node, action: action).map { .node($0) }
      }
    }
  }
}

@Reducer
private struct AroundByHand {
  @ObservableState
  struct State {
    var inner = ByHand.State()
  }
  enum Action {
    case inner(ByHand.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.inner, action: \.inner) { ByHand() }
  }
}
