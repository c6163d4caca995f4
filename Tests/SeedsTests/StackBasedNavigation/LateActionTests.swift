import ComposableArchitecture
import Testing

@MainActor
@Suite
struct LateActionTests {
  private func start() -> TestStoreOf<LateStack> {
    TestStore(initialState: LateStack.State(path: [.late(LateFeature.State())])) {
      LateStack()
    }
  }

  @Test
  func anActionAfterDismissalFailsTheTest() async {
    let store = start()
    await withKnownIssue {
      await store.send(\.path[id: 0].late.lateCloseButtonTapped)
      await store.receive(\.path.popFrom) {
        $0.path[id: 0] = nil
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix(
        "An effect sent an action after it had dismissed its own feature: "
      )
    }
  }

  @Test
  func dismissalAloneDoesNot() async {
    let store = start()
    await store.send(\.path[id: 0].late.closeButtonTapped)
    await store.receive(\.path.popFrom) {
      $0.path[id: 0] = nil
    }
  }

  @Test
  func theResponseOfAnElementIsReceived() async {
    let store = start()
    await store.send(\.path[id: 0].late.questionAsked)
    await store.receive(\.path[id: 0].late.response) {
      $0.path[id: 0, case: \.late]?.answer = 42
    }
  }
}
