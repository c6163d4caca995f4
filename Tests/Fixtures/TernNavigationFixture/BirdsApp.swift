import ComposableArchitecture
import Foundation

/// An app with tabs: birds on a stack, and folders inside of folders.
@Reducer
struct BirdsApp {
  enum Tab: String, CaseIterable, Codable { case birds, folders, about }

  @ObservableState
  struct State: Equatable {
    var tab = Tab.birds
    var birds = Birds.State()
    var folder = Folder.State(name: "")
  }

  enum Action {
    case birds(Birds.Action)
    case deepLink(DeepLinkAction)
    case folder(Folder.Action)
    case tabTapped(Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.birds, action: \.birds) { Birds() }
    Scope(state: \.folder, action: \.folder) { Folder() }
    Reduce { state, action in
      if case .tabTapped(let tab) = action { state.tab = tab }
      return .none
    }
    .deepLinks(action: \.deepLink)
  }
}

extension BirdsApp.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>(
    Self(),
    .tabs(
      \.tab, .tab("birds", .birds, \.birds), .tab("folders", .folders, \.folder),
      .tab("about", .about)
    )
  )
}

/// A list of birds, and what is pushed on it.
@Reducer
struct Birds {
  enum Order: String, CaseIterable, Codable, DeepLinkValue { case name, size, seen }

  @Reducer
  enum Path {
    case bird(Bird)
    @ReducerCaseIgnored case photo(Int)
    @ReducerCaseIgnored case note(String)
    case map
  }

  @ObservableState
  struct State: Equatable {
    var order = Order.name
    var search: String?
    var tags: [String] = []
    var path = StackState<Path.State>()
    @Shared(.fileStorage(savedPath)) var saved = Restored(StackState<Path.State>())

    init() { path = saved.value }

    // Stacks with the same screens are the same here, whatever the ids.
    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.order == rhs.order && lhs.search == rhs.search && lhs.tags == rhs.tags
        && lhs.path.elementsEqual(rhs.path)
    }
  }

  enum Action {
    case path(StackActionOf<Path>)
    case pop
    case push(Path.State)
    case rename(StackElementID, String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path: break
      case .pop: state.path.popLast()
      case .push(let screen): state.path.append(screen)
      case .rename(let id, let name): state.path[id: id, case: \.bird]?.edit?.name = name
      }
      return .none
    }
    .forEach(\.path, action: \.path)
    .saving(\.path, to: \.$saved)
  }
}

extension Birds.Path.State: Equatable, Codable {}

/// The file that the path of birds is saved in.
private var savedPath: URL {
  URL(filePath: ProcessInfo.processInfo.environment["TERN_FIXTURE_FILE"] ?? "/birds.json")
}

extension Birds.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>(
    Self(), .query("order", \.order), .query("q", \.search), .query("tags", \.tags), .stack(\.path)
  )
}

extension Birds.Path.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>.cases(
    .case("bird", \.bird), .case("photo", value: \.photo), .case("note", value: \.note),
    .case("map", \.map)
  )
}

/// A bird, which may be edited.
@Reducer
struct Bird {
  @ObservableState
  struct State: Equatable, Codable {
    let id: Int
    var isFavorite = false
    @Presents var edit: EditBird.State?

    init(id: Int, isFavorite: Bool = false, edit: EditBird.State? = nil) {
      self.id = id
      self.isFavorite = isFavorite
      self.edit = edit
    }
  }

  enum Action {
    case edit(PresentationAction<EditBird.Action>)
    case editTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .editTapped = action { state.edit = EditBird.State(name: "") }
      return .none
    }
    .ifLet(\.$edit, action: \.edit) { EditBird() }
  }
}

extension Bird.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>(
    \.id, make: { Self(id: $0) }, .query("favorite", \.isFavorite), .presented("edit", \.edit)
  )
}

/// The form of a bird.
@Reducer
struct EditBird {
  @ObservableState
  struct State: Equatable, Codable {
    var name: String
    var weight = 0.0
  }
}

extension EditBird.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>(
    \.name, make: { Self(name: $0) }, .query("weight", \.weight)
  )
}

/// A folder, with one of its folders or a file open.
@Reducer
struct Folder {
  @Reducer
  enum Destination {
    case folder(Folder)
    @ReducerCaseIgnored case file(UUID)
    case alert(AlertState<Never>)
  }

  @ObservableState
  struct State: Equatable {
    var name: String
    var order = Birds.Order.name
    @Presents var destination: Destination.State?

    init(name: String, order: Birds.Order = .name, destination: Destination.State? = nil) {
      self.name = name
      self.order = order
      self.destination = destination
    }
  }

  enum Action {
    indirect case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination)
  }
}

extension Folder.Destination.State: Equatable {}

extension Folder.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>(
    \.name, make: { Self(name: $0) }, .query("order", \.order), .presented(\.destination)
  )
}

extension Folder.Destination.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>.cases(
    .case("in", \.folder), .case("file", value: \.file)
  )
}
