// flags: -default-isolation MainActor
import ComposableArchitecture
import TernUI

@DependencyClient
nonisolated struct Client: Sendable {
  var fetch: @Sendable (_ id: Int) async throws -> String
  var count: @Sendable () -> Int = { 0 }
  let name: String
}

nonisolated extension DependencyValues {
  @DependencyEntry var client: Client = Client(name: "test")
}

@DependencyClient
struct Screen {
  var show: (_ page: Int) -> Void
  var height: () -> Int = { 0 }
}

@Perceptible
final class Model {
  var count = 0
  var items: [String] = []
}

@Reducer
struct Feature {
  @ObservableState
  struct State: Codable, Equatable { var count = 0 }
  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case view(View)

    enum View { case tap }
  }
  @Dependency(\.client) var client
  var body: some ReducerOf<Self> { BindingReducer() }
}

@ViewAction(for: Feature.self)
struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>
  let model: Model

  var body: some View {
    Button("Tap \(model.count)") { send(.tap) }
  }
}

func use(_ screen: Screen, _ model: Model) -> Int {
  screen.show(page: 1)
  withPerceptionTracking {
    _ = model.items
  } onChange: {
  }
  model.count += 1
  return screen.height()
}
