import ComposableArchitecture
import Testing

@MainActor
@Suite
struct CounterStackTests {
  @Test
  func dismissal() async {
    let store = TestStore(
      initialState: Feature.State(
        path: StackState([
          .counter(CounterFeature.State(count: 3))
        ])
      )
    ) {
      Feature()
    }

    await store.send(\.path[id: 0].counter.incrementButtonTapped) {
      XCTModify(&$0.path[id: 0], case: \.counter) {
        $0.count = 4
      }
    }

    await store.send(\.path[id: 0].counter.incrementButtonTapped) {
      XCTModify(&$0.path[id: 0], case: \.counter) {
        $0.count = 5
      }
    }

    await store.receive(\.path.popFrom) {
      $0.path[id: 0] = nil
    }
  }

  @Test
  func dismissalWithTheCaseSubscript() async {
    let store = TestStore(
      initialState: Feature.State(
        path: StackState([
          .counter(CounterFeature.State(count: 3))
        ])
      )
    ) {
      Feature()
    }

    await store.send(\.path[id: 0].counter.incrementButtonTapped) {
      $0.path[id: 0, case: \.counter]?.count = 4
    }
    await store.send(\.path[id: 0].counter.incrementButtonTapped) {
      $0.path[id: 0, case: \.counter]?.count = 5
    }
    await store.receive(\.path.popFrom) {
      $0.path[id: 0] = nil
    }
  }

  @Test
  func dismissalNonExhaustively() async {
    let store = TestStore(
      initialState: Feature.State(
        path: StackState([
          .counter(CounterFeature.State(count: 3))
        ])
      )
    ) {
      Feature()
    }
    store.exhaustivity = .off

    await store.send(\.path[id: 0].counter.incrementButtonTapped)
    await store.send(\.path[id: 0].counter.incrementButtonTapped)
    await store.receive(\.path.popFrom)
  }

  /// The same as ``dismissal()`` with a wrong count: it must fail, with a diff.
  @Test
  func aWrongCountFailsWithADiff() async {
    let store = TestStore(
      initialState: Feature.State(
        path: StackState([
          .counter(CounterFeature.State(count: 3))
        ])
      )
    ) {
      Feature()
    }

    let expected = """
            Feature.State(
              path: [
                #0: .counter(
                  CounterFeature.State(
          −         count: 5
          +         count: 4
                  )
                )
              ]
            )

      (Expected: −, Actual: +)
      """
    await withKnownIssue {
      await store.send(\.path[id: 0].counter.incrementButtonTapped) {
        $0.path[id: 0, case: \.counter]?.count = 5
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined().replacing("\u{2007}", with: " ")
      return text.hasPrefix("A state change does not match expectation: …")
        && text.contains(expected)
    }
  }
}
