import ComposableArchitecture
import Foundation
import Testing

// Document 004: the tests that it shows, those that pass and those that fail.

@MainActor
@Suite
struct SharedStateAssertionTests {
  typealias Feature = TestedShared.Feature
  typealias SimpleFeature = TestedShared.SimpleFeature

  @Test
  func increment() async {
    let store = TestStore(initialState: Feature.State(count: Shared(0))) {
      Feature()
    }

    await store.send(.incrementButtonTapped) {
      $0.$count.withLock { $0 = 1 }
    }
  }

  @Test
  func aWrongCountFails() async {
    let store = TestStore(initialState: Feature.State(count: Shared(0))) {
      Feature()
    }

    await withKnownIssue {
      await store.send(.incrementButtonTapped) {
        $0.$count.withLock { $0 = 2 }
      }
    } matching: { issue in
      issue.text == """
        State was not expected to change, but a change occurred: …

              TestedShared.Feature.State(
            −   _count: 2
            +   _count: 1
              )

        (Expected: −, Actual: +)
        """
    }
  }

  @Test
  func aChangeThatIsNotAssertedFails() async {
    let store = TestStore(initialState: Feature.State(count: Shared(0))) {
      Feature()
    }

    await withKnownIssue {
      await store.send(.incrementButtonTapped)
    } matching: { issue in
      issue.text.hasPrefix("State was not expected to change, but a change occurred: …")
    }
  }

  @Test
  func aChangeByAnEffectFailsAtTheEndOfTheTest() async {
    let line: UInt = #line + 3
    func test() async {
      let store = TestStore(
        initialState: SimpleFeature.State(count: Shared(0))
      ) {
        SimpleFeature()
      }
      await store.send(.incrementButtonTapped)
    }
    await withKnownIssue {
      await test()
    } matching: { issue in
      issue.text == """
        Tracked changes to 'Shared<Int>@\(#fileID):\(line)' but failed to assert: …

          − 0
          + 1

        (Before: −, After: +)

        Call 'Shared<Int>.assert' to exhaustively test these changes, or call 'skipChanges' to \
        ignore them.
        """
    }
  }

  @Test
  func incrementInAnEffect() async {
    let store = TestStore(initialState: SimpleFeature.State(count: Shared(0))) {
      SimpleFeature()
    }
    await store.send(.incrementButtonTapped)
    store.assert {
      $0.$count.withLock { $0 = 1 }
    }
  }

  @Test
  func incrementWithStorage() async {
    let store = TestStore(initialState: TestedShared.StoredFeature.State()) {
      TestedShared.StoredFeature()
    }
    await store.send(.incrementButtonTapped)
    store.assert {
      $0.$count.withLock { $0 = 1 }
    }
  }

  @Test
  func basics() async {
    @Shared(.appStorage("count")) var count = 42
    count = 42  // NB: Set again to override any value set by the app target.

    // Shared state will be 42 for all features using it.
    let store = TestStore(initialState: TwoFeatures.ParentFeature.State()) {
      TwoFeatures.ParentFeature()
    }
    #expect(store.state.feature1.count == 42)
    #expect(store.state.feature2.count == 42)
  }

  @Test
  func oneOfTwoFeaturesIsAssertedForBoth() async {
    let store = TestStore(initialState: TwoFeatures.ParentFeature.State()) {
      TwoFeatures.ParentFeature()
    }
    await store.send(.feature1(.buttonTapped)) {
      $0.feature1.count = 1
    }
    await store.send(.feature1(.buttonTapped)) {
      $0.feature1.count = 2
      $0.feature2.count = 2
    }
  }

  @Test
  func incrementThroughACapturedReference() async {
    @Shared(.appStorage("count")) var count = 0
    let store = TestStore(initialState: TwoFeatures.ParentFeature.State()) {
      TwoFeatures.ParentFeature()
    }

    await store.send(.feature1(.buttonTapped)) { _ in
      // Mutate $0 to expected value.
      count = 1
    }
    #expect(count == 1)
  }

  @Test
  func aFeatureThatNoLongerSharesFails() async {
    @Shared(.appStorage("count")) var count = 0
    let store = TestStore(initialState: TwoFeatures.SeparatedFeature.State()) {
      TwoFeatures.SeparatedFeature()
    }

    await withKnownIssue {
      await store.send(.feature1(.buttonTapped)) { _ in
        count = 1
      }
    } matching: { issue in
      issue.text.hasPrefix("A state change does not match expectation: …")
    }
    #expect(count == 0)
  }

  @Test
  func aChangeThatAReceivedActionMakesIsAssertedWhereTheFirstWasSent() async {
    let store = TestStore(initialState: TestedShared.RespondingFeature.State()) {
      TestedShared.RespondingFeature()
    }
    await store.send(.tap) {  // ✅
      $0.$bool.withLock { $0 = true }
    }
    await store.receive(\.response)  // ✅
  }

  @Test
  func aChangeThatAReceivedActionMakesIsNotThereToBeAssertedLater() async {
    let store = TestStore(initialState: TestedShared.RespondingFeature.State()) {
      TestedShared.RespondingFeature()
    }
    await withKnownIssue {
      await store.send(.tap)
    } matching: { issue in
      issue.text == """
        State was not expected to change, but a change occurred: …

              TestedShared.RespondingFeature.State(
            −   _bool: false
            +   _bool: true
              )

        (Expected: −, Actual: +)
        """
    }
    await withKnownIssue {
      await store.receive(\.response) {
        $0.$bool.withLock { $0 = true }
      }
    } matching: { issue in
      issue.text.hasPrefix("Expected state to change, but no change occurred.")
    }
  }
}
