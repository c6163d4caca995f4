import ComposableArchitecture
import Foundation

// Document 004: deriving shared state.

struct SignUpData: Codable, Equatable, Sendable {
  var name = ""
  var phoneNumber = ""
}

enum DerivedShared {
  @Reducer
  struct PhoneNumberFeature {
    struct State: Equatable {
      @Shared var phoneNumber: String
    }
    enum Action {
      case numberChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .numberChanged(let number):
          state.$phoneNumber.withLock { $0 = number }
          return .none
        }
      }
    }
  }

  @Reducer
  struct SignUpFeature {
    struct State: Equatable {
      @Shared var signUpData: SignUpData
      var path = StackState<PhoneNumberFeature.State>()
    }
    enum Action {
      case nextButtonTapped
      case path(StackAction<PhoneNumberFeature.State, PhoneNumberFeature.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .nextButtonTapped:
          state.path.append(
            PhoneNumberFeature.State(phoneNumber: state.$signUpData.phoneNumber)
          )
          return .none
        case .path:
          return .none
        }
      }
      .forEach(\.path, action: \.path) { PhoneNumberFeature() }
    }
  }

  @Reducer
  struct EditNameFeature {
    struct State: Equatable {
      @Shared var name: String
    }
    enum Action {
      case nameChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .nameChanged(let name):
          state.$name.withLock { $0 = name }
          return .none
        }
      }
    }
  }

  @Reducer
  struct ChildFeature {
    struct State {
      @Shared var currentUserName: String
    }
    enum Action {}
  }

  @Reducer
  struct ParentFeature {
    @ObservableState
    struct State {
      @Shared(.fileStorage(.currentUser)) var currentUser = SignUpData()
      @Presents var destination: Destination.State?
    }
    enum Action {
      case editNameButtonTapped
      case destination(PresentationAction<Destination.Action>)
    }
    @Reducer
    enum Destination {
      case editName(EditNameFeature)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .editNameButtonTapped:
          state.destination = .editName(
            EditNameFeature.State(name: state.$currentUser.name)
          )
          return .none
        case .destination:
          return .none
        }
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  struct Todo: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var title: String
  }

  struct Todos {
    @Shared(.fileStorage(.todos)) var todos: IdentifiedArrayOf<Todo> = []

    func rename(_ todoID: Int, to title: String) {
      guard let todo = Shared($todos[id: todoID])
      else { return }
      rename(todo, to: title)  // Shared<Todo>
    }

    private func rename(_ todo: Shared<Todo>, to title: String) {
      todo.withLock { $0.title = title }
    }
  }
}

extension URL {
  static let currentUser = URL(fileURLWithPath: "/current-user.json")
  static let todos = URL(fileURLWithPath: "/todos.json")
  static let users = URL(fileURLWithPath: "/users.json")
}
