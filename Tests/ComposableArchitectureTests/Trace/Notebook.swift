import ComposableArchitecture

/// A feature to be recorded: rows, a presented feature, a stack, effects, and codable all over.
@Reducer
struct Notebook {
  @ObservableState
  struct State: Codable, Equatable {
    var title = "Notes"
    var count = 0
    var tags: Set<String> = []
    var rating: Double?
    @Presents var note: Note.State?
    var path = StackState<Note.State>()
  }
  enum Action: Codable, Equatable {
    case closeNoteTapped
    case countResponse(Int)
    case loadTapped
    case note(PresentationAction<Note.Action>)
    case openTapped(String)
    case path(StackAction<Note.State, Note.Action>)
    case pushTapped
    case rated(Double)
    case tagged(String)
    case titleChanged(String)
    case watchTapped
  }
  @Dependency(\.continuousClock) var clock
  @Dependency(Storage.self) var storage

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeNoteTapped:
        state.note = nil
        return .none
      case .countResponse(let count):
        state.count = count
        storage.saved.withValue { $0.append(count) }
        return .none
      case .loadTapped:
        return .run(name: "load") { send in
          await send(.countResponse(1))
          await send(.countResponse(2))
        }
      case .openTapped(let text):
        state.note = Note.State(text: text)
        return .none
      case .pushTapped:
        state.path.append(Note.State(text: "page \(state.path.count)"))
        return .none
      case .rated(let rating):
        state.rating = rating
        return .none
      case .tagged(let tag):
        state.tags.insert(tag)
        return .none
      case .titleChanged(let title):
        state.title = title
        return .none
      case .watchTapped:
        return .run { _ in try await clock.sleep(for: .seconds(1)) }.cancellable(id: "watch")
      case .note, .path:
        return .none
      }
    }
    .ifLet(\.$note, action: \.note) { Note() }
    .forEach(\.path, action: \.path) { Note() }
  }

  /// What lies outside of the state.
  struct Storage: TestDependencyKey {
    let saved: LockIsolated<[Int]>
    static var testValue: Storage { Storage(saved: LockIsolated([])) }
  }
}

@Reducer
struct Note {
  @ObservableState
  struct State: Codable, Equatable {
    var text: String
    var isMarked = false
  }
  enum Action: Codable, Equatable {
    case closeTapped
    case markTapped
    case remindTapped
    case reminded
  }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        return .run { _ in await dismiss() }
      case .markTapped:
        state.isMarked.toggle()
        return .none
      case .remindTapped:
        return .run { send in
          await Work.untilCancelled()
          await send(.reminded)
        }
      case .reminded:
        return .none
      }
    }
  }
}
