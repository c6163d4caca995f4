import ComposableArchitecture
import SwiftUI

/// The document's features, in its own spelling, which is that of an older version.
enum NavigationAsState {}

@available(*, deprecated)
extension NavigationAsState {
  struct Item: Equatable, Identifiable {
    var id: Int
    var name: String
  }

  struct ListFeature: ReducerProtocol {
    struct State: Equatable {
      var items: [Item] = []
      @PresentationState var detail: DetailFeature.State?
    }
    enum Action: Equatable {
      case itemTapped(Item)
      case detail(PresentationAction<DetailFeature.Action>)
    }

    var body: some ReducerProtocol<State, Action> {
      Reduce { state, action in
        switch action {
        case let .itemTapped(item):
          state.detail = DetailFeature.State(item: item)  // 화면 뜸
          return .none
        case .detail:
          return .none
        }
      }
      .ifLet(\.$detail, action: /Action.detail) {
        DetailFeature()
      }
    }
  }

  struct DetailFeature: ReducerProtocol {
    struct State: Equatable {
      let item: Item
      var ticks = 0
    }
    enum Action: Equatable {
      case task
      case tick
      case closeTapped
    }
    @Dependency(\.continuousClock) var clock
    @Dependency(\.dismiss) var dismiss

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
      switch action {
      case .task:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.ticks += 1
        return .none
      case .closeTapped:
        return .run { _ in await dismiss() }
      }
    }
  }

  struct ListView: View {
    let store: StoreOf<ListFeature>

    var body: some View {
      WithViewStore(store, observe: \.items) { viewStore in
        ForEach(viewStore.state) { item in
          Button(item.name) { viewStore.send(.itemTapped(item)) }
        }
      }
      .sheet(store: store.scope(state: \.$detail, action: { .detail($0) })) { detailStore in
        DetailView(store: detailStore)
      }
    }
  }

  /// The same list, with a link in the place of the sheet.
  struct LinkedListView: View {
    let store: StoreOf<ListFeature>

    var body: some View {
      NavigationStack {
        NavigationLinkStore(
          store.scope(state: \.$detail, action: { .detail($0) })
        ) {
          store.send(.itemTapped(Item(id: 1, name: "우유")))
        } destination: { detailStore in
          DetailView(store: detailStore)
        } label: {
          Text("우유")
        }
      }
    }
  }

  struct DetailView: View {
    let store: StoreOf<DetailFeature>

    var body: some View {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Text("상세: \(viewStore.item.name)")
        Button("닫기") { viewStore.send(.closeTapped) }
      }
    }
  }
}
