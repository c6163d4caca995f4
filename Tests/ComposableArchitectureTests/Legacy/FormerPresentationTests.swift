import ComposableArchitecture
import TernUI
import TernUITesting
import Testing

/// Views that take the store of a presentation show what is presented, and close it.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormerPresentationTests {
  private let checks: any FormerNames = Checks()

  @Test func sheetsOpenAndClose() async throws { try await checks.sheetsOpenAndClose() }
  @Test func coversOpenAndClose() async throws { try await checks.coversOpenAndClose() }
  @Test func pagesOpenAndClose() async throws { try await checks.pagesOpenAndClose() }
  @Test func alertsSendAndClose() async throws { try await checks.alertsSendAndClose() }
  @Test func dialogsSendAndClose() async throws { try await checks.dialogsSendAndClose() }
  @Test func linksOpenTheirPages() async throws { try await checks.linksOpenTheirPages() }
  @Test func casesOpenOnTheirOwn() async throws { try await checks.casesOpenOnTheirOwn() }
  @Test func ifLetFollowsAPresentation() async throws {
    try await checks.ifLetFollowsAPresentation()
  }
  @Test func anotherPresentationMakesAnotherSheet() async throws {
    try await checks.anotherPresentationMakesAnotherSheet()
  }
  @Test func aForgottenOperatorIsReported() throws { try checks.aForgottenOperatorIsReported() }
}

@MainActor
private protocol FormerNames {
  func sheetsOpenAndClose() async throws
  func coversOpenAndClose() async throws
  func pagesOpenAndClose() async throws
  func alertsSendAndClose() async throws
  func dialogsSendAndClose() async throws
  func linksOpenTheirPages() async throws
  func casesOpenOnTheirOwn() async throws
  func ifLetFollowsAPresentation() async throws
  func anotherPresentationMakesAnotherSheet() async throws
  func aForgottenOperatorIsReported() throws
}

/// A counter, or a question: what is presented.
private struct Detail: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }
  enum Action: Equatable { case increment }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

private struct Destination: Reducer {
  enum State: Equatable {
    case detail(Detail.State)
    case alert(AlertState<Question>)
    case dialog(ConfirmationDialogState<Question>)
  }
  enum Action: Equatable {
    case detail(Detail.Action)
    case alert(Question)
    case dialog(Question)
  }
  enum Question: Equatable { case yes }

  @available(*, deprecated)
  private var former: some Reducer<State, Action> {
    Scope(state: /State.detail, action: /Action.detail) { Detail() }
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    (self as any FormerBody<State, Action>).formerReduce(into: &state, action: action)
  }
}

private protocol FormerBody<State, Action> {
  associatedtype State
  associatedtype Action
  func formerReduce(into state: inout State, action: Action) -> Effect<Action>
}
extension Destination: FormerBody {
  @available(*, deprecated)
  func formerReduce(into state: inout State, action: Action) -> Effect<Action> {
    former.reduce(into: &state, action: action)
  }
}

@available(*, deprecated)
private struct Root: ReducerProtocol {
  struct State: Equatable {
    @PresentationState var detail: Detail.State?
    @PresentationState var alert: AlertState<Destination.Question>?
    @PresentationState var dialog: ConfirmationDialogState<Destination.Question>?
    @PresentationState var destination: Destination.State?
    var answers = 0
  }
  enum Action: Equatable {
    case show(Int)
    case ask
    case choose
    case open(Destination.State)
    case detail(PresentationAction<Detail.Action>)
    case alert(PresentationAction<Destination.Question>)
    case dialog(PresentationAction<Destination.Question>)
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .show(let id):
        state.detail = Detail.State(id: id)
      case .ask:
        state.alert = .ask
      case .choose:
        state.dialog = .choose
      case .open(let destination):
        state.destination = destination
      case .alert(.presented), .dialog(.presented), .destination(.presented(.alert)),
        .destination(.presented(.dialog)):
        state.answers += 1
        state.destination = nil
      case .detail, .alert, .dialog, .destination:
        break
      }
      return .none
    }
    .ifLet(\.$detail, action: /Action.detail) { Detail() }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$dialog, action: /Action.dialog)
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
  }
}

extension AlertState where Action == Destination.Question {
  fileprivate static var ask: Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("No") }
    }
  }
}

extension ConfirmationDialogState where Action == Destination.Question {
  fileprivate static var choose: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Choose")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
    }
  }
}

@available(*, deprecated)
private struct DetailView: View {
  let store: StoreOf<Detail>
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Count \(viewStore.count)") { viewStore.send(.increment) }
    }
  }
}

