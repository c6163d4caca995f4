#if DEBUG
  import ComposableArchitecture
  import Testing

  /// Actions are printed with what they change.
  @MainActor
  @Suite struct PrintChangesTests {
    private let lines = LockIsolated<[String]>([])

    private func store(
      _ printer: _ReducerPrinter<Meter.State, Meter.Action>?
    ) -> StoreOf<Meter> {
      Store(initialState: Meter.State()) { Meter()._printChanges(printer) }
    }

    @Test func theActionAndADiffArePrinted() {
      let store = store(.customDump { [lines] text in lines.withValue { $0.append(text) } })
      store.send(.add(2))
      store.send(.touch)
      #expect(
        lines.value == [
          """
          received action:
              Meter.Action.add(2)
                Meter.State(
              -   count: 0,
              +   count: 2,
                  name: "m"
                )

          """,
          """
          received action:
              Meter.Action.touch
              (No state changes)

          """,
        ]
      )
      #expect(store.count == 2)
    }

    @Test func theCaseAloneIsPrinted() {
      let store = store(.actionLabels { [lines] text in lines.withValue { $0.append(text) } })
      store.send(.add(2))
      store.send(.touch)
      #expect(
        lines.value == [
          "received action: Meter.Action.add(…)", "received action: Meter.Action.touch",
        ]
      )
    }

    @Test func aPrinterOfOnesOwnSeesBothStates() {
      let store = store(
        _ReducerPrinter { [lines] action, old, new in
          lines.withValue { $0.append("\(action): \(old.count) \(new.count)") }
        }
      )
      store.send(.add(3))
      #expect(lines.value == ["add(3): 0 3"])
    }

    @Test func nothingIsPrintedWithoutAPrinter() {
      let store = store(nil)
      store.send(.add(1))
      #expect(store.count == 1)
    }
  }

  @Reducer
  private struct Meter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var name = "m"
    }
    enum Action {
      case add(Int)
      case touch
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .add(let number) = action { state.count += number }
        return .none
      }
    }
  }
#endif
