import ComposableArchitecture
import SwiftUI

@available(*, deprecated)
extension NavigationAsState {
  struct RootFeature: ReducerProtocol {
    struct State: Equatable {
      var path = StackState<Path.State>()
    }
    enum Action: Equatable {
      case path(StackAction<Path.State, Path.Action>)
    }
    var body: some ReducerProtocol<State, Action> {
      Reduce { state, action in
        // state.path.append(...) 로 밀고, 배열에서 빼면 pop
        return .none
      }
      .forEach(\.path, action: /Action.path) {
        Path()
      }
    }
  }

  struct EditFeature: ReducerProtocol {
    struct State: Equatable {
      var text = ""
    }
    enum Action: Equatable {
      case saveTapped
      case textChanged(String)
    }
    @Dependency(\.dismiss) var dismiss

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
      switch action {
      case .saveTapped:
        return .run { _ in
          await dismiss()  // 자식이 자기 화면을 닫는다
        }
      case let .textChanged(text):
        state.text = text
        return .none
      }
    }
  }

  struct RootView: View {
    let store: StoreOf<RootFeature>

    var body: some View {
      NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
        Text("루트")
      } destination: { state in
        switch state {
        case .detail:
          CaseLet(/Path.State.detail, action: Path.Action.detail) {
            DetailView(store: $0)
          }
        case .edit:
          CaseLet(/Path.State.edit, action: Path.Action.edit) {
            EditView(store: $0)
          }
        }
      }
    }
  }

  struct EditView: View {
    let store: StoreOf<EditFeature>

    var body: some View {
      WithViewStore(store, observe: { $0 }) { viewStore in
        TextField("내용", text: viewStore.binding(get: \.text, send: { .textChanged($0) }))
        Button("저장") { viewStore.send(.saveTapped) }
      }
    }
  }
}

@available(*, deprecated)
extension NavigationAsState {
  struct Path: ReducerProtocol {
    enum State: Equatable {
      case detail(DetailFeature.State)
      case edit(EditFeature.State)
    }
    enum Action: Equatable {
      case detail(DetailFeature.Action)
      case edit(EditFeature.Action)
    }
    var body: some ReducerProtocol<State, Action> {
      Scope(state: /State.detail, action: /Action.detail) {
        DetailFeature()
      }
      Scope(state: /State.edit, action: /Action.edit) {
        EditFeature()
      }
    }
  }
}
