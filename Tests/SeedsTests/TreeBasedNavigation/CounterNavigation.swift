import ComposableArchitecture
import SwiftUI

@Reducer
struct CounterNavigationFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var destination: Destination.State?
  }

  enum Action {
    case decrementButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case detailButtonTapped
    case incrementButtonTapped
  }

  @Reducer
  enum Destination {
    case detail(CounterDetailFeature)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1

      case .destination:
        break

      case .detailButtonTapped:
        state.destination = .detail(
          CounterDetailFeature.State(count: state.count)
        )

      case .incrementButtonTapped:
        state.count += 1
      }

      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension CounterNavigationFeature.Destination.State: Equatable {}

@Reducer
struct CounterDetailFeature {
  @ObservableState
  struct State: Equatable {
    let count: Int
  }

  enum Action {}
}

struct CounterNavigationView: View {
  @Perception.Bindable var store: StoreOf<CounterNavigationFeature>

  var body: some View {
    NavigationStack {
      Form {
        Text("\(store.count)")
        Button("-") { store.send(.decrementButtonTapped) }
        Button("+") { store.send(.incrementButtonTapped) }
        Button {
          store.send(.detailButtonTapped)
        } label: {
          Label("상세 보기", systemImage: "arrow.right.circle")
        }
      }
      .navigationTitle("카운터")
      .navigationDestination(
        item: $store.scope(
          state: \.destination?.detail,
          action: \.destination.detail
        )
      ) { store in
        CounterDetailView(store: store)
      }
    }
  }
}

struct CounterDetailView: View {
  let store: StoreOf<CounterDetailFeature>

  var body: some View {
    Text("상세: \(store.count)")
      .navigationTitle("상세")
  }
}
