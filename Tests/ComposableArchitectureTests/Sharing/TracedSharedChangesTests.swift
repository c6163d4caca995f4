import ComposableArchitecture
import Testing

/// A test store asks for the same, whether a trace looks on or not, and the trace tells what reducers do.
@MainActor
@Suite struct TracedSharedChangesTests {
  /// What a test of a feature reports, and what a trace of it tells, if one looks on.
  private func run(
    traced: Bool,
    _ test: @MainActor (TestStoreOf<Scripted>) async -> Void
  ) async -> (issues: [String], differences: [String?]) {
    var trace: StoreTrace<Scripted.State, Scripted.Action>?
    let issues = await issues {
      @Shared(.inMemory("first")) var first = 1
      @Shared(.inMemory("second")) var second = 5
      @Shared(.inMemory("third")) var third = 9
      let store = TestStore(initialState: Scripted.State(count: $first)) { Scripted() }
      if traced { trace = StoreTrace(of: store, contents: [.differences, .source]) }
      await test(store)
    }
    let differences = (trace?.entries ?? []).compactMap(\.action).map(\.difference)
    return (issues, differences.map { $0?.replacing("\u{2007}", with: " ") })
  }

  private func move(to key: String) -> Scripted.Action {
    .run { state, _ in try? await state.$count.load(.inMemory(key)) }
  }

  @Test(arguments: [true, false])
  func aMoveIsAssertedWithTheNextChange(traced: Bool) async {
    let (issues, differences) = await run(traced: traced) { store in
      await store.send(move(to: "second"))
      await store.send(.increment) { $0.count = 6 }
      await store.send(move(to: "third"))
      await store.send(move(to: "first"))
      await store.send(.increment) { $0.count = 2 }
      await store.send(move(to: "second")) { $0.count = 6 }
    }
    #expect(issues == [])
    guard traced else { return }
    #expect(differences.count == 6)
    #expect(differences.map { $0 != nil } == [false, true, false, false, true, false])
    #expect(differences[1]?.contains("count: 5") == true)
    #expect(differences[1]?.contains("count: 6") == true)
    #expect(differences[4]?.contains("count: 1") == true)
    #expect(differences[4]?.contains("count: 2") == true)
  }

  @Test(arguments: [true, false])
  func aMoveThereAndBackIsNoChange(traced: Bool) async {
    let (issues, _) = await run(traced: traced) { store in
      await store.send(move(to: "second"))
      await store.send(move(to: "first"))
      await store.send(.reduce { $0.note = "a" }) { $0.note = "a" }
      store.assert { $0.count = 1 }
    }
    #expect(issues == [])
  }

  @Test(arguments: [true, false])
  func aMoveThatNobodyAssertsIsReportedOnce(traced: Bool) async {
    let (issues, _) = await run(traced: traced) { store in
      await store.send(move(to: "second"))
    }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("Tracked changes to 'Shared<Int>@") == true)
    #expect(issues.first?.contains("− 1\n  + 5") == true)
  }

  @Test(arguments: [true, false])
  func aWrongNumberAfterAMoveIsReported(traced: Bool) async {
    let (issues, _) = await run(traced: traced) { store in
      await store.send(move(to: "second"))
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("−   count: 2,") == true)
    #expect(issues.first?.contains("+   count: 6,") == true)
  }

  @Test(arguments: [true, false])
  func anEffectMayLoadChangeAndSend(traced: Bool) async {
    let (issues, differences) = await run(traced: traced) { store in
      @Shared(.inMemory("second")) var second = 5
      store.effectActions = .held
      await store.send(
        .run { state, send in
          try? await state.$count.load(.inMemory("second"))
          state.$count.withLock { $0 += 10 }
          await send(.reply { $0.$count.withLock { $0 += 1 } })
          try? await state.$count.load(.inMemory("third"))
          await send(.reply { $0.$count.withLock { $0 += 1 } })
        }
      )
      await store.receive(\.reply) { $0.count = 10 }
      await store.receive(\.reply) { $0.count = 11 }
      $second.assert { $0 = 15 }
    }
    #expect(issues == [])
    guard traced else { return }
    #expect(differences.count == 3)
    #expect(differences.first == .some(nil))
    #expect(differences[1]?.contains("count: 9") == true)
    #expect(differences[1]?.contains("count: 10") == true)
    #expect(differences[2]?.contains("count: 10") == true)
    #expect(differences[2]?.contains("count: 11") == true)
  }

  /// What a test knows of the values of the keys.
  private struct Model {
    var values = ["first": 1, "second": 5, "third": 9]
    /// The values that were asserted.
    var asserted = ["first": 1, "second": 5, "third": 9]
    var key = "first"
    /// What the holder had when it was last asserted.
    var shown = 1

    var current: Int { values[key] ?? 0 }
    var isChangedByEffect: Bool { asserted[key] != values[key] }

    mutating func increment() { values[key]? += 1 }

    mutating func assertCurrent() {
      asserted[key] = values[key]
      shown = current
    }
  }

  /// Does at random what effects and reducers do, asserts it now or later, and expects no complaint.
  @Test(arguments: 1...20 as ClosedRange<UInt64>, [true, false])
  func whatIsAssertedInTheEndIsNoIssue(seed: UInt64, traced: Bool) async {
    var random = Random(seed: seed)
    let (issues, differences) = await run(traced: traced) { store in
      var model = Model()
      for step in 0..<40 {
        var action = Scripted.Action.increment
        var note: String?
        var isReducer = true
        switch random.next(below: 4) {
        case 0:
          // Afterwards no holder in the state leads to what effects did to the value.
          if model.isChangedByEffect {
            store.assert { $0.count = model.current }
            model.assertCurrent()
          }
          model.key = ["first", "second", "third"][random.next(below: 3)]
          action = move(to: model.key)
          isReducer = false
        case 1:
          model.increment()
        case 2:
          model.increment()
          action = .incrementInEffect
          isReducer = false
        default:
          let text = "\(step)"
          note = text
          action = .reduce { $0.note = text }
        }
        guard isReducer || random.next(below: 2) == 0 else {
          await store.send(action)
          continue
        }
        let isChanged = model.current != model.shown || model.isChangedByEffect
        if note == nil, !isChanged {
          await store.send(action)
        } else {
          await store.send(action) {
            if let note { $0.note = note }
            if isChanged { $0.count = model.current }
          }
        }
        model.assertCurrent()
      }
      store.assert { $0.count = model.current }
    }
    #expect(issues == [])
    #expect(differences.count == (traced ? 40 : 0))
  }
}
