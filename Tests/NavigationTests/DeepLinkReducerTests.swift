import ComposableArchitecture
import Foundation
import Testing

@testable import TernNavigationFixture

@MainActor
@Suite struct DeepLinkReducerTests {
  @Test func opensALink() async throws {
    let store = TestStore(initialState: BirdsApp.State()) { BirdsApp() }
    let url = try #require(URL(string: "birds://folders/a/in/b"))
    await store.send(.deepLink(.open(url))) {
      $0.tab = .folders
      $0.folder = Folder.State(name: "a", destination: .folder(Folder.State(name: "b")))
    }
    await store.receive(\.deepLink.opened)
  }

  @Test func rejectsALinkAndSaysWhy() async throws {
    let store = TestStore(initialState: BirdsApp.State()) { BirdsApp() }
    await store.send(.deepLink(.open(DeepLinkRequest("/brids"))))
    await store.receive(\.deepLink.rejected)
    let error = #expect(throws: DeepLinkError.self) {
      try BirdsApp.State(deepLink: DeepLink("/brids"))
    }
    #expect(
      error?.description
        == "Segment 1 of the link, 'brids', was not understood. "
        + "Allowed there: 'about', 'birds', 'folders'."
    )
  }

  @Test func aLinkThatCameTooEarlyIsOpenedOnce() async {
    let store = TestStore(initialState: Gate.State()) { Gate() }
    await store.send(.link(.open(DeepLinkRequest("/1")))) {
      $0.inbox.receive(DeepLinkRequest("/1"))
    }
    await store.send(.link(.open(DeepLinkRequest("/2", policy: .append)))) {
      $0.inbox.receive(DeepLinkRequest("/2", policy: .append))
    }
    await store.send(.signIn("Ada")) {
      $0.user = "Ada"
      $0.inbox = DeepLinkInbox()
      $0.pages = [2]
    }
    await store.receive(\.link.opened)
    await store.send(.signIn(nil)) { $0.user = nil }
    await store.send(.signIn("Ada")) { $0.user = "Ada" }
    await store.send(.link(.open(DeepLinkRequest("/3", policy: .append)))) { $0.pages = [2, 3] }
    await store.receive(\.link.opened)
  }

  @Test func aLinkOfAnotherSiteIsRejected() async {
    let store = TestStore(initialState: Gate.State(user: "Ada")) { Gate() }
    let page = "https://birds.example/app/5"
    await store.send(.web(.open(DeepLinkRequest(page)))) { $0.pages = [5] }
    await store.receive(\.web.opened)
    await store.send(.web(.open(DeepLinkRequest("https://evil.example/app/5"))))
    await store.receive(\.web.rejected)
    await store.send(.web(.open(DeepLinkRequest("https://birds.example/5"))))
    await store.receive(\.web.rejected)
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DeepLinkEffectTests {
  @Test func effectsOfScreensThatStayGoOn() async throws {
    let (pings, ping) = AsyncStream<Void>.makeStream()
    let (pongs, pong) = AsyncStream<Int>.makeStream()
    // Kept open, so that an effect which waits for it ends by being cancelled only.
    let (silence, silent) = AsyncStream<Void>.makeStream()
    defer { silent.finish() }
    let store = Store(initialState: Watches.State()) {
      Watches()
    } withDependencies: {
      $0.echo = Echo { id in
        let commands = id == 1 ? pings : silence
        for await _ in commands { pong.yield(id) }
      }
    }
    store.send(.link(.open(DeepLinkRequest("/1/2"))))
    let ids = store.withState(\.path.ids)
    let one = store.send(.path(.element(id: ids[0], action: .start)))
    let two = store.send(.path(.element(id: ids[1], action: .start)))
    store.send(.link(.open(DeepLinkRequest("/1/3", policy: .reuseCommonPrefix))))
    await two.finish()
    ping.yield()
    var iterator = pongs.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    store.send(.link(.open(DeepLinkRequest("/1/3", policy: .replace))))
    await one.finish()
  }
}

/// What the effects of screens do.
private struct Echo: DependencyKey, Sendable {
  var run: @Sendable (Int) async -> Void
  static let liveValue = Echo { _ in }
  static let testValue = Echo { _ in }

  init(run: @escaping @Sendable (Int) async -> Void) {
    self.run = run
  }
}

extension DependencyValues {
  fileprivate var echo: Echo {
    get { self[Echo.self] }
    set { self[Echo.self] = newValue }
  }
}

/// Screens that do something until they go.
@Reducer
struct Watch {
  @ObservableState
  struct State: Equatable {
    let id: Int
  }

  enum Action { case start }

  @Dependency(\.echo) private var echo

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      .run { [id = state.id] _ in await echo.run(id) }
    }
  }
}

extension Watch.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>(\.id, make: { Self(id: $0) })
}

@Reducer
struct Watches {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Watch.State>()
  }

  enum Action {
    case link(DeepLinkAction)
    case path(StackAction<Watch.State, Watch.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path) { Watch() }
      .deepLinks(action: \.link)
  }
}

extension Watches.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>(Self(), .stack(\.path))
}

/// Pages for those who are signed in.
@Reducer
struct Gate {
  @ObservableState
  struct State: Equatable {
    var user: String?
    var inbox = DeepLinkInbox()
    var pages: [Page] = []
  }

  struct Page: Equatable, ExpressibleByIntegerLiteral {
    var number: Int

    init(integerLiteral value: Int) {
      number = value
    }

    init(number: Int) {
      self.number = number
    }
  }

  enum Action {
    case link(DeepLinkAction)
    case signIn(String?)
    case web(DeepLinkAction)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .signIn(let user) = action { state.user = user }
      return .none
    }
    .deepLinks(\.inbox, action: \.link, when: { $0.user != nil })
    .deepLinks(action: \.web, base: URL(string: "https://birds.example/app/"))
  }
}

extension Gate.State: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>(Self(), .stack(\.pages))
}

extension Gate.Page: DeepLinkable {
  static let deepLinks = DeepLinkRoute<Self>(\.number, make: { Self(number: $0) })
}
