@testable import ComposableArchitecture
import Testing

/// Behaviour 4: what becomes of an action for a place that is gone depends on who sends it.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LateActionTests {
  private let store = Store(initialState: Node.State(child: Node.State())) { Node() }

  @Test func anEffectThatLostARaceIsDropped() async {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let reported = await issues {
      let task = store.send(
        .child(
          .presented(
            .perform { _ in
              .run { send in
                await Task { for await _ in gate { break } }.value
                await send(.log("late"))
              }
            }
          )
        )
      )
      store.send(.child(.dismiss))
      open.yield()
      await task.finish()
    }
    #expect(reported.isEmpty)
  }

  @Test func anEffectThatWasQueuedBehindTheRemovalIsDropped() {
    let reported = issues {
      _ = store.send(
        .perform { _ in
          .merge(
            .send(.child(.presented(.perform { _ in .send(.log("late")) }))),
            .send(.change { $0.child = nil })
          )
        }
      )
    }
    #expect(reported.isEmpty)
    #expect(store.withState { $0.child == nil })
  }

  @Test func anEffectThatLostARaceIsCountedInTheTrace() async {
    let trace = StoreTrace(of: store)
    let (gate, open) = AsyncStream<Void>.makeStream()
    let task = store.send(
      .child(
        .presented(
          .perform { _ in
            .run { send in
              await Task { for await _ in gate { break } }.value
              await send(.log("late"))
            }
          }
        )
      )
    )
    store.send(.child(.dismiss))
    open.yield()
    await task.finish()
    #expect(trace.lateActionCount == 1)
    #expect(
      trace.entries.contains {
        $0.event
          == .actionDropped(
            name: "Node.Action.child(.presented(.log(…)))", reason: .placeHasGone, effect: 0
          )
      }
    )
  }

  @Test func aWriteOfABindingThatComesLateIsDropped() {
    let parent = Store(initialState: Form.State(field: Field.State())) { Form() }
    @Bindable var field = parent.presentedChild(state: \.field, action: \.field)!
    let text = $field.text
    let toggle = $field.isOn.sending(\.toggled)
    parent.send(.field(.dismiss))
    let reported = issues {
      text.wrappedValue = "late"
      toggle.wrappedValue = true
    }
    #expect(reported.isEmpty)
    #expect(parent.withState { $0.field == nil })
  }

  @Test func aWriteOfABindingThatIsQueuedBehindTheRemovalIsDropped() {
    let parent = Store(initialState: Form.State(field: Field.State())) { Form() }
    @Bindable var field = parent.presentedChild(state: \.field, action: \.field)!
    let text = $field.text
    let toggle = $field.isOn.sending(\.toggled)
    let reported = issues {
      withObservationTracking {
        _ = parent.title
      } onChange: {
        MainActor.assumeIsolated {
          text.wrappedValue = "late"
          toggle.wrappedValue = true
        }
      }
      parent.send(.retitleAndClose)
    }
    #expect(reported.isEmpty)
    #expect(parent.withState { $0.field == nil })
  }

  @Test func aDismissalThatComesLateIsDropped() {
    @Bindable var bindable = store
    let child = $bindable.scope(state: \.child, action: \.child)
    store.send(.child(.dismiss))
    let reported = issues { child.wrappedValue = nil }
    #expect(reported.isEmpty)
  }

  @Test func aDismissalThatIsQueuedBehindTheRemovalIsDropped() {
    @Bindable var bindable = store
    let child = $bindable.scope(state: \.child, action: \.child)
    let reported = issues {
      withObservationTracking {
        _ = store.log
      } onChange: {
        MainActor.assumeIsolated { child.wrappedValue = nil }
      }
      store.send(
        .perform {
          $0.log.append("a")
          return .send(.change { $0.child = nil })
        }
      )
    }
    #expect(reported.isEmpty)
    #expect(store.withState { $0.child == nil })
  }

  @Test func anEffectThatDismissedAndThenSendsIsReported() async {
    let reported = await issues {
      await store.send(
        .child(
          .presented(
            .perform { _ in
              .run { send in
                @Dependency(\.dismiss) var dismiss
                await dismiss()
                await send(.log("late"))
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
        An effect sent an action after it had dismissed its own feature: \
        Node.Action.child(.presented(.log(…)))

        The feature is gone, so nothing can handle the action. Send it before calling 'dismiss()'.
        """
      ]
    )
  }

  @Test func aSendThatWasKeptIsReported() async {
    let kept = Lock<Send<Node.Action>?>(nil)
    await store.send(.perform { _ in .run { send in kept.withLock { $0 = send } } }).finish()
    let reported = issues { kept.withLock { $0 }?(.log("late")) }
    #expect(
      reported == [
        """
        An action was sent through a 'Send' whose effect has ended: Node.Action.log(…)

        Keep the effect's work going until the last action is sent, or start another effect.
        """
      ]
    )
    #expect(store.log == [])
  }

  @Test func anExplicitSendIsReportedWithItsSite() {
    let child = store.presentedChild(state: \.child, action: \.child)
    store.send(.child(.dismiss))
    let collector = IssueCollector()
    let line = #line + 2
    withIssueReporters([collector]) {
      _ = child?.send(.log("late"))
    }
    #expect(
      collector.messages == [
        """
        An action was sent to a store whose state is gone: Node.Action.log(…)

        • The screen that sent it was dismissed or popped before. Send from what is on the screen.
        • The store was kept after its screen closed. Get stores from 'scope' where they are used.
        """
      ]
    )
    #expect(collector.lines == [UInt(line)])
  }

  @Test func anExplicitSendThatWasQueuedBehindTheRemovalIsReportedWithItsSite() {
    let child = store.presentedChild(state: \.child, action: \.child)
    let collector = IssueCollector()
    let line = Lock(0)
    withIssueReporters([collector]) {
      withObservationTracking {
        _ = store.log
      } onChange: {
        MainActor.assumeIsolated {
          line.withLock { $0 = #line + 1 }
          _ = child?.send(.log("late"))
        }
      }
      store.send(
        .perform {
          $0.log.append("a")
          return .send(.change { $0.child = nil })
        }
      )
    }
    #expect(collector.lines == [UInt(line.withLock { $0 })])
  }

  @Test func anElementThatIsGoneIsReported() {
    store.send(.change { $0.path.append(Node.State()) })
    let element = store.scope(state: \.path, action: \.path).element(id: 0)
    store.send(.path(.popFrom(id: 0)))
    let reported = issues { _ = element?.send(.log("late")) }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("An action was sent to a store whose state is gone") == true)
  }
}

/// Presents a form with a field.
@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var title = ""
    @Presents var field: Field.State?
  }
  enum Action {
    case close
    case field(PresentationAction<Field.Action>)
    case retitleAndClose
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close:
        state.field = nil
        return .none
      case .field:
        return .none
      case .retitleAndClose:
        state.title = "closing"
        return .send(.close)
      }
    }
    .ifLet(\.$field, action: \.field) { Field() }
  }
}

@Reducer
private struct Field {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var isOn = false
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case toggled(Bool)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
