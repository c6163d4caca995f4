import ComposableArchitecture
import TernUI

@Reducer
struct Feature {
  @ObservableState
  struct State { var count = 0 }
  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case loaded
    case view(View)

    @CasePathable
    enum View { case tap }
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@ViewAction(for: Feature.self)
struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Button("Tap") { send(.tap) }
    Button("Slowly") { send(.tap, animation: .default) }
    Button("Load") {
      store.send(.loaded)  // expected-warning {{'store.send' sends any action of the feature}}
    }
  }
}

@Reducer
struct Plain {
  enum Action { case tap }
}

// expected-error@+1 {{requires that 'Plain.Action' conform to 'ViewAction'}}
@ViewAction(for: Plain.self)
struct PlainView: View {
  let store: StoreOf<Plain>
  var body: some View { Text("") }
}