/// Buttons for everything that can be presented, with one of the ways to present it.
@available(*, deprecated)
private struct RootView<Presenting: View>: View {
  let store: Store<Root.State, Root.Action>
  let presenting: (AnyView) -> Presenting

  var body: some View {
    presenting(
      AnyView(
        VStack {
          Button("Show") { store.send(.show(1)) }
          Button("Ask") { store.send(.ask) }
          Button("Choose") { store.send(.choose) }
        }
      )
    )
  }
}

private struct Checks: FormerNames {
  @available(*, deprecated)
  private func root() -> Store<Root.State, Root.Action> {
    Store(initialState: Root.State()) { Root() }
  }

  @available(*, deprecated)
  private func detail(
    _ store: Store<Root.State, Root.Action>
  ) -> Store<PresentationState<Detail.State>, PresentationAction<Detail.Action>> {
    store.scope(state: \.$detail, action: { .detail($0) })
  }

  @available(*, deprecated)
  func sheetsOpenAndClose() async throws {
    let store = root()
    var closed = 0
    let pilot = Pilot(
      RootView(store: store) {
        $0.sheet(store: detail(store), onDismiss: { closed += 1 }) { DetailView(store: $0) }
      }
    )
    try pilot.tap("Show")
    try pilot.tap("Count 0")
    #expect(pilot.dump().contains("[ Count 1 ]"))
    #expect(store.withState(\.detail?.count) == 1)
    #expect(try issues { try pilot.dismiss() }.isEmpty)
    await pilot.settle()
    #expect(store.withState(\.detail) == nil)
    #expect(!pilot.dump().contains("Count"))
    #expect(closed == 1)
    try pilot.tap("Show")
    #expect(pilot.dump().contains("[ Count 0 ]"))
    store.send(.detail(.dismiss))
    await pilot.settle()
    #expect(!pilot.dump().contains("Count"))
    #expect(closed == 2)
  }

  @available(*, deprecated)
  func coversOpenAndClose() async throws {
    let store = root()
    let pilot = Pilot(
      RootView(store: store) {
        $0.fullScreenCover(store: detail(store)) { DetailView(store: $0) }
      }
    )
    try pilot.tap("Show")
    try pilot.tap("Count 0")
    #expect(pilot.dump().contains("[ Count 1 ]"))
    try pilot.dismiss()
    #expect(store.withState(\.detail) == nil)
    let popover = Pilot(
      RootView(store: store) {
        $0.popover(store: detail(store), arrowEdge: .bottom) { DetailView(store: $0) }
      }
    )
    try popover.tap("Show")
    try popover.tap("Count 0")
    #expect(popover.dump().contains("[ Count 1 ]"))
    try popover.dismiss()
    #expect(store.withState(\.detail) == nil)
  }

  @available(*, deprecated)
  func pagesOpenAndClose() async throws {
    let store = root()
    let pilot = Pilot(
      NavigationStack {
        RootView(store: store) {
          $0.navigationDestination(store: detail(store)) { DetailView(store: $0) }
        }
      }
    )
    try pilot.tap("Show")
    try pilot.tap("Count 0")
    #expect(pilot.dump().contains("[ Count 1 ]"))
    #expect(!pilot.dump().contains("Show"))
    #expect(try issues { try pilot.back() }.isEmpty)
    await pilot.settle()
    #expect(store.withState(\.detail) == nil)
    #expect(pilot.dump().contains("[ Show ]"))
  }

  @available(*, deprecated)
  func alertsSendAndClose() async throws {
    let store = root()
    let pilot = Pilot(
      RootView(store: store) {
        $0.alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
      }
    )
    try pilot.tap("Ask")
    #expect(pilot.dump().hasSuffix("== alert: Delete? ==\n[ Yes ]\n[ No ]"))
    try pilot.tap("Yes")
    #expect(store.withState(\.answers) == 1)
    #expect(store.withState(\.alert) == nil)
    #expect(!pilot.dump().contains("alert"))
    try pilot.tap("Ask")
    try pilot.tap("No")
    #expect(store.withState(\.answers) == 1)
    #expect(store.withState(\.alert) == nil)
    let legacy = Pilot(
      RootView(store: store) {
        $0.legacyAlert(store: store.scope(state: \.$alert, action: { .alert($0) }))
      }
    )
    try legacy.tap("Ask")
    try legacy.dismiss()
    #expect(store.withState(\.alert) == nil)
  }

