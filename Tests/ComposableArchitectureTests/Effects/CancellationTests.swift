import ComposableArchitecture
import Testing

/// An id counts in its own place and below, in its own store.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CancellationTests {
  private let work = Work()
  private let store = Store(initialState: Node.State()) { Node() }

  @Test func anIdCancelsItsEffects() async {
    store.send(.perform { [work] _ in .work("a", work).cancellable(id: 1) })
    store.send(.perform { [work] _ in .work("b", work).cancellable(id: 1) })
    store.send(.perform { [work] _ in .work("c", work).cancellable(id: 2) })
    await reach(work, ["a": 1, "b": 1, "c": 1])
    store.send(.perform { _ in .cancel(id: 1) })
    await reach(work, ["c": 1])
    #expect(work.running == ["c": 1])
  }

  @Test func cancelInFlightEndsTheEffectBefore() async {
    for _ in 0..<3 {
      store.send(
        .perform { [work] _ in .work("a", work).cancellable(id: 1, cancelInFlight: true) }
      )
      await Task.yield()
    }
    await reach(work, ["a": 1])
    #expect(work.running == ["a": 1])
  }

  @Test func cancelInFlightOfAnEffectThatDoesNothingCancels() async {
    store.send(.perform { [work] _ in .work("a", work).cancellable(id: 1) })
    await reach(work, ["a": 1])
    store.send(.perform { _ in .none.cancellable(id: 1, cancelInFlight: true) })
    await reach(work, [:])
    #expect(work.running.isEmpty)
  }

  @Test func idsAreTheirValues() async {
    enum ID { case one, two }
    store.send(.perform { [work] _ in .work("a", work).cancellable(id: ID.one) })
    await reach(work, ["a": 1])
    store.send(.perform { _ in .cancel(id: ID.two) })
    store.send(.perform { _ in .cancel(id: 0) })
    await Task.megaYield()
    #expect(work.running == ["a": 1])
    store.send(.perform { _ in .cancel(id: ID.one) })
    await reach(work, [:])
    #expect(work.running.isEmpty)
  }

  @Test func idsNest() async {
    store.send(
      .perform { [work] _ in
        .merge(.work("a", work).cancellable(id: 1), .work("b", work)).cancellable(id: 2)
      }
    )
    await reach(work, ["a": 1, "b": 1])
    store.send(.perform { _ in .cancel(id: 1) })
    await reach(work, ["b": 1])
    store.send(.perform { _ in .cancel(id: 2) })
    await reach(work, [:])
    #expect(work.running.isEmpty)
  }

  @Test func aCancelledConcatenationDoesNotGoOn() async {
    store.send(
      .perform { [work] _ in
        .concatenate(.work("a", work), .work("b", work)).cancellable(id: 1)
      }
    )
    await reach(work, ["a": 1])
    store.send(.perform { _ in .cancel(id: 1) })
    await reach(work, [:])
    await Task.megaYield()
    #expect(work.started == ["a": 1])
  }

  @Test func onlyTheCancelledPartOfAConcatenationEnds() async {
    store.send(
      .perform { [work] _ in
        .concatenate(.work("a", work).cancellable(id: 1), .work("b", work))
      }
    )
    await reach(work, ["a": 1])
    store.send(.perform { _ in .cancel(id: 1) })
    await reach(work, ["b": 1])
    #expect(work.started == ["a": 1, "b": 1])
  }

  @Test func anActionSentAfterCancellationIsDropped() async {
    let reported = await issues {
      let task = store.send(
        .perform { _ in
          .run { send in
            await Work.untilCancelled()
            await send(.log("late"))
          }
          .cancellable(id: 1)
        }
      )
      await Task.megaYield()
      store.send(.perform { _ in .cancel(id: 1) })
      await task.finish()
    }
    #expect(store.log == [])
    #expect(reported.isEmpty)
  }

  /// A place, and an action that runs an effect in it.
  enum Copy: CaseIterable {
    case root, left, right, presented, first, second, nested, firstRow, secondRow

    func perform(_ effect: @escaping @Sendable () -> Effect<Never>) -> Node.Action {
      let node = Node.Action.perform { _ in effect().absurd() }
      let leaf = Leaf.Action.perform { _ in effect().absurd() }
      switch self {
      case .root: return node
      case .left: return .left(leaf)
      case .right: return .right(leaf)
      case .presented: return .child(.presented(node))
      case .first: return .path(.element(id: 0, action: node))
      case .second: return .path(.element(id: 1, action: node))
      case .firstRow: return .rows(.element(id: 1, action: .perform { _ in effect().absurd() }))
      case .secondRow: return .rows(.element(id: 2, action: .perform { _ in effect().absurd() }))
      case .nested: return .path(.element(id: 0, action: .child(.presented(.left(leaf)))))
      }
    }

    /// What lies at or below the place.
    var below: [Copy] {
      switch self {
      case .root: Self.allCases
      case .first: [.first, .nested]
      default: [self]
      }
    }
  }

  /// Behaviour 1: every copy of a feature has the same id, and cancels its own effects only.
  @Test(arguments: Copy.allCases)
  func anIdReachesItsPlaceAndBelowOnly(canceller: Copy) async {
    let other = Store(initialState: Node.State()) { Node() }
    let setUp = Node.Action.change {
      var first = Node.State()
      first.child = Node.State()
      $0.child = Node.State()
      $0.path.append(first)
      $0.path.append(Node.State())
      $0.rows = [Line.State(id: 1), Line.State(id: 2)]
    }
    store.send(setUp)
    let work = work
    for copy in Copy.allCases {
      store.send(copy.perform { .work("\(copy)", work).cancellable(id: 1) })
    }
    other.send(Copy.root.perform { .work("other", work).cancellable(id: 1) })
    other.send(Copy.left.perform { .work("other left", work).cancellable(id: 1) })
    var expected = Dictionary(uniqueKeysWithValues: Copy.allCases.map { ("\($0)", 1) })
    expected["other"] = 1
    expected["other left"] = 1
    await reach(work, expected)

    store.send(canceller.perform { .cancel(id: 1) })
    for copy in canceller.below { expected["\(copy)"] = nil }
    await reach(work, expected)
    await Task.megaYield()
    #expect(work.running == expected)
    _ = other
  }

  /// As above, with the cancellation that comes with a new effect.
  @Test(arguments: Copy.allCases)
  func cancelInFlightReachesItsPlaceOnly(canceller: Copy) async {
    store.send(
      .change {
        var first = Node.State()
        first.child = Node.State()
        $0.child = Node.State()
        $0.path.append(first)
        $0.path.append(Node.State())
        $0.rows = [Line.State(id: 1), Line.State(id: 2)]
      }
    )
    let work = work
    for copy in Copy.allCases {
      store.send(copy.perform { .work("\(copy)", work).cancellable(id: 1) })
    }
    var expected = Dictionary(uniqueKeysWithValues: Copy.allCases.map { ("\($0)", 1) })
    await reach(work, expected)
    store.send(
      canceller.perform { .work("new", work).cancellable(id: 1, cancelInFlight: true) }
    )
    expected["\(canceller)"] = nil
    expected["new"] = 1
    await reach(work, expected)
    await Task.megaYield()
    #expect(work.running == expected)
  }
}

extension Effect where Action == Never {
  /// The same effect, for any actions: it sends none.
  func absurd<T>() -> Effect<T> {
    @Sendable func never(_ action: Never) -> T {}
    return map(never)
  }
}
