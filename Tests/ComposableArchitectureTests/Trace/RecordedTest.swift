import ComposableArchitecture
import Testing

/// What a trace wrote, as it wrote it: `TestSourceTests` compares it, and here it has to run.
@Suite struct RecordedTest {
  // Recorded:
  @MainActor
  @Test func recorded() async {
    let store = TestStore(
      initialState: Notebook.State(title: "Notes", count: 0, tags: [], path: StackState())
    ) {
      Notebook()
    }
    await store.send(.titleChanged("say \"hi\"")) {
      $0.title = "say \"hi\""
    }
    await store.send(.tagged("x")) {
      $0.tags = ["x"]
    }
    await store.send(.rated(4.5)) {
      $0.rating = 4.5
    }
    await store.send(.openTapped("b")) {
      $0.note = Note.State(text: "b", isMarked: false)
    }
    await store.send(.note(.presented(.markTapped))) {
      $0.note?.isMarked = true
    }
    await store.send(.pushTapped) {
      $0.path.append(Note.State(text: "page 0", isMarked: false))
    }
    await store.send(.pushTapped) {
      $0.path.append(Note.State(text: "page 1", isMarked: false))
    }
    await store.send(.path(.element(id: 1, action: .markTapped))) {
      $0.path[id: 1]?.isMarked = true
    }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path[id: 0] = nil
      $0.path[id: 1] = nil
    }
    await store.send(.loadTapped)
    await store.receive(.countResponse(1)) {
      $0.count = 1
    }
    await store.receive(.countResponse(2)) {
      $0.count = 2
    }
    await store.send(.note(.presented(.closeTapped)))
    await store.receive(.note(.dismiss)) {
      $0.note = nil
    }
  }
  // End.
}