  @available(*, deprecated)
  func dialogsSendAndClose() async throws {
    let store = root()
    let dialog = store.scope(state: \.$dialog, action: { .dialog($0) })
    let pilot = Pilot(RootView(store: store) { $0.confirmationDialog(store: dialog) })
    try pilot.tap("Choose")
    #expect(pilot.dump().hasSuffix("== dialog: Choose ==\n[ Yes ]\n[ Cancel ]"))
    try pilot.tap("Yes")
    #expect(store.withState(\.answers) == 1)
    #expect(store.withState(\.dialog) == nil)
    let sheet = Pilot(RootView(store: store) { $0.actionSheet(store: dialog) })
    try sheet.tap("Choose")
    try sheet.dismiss()
    #expect(store.withState(\.dialog) == nil)
  }

  @available(*, deprecated)
  func linksOpenTheirPages() async throws {
    let store = root()
    let detail = detail(store)
    let pilot = Pilot(
      NavigationStack {
        NavigationLinkStore(
          detail, id: 1, onTap: { store.send(.show(1)) },
          destination: { DetailView(store: $0).navigationTitle("One") },
          label: { Text("Link 1") }
        )
        NavigationLinkStore(
          detail, id: 2, onTap: { store.send(.show(2)) },
          destination: { DetailView(store: $0).navigationTitle("Two") },
          label: { Text("Link 2") }
        )
        .isDetailLink(false)
      }
    )
    try pilot.tap("Link 2")
    await pilot.settle()
    #expect(pilot.dump().contains("Two"))
    #expect(!pilot.dump().contains("One"))
    try pilot.tap("Count 0")
    #expect(store.withState(\.detail) == Detail.State(id: 2, count: 1))
    try pilot.back()
    await pilot.settle()
    #expect(store.withState(\.detail) == nil)
    #expect(pilot.dump().contains("Link 1"))
  }

  @available(*, deprecated)
  func casesOpenOnTheirOwn() async throws {
    let store = root()
    let destination = store.scope(state: \.$destination, action: { .destination($0) })
    let pilot = Pilot(
      RootView(store: store) {
        $0
          .sheet(
            store: destination, state: /Destination.State.detail,
            action: Destination.Action.detail
          ) { DetailView(store: $0) }
          .alert(
            store: destination, state: /Destination.State.alert, action: Destination.Action.alert
          )
          .confirmationDialog(
            store: destination, state: /Destination.State.dialog,
            action: Destination.Action.dialog
          )
      }
    )
    store.send(.open(.detail(Detail.State())))
    await pilot.settle()
    try pilot.tap("Count 0")
    #expect(store.withState(\.destination) == .detail(Detail.State(count: 1)))
    try pilot.dismiss()
    #expect(store.withState(\.destination) == nil)
    store.send(.open(.alert(.ask)))
    await pilot.settle()
    try pilot.tap("Yes")
    #expect(store.withState(\.answers) == 1)
    store.send(.open(.dialog(.choose)))
    await pilot.settle()
    try pilot.tap("Yes")
    #expect(store.withState(\.answers) == 2)
    await pilot.settle()
    #expect(!pilot.dump().contains("=="))
  }

  @available(*, deprecated)
  func ifLetFollowsAPresentation() async throws {
    let store = root()
    let pilot = Pilot(
      IfLetStore(detail(store)) {
        DetailView(store: $0)
      } else: {
        Button("Nothing") { store.send(.show(1)) }
      }
    )
    try pilot.tap("Nothing")
    await pilot.settle()
    try pilot.tap("Count 0")
    #expect(pilot.dump() == "[ Count 1 ]")
    store.send(.detail(.dismiss))
    await pilot.settle()
    #expect(pilot.dump() == "[ Nothing ]")
  }

  @available(*, deprecated)
  func anotherPresentationMakesAnotherSheet() async throws {
    let store = root()
    let pilot = Pilot(
      RootView(store: store) { $0.sheet(store: detail(store)) { DetailView(store: $0) } }
    )
    store.send(.show(1))
    await pilot.settle()
    let first = try #require(pilot.backend.topLayer?.id)
    store.send(.show(2))
    await pilot.settle()
    let second = try #require(pilot.backend.topLayer?.id)
    #expect(first != second)
    pilot.backend.send(.dismiss(first, response: nil))
    #expect(store.withState(\.detail?.id) == 2)
  }

  @available(*, deprecated)
  func aForgottenOperatorIsReported() throws {
    let store = Store<Root.State, Root.Action>(
      initialState: Root.State(detail: Detail.State())
    ) {}
    let pilot = Pilot(Text("").sheet(store: detail(store)) { DetailView(store: $0) })
    let reported = try issues { try pilot.dismiss() }
    #expect(
      reported == [
        """
        A screen of 'Detail.Action' was closed, but no reducer took it away, so it stays.

        Apply '.ifLet(\\.$destination, action: \\.destination)', with the names of your feature, to \
        the body of the feature that presents it.
        """
      ]
    )
  }
}
