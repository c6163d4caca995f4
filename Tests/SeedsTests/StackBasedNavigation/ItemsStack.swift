import ComposableArchitecture
import SwiftUI

// The items app of the document's first sections: the parts it leaves out are the least that makes
// them a program.

struct Item: Equatable, Sendable {
  var name = ""
}

@Reducer
struct AddFeature {}

@Reducer
struct ListFeature {
  enum Action {
    case detailButtonTapped
  }
}

@Reducer
struct EditFeature {
  @ObservableState
  struct State {
    var item = Item()
  }
  enum Action {
    case saveButtonTapped
  }
}

@Reducer
struct DetailFeature {
  @ObservableState
  struct State { /* ... */  }
  enum Action {
    case closeButtonTapped
    // ...
  }
  @Dependency(\.dismiss) var dismiss
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await self.dismiss() }
      // ...
      }
    }
  }
}

struct Database: Sendable {
  var save: @Sendable (Item) async -> Void
}

@Reducer
struct RootFeature {
  // ...

  @Reducer
  enum Path {
    case addItem(AddFeature)
    case detailItem(DetailFeature)
    case editItem(EditFeature)
    case detail(DetailFeature)
    case list(ListFeature)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    // ...
  }
  enum Action {
    case path(StackActionOf<Path>)
    case closeButtonTapped
    // ...
  }

  var database = Database(save: { _ in })

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(id: _, action: .list(.detailButtonTapped))):
        state.path.append(.detail(DetailFeature.State()))
        return .none

      case let .path(.element(id: id, action: .editItem(.saveButtonTapped))):
        guard let editItemState = state.path[id: id]?.editItem
        else { return .none }

        state.path.pop(from: id)
        return .run { _ in
          await self.database.save(editItemState.item)
        }

      case .closeButtonTapped:
        state.path.popLast()
        return .none

      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

struct RootView: View {
  @Bindable var store: StoreOf<RootFeature>

  var body: some View {
    NavigationStack(
      path: $store.scope(\.path, action: \.path)
    ) {
      Form {
        NavigationLink(
          state: RootFeature.Path.State.detail(DetailFeature.State())
        ) {
          Text("Detail")
        }
        NavigationLink("List", state: RootFeature.Path.State.list(ListFeature.State()))
        NavigationLink("Edit", state: RootFeature.Path.State.editItem(EditFeature.State()))
      }
      .navigationTitle("Items")
    } destination: { store in
      switch store.case {
      case .addItem(let store):
        AddView(store: store)
      case .detailItem(let store):
        DetailView(store: store)
      case .editItem(let store):
        EditView(store: store)
      case .detail(let store):
        DetailView(store: store)
      case .list(let store):
        ListView(store: store)
      }
    }
  }
}

struct AddView: View {
  let store: StoreOf<AddFeature>
  var body: some View {
    Text("Add").navigationTitle("Add")
  }
}

struct DetailView: View {
  let store: StoreOf<DetailFeature>
  var body: some View {
    Form {
      Button("Close feature") {
        store.send(.closeButtonTapped)
      }
      ChildView()
    }
    .navigationTitle("Details")
  }
}

struct EditView: View {
  let store: StoreOf<EditFeature>
  var body: some View {
    Button("Save") {
      store.send(.saveButtonTapped)
    }
    .navigationTitle("Editor")
  }
}

struct ListView: View {
  let store: StoreOf<ListFeature>
  var body: some View {
    Form {
      Button("Detail") {
        store.send(.detailButtonTapped)
      }
    }
    .navigationTitle("All")
  }
}

struct ChildView: View {
  @Environment(\.dismiss) var dismiss
  var body: some View {
    Button("Close") { self.dismiss() }
  }
}
