import ComposableArchitecture
import Testing

/// What a trace wrote of shared values, as it wrote it: `TestSourceTests` compares it, and here it has to
/// run.
@Suite struct RecordedSharedTest {
  // swift-format-ignore
  // Recorded:
  @MainActor
  @Test func recordedShared() async {
    let store = TestStore(
      initialState: Ledger.State(title: "None", account: Shared(value: Ledger.Account(owner: "a", amount: 0)), limit: Shared(value: nil), entries: 0)
    ) {
      Ledger()
    }
    await store.send(.titled("Savings")) {
      $0.$title.withLock { $0 = "Savings" }
    }
    await store.send(.paid(3)) {
      $0.$account.withLock { $0.amount = 3 }
      $0.entries = 1
    }
    await store.send(.moved(owner: "b", amount: 7)) {
      $0.$account.withLock {
        $0.owner = "b"
        $0.amount = 7
      }
    }
    await store.send(.limited(5)) {
      $0.$limit.withLock { $0 = 5 }
    }
    await store.send(.openTapped) {
      $0.page = Ledger.Page.State(account: Shared(value: Ledger.Account(owner: "b", amount: 7)), title: "Savings")
    }
    await store.send(.page(.presented(.clearTapped))) {
      $0.$account.withLock { $0.amount = 0 }
      $0.page?.$account.withLock { $0.amount = 0 }
    }
  }
  // End.
}
