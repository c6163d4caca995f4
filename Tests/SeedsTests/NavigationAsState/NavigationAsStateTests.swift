import ComposableArchitecture
import SwiftUI
import TernUITesting
import Testing

@MainActor
@Suite
struct NavigationAsStateTests {
  private let checks: any DocumentClaims = NavigationAsState.Checks()

  @Test func theStateSaysWhichScreenIsShown() async {
    await checks.theStateSaysWhichScreenIsShown()
  }
  @Test func theEffectsOfAClosedChildEnd() async { await checks.theEffectsOfAClosedChildEnd() }
  @Test func theSheetFollowsTheState() async throws { try await checks.theSheetFollowsTheState() }
  @Test func theLinkFollowsTheState() async throws { try await checks.theLinkFollowsTheState() }
  @Test func theStackIsAnArrayOfScreens() async throws {
    try await checks.theStackIsAnArrayOfScreens()
  }
  @Test func aChildOfTheTreeClosesItself() async { await checks.aChildOfTheTreeClosesItself() }
  @Test func aChildOfTheStackClosesItself() async throws {
    try await checks.aChildOfTheStackClosesItself()
  }
}

/// What uses deprecated names is deprecated too, which a test may not be.
@MainActor
protocol DocumentClaims {
  func theStateSaysWhichScreenIsShown() async
  func theEffectsOfAClosedChildEnd() async
  func theSheetFollowsTheState() async throws
  func theLinkFollowsTheState() async throws
  func theStackIsAnArrayOfScreens() async throws
  func aChildOfTheTreeClosesItself() async
  func aChildOfTheStackClosesItself() async throws
}

extension NavigationAsState {
  struct Checks: DocumentClaims {
    @available(*, deprecated)
    private var milk: Item { Item(id: 1, name: "우유") }

    @available(*, deprecated)
    func theStateSaysWhichScreenIsShown() async {
      let store = TestStore(initialState: ListFeature.State(items: [milk])) { ListFeature() }
      await store.send(.itemTapped(milk)) { $0.detail = DetailFeature.State(item: milk) }
      await store.send(.detail(.dismiss)) { $0.detail = nil }
    }

    @available(*, deprecated)
    func theEffectsOfAClosedChildEnd() async {
      let clock = TestClock()
      let store = TestStore(
        initialState: ListFeature.State(detail: DetailFeature.State(item: milk))
      ) {
        ListFeature()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(.detail(.presented(.task)))
      await clock.advance(by: .seconds(1))
      await store.receive(.detail(.presented(.tick))) { $0.detail?.ticks = 1 }
      await store.send(.detail(.dismiss)) { $0.detail = nil }
      await clock.advance(by: .seconds(1))
      await store.finish()
    }

    @available(*, deprecated)
    func theSheetFollowsTheState() async throws {
      let store = Store(initialState: ListFeature.State(items: [milk])) { ListFeature() }
      let pilot = Pilot(ListView(store: store))
      try pilot.tap("우유")
      _ = try pilot.find(.text, label: "상세: 우유")
      try pilot.dismiss()
      #expect(store.withState(\.detail) == nil)
      store.send(.itemTapped(milk))
      await pilot.settle()
      _ = try pilot.find(.text, label: "상세: 우유")
      store.send(.detail(.dismiss))
      await pilot.settle()
      #expect(throws: PilotError.self) { try pilot.find(.text, label: "상세: 우유") }
    }

    @available(*, deprecated)
    func theLinkFollowsTheState() async throws {
      let store = Store(initialState: ListFeature.State()) { ListFeature() }
      let pilot = Pilot(LinkedListView(store: store))
      try pilot.tap("우유")
      await pilot.settle()
      _ = try pilot.find(.text, label: "상세: 우유")
      try pilot.back()
      await pilot.settle()
      #expect(store.withState(\.detail) == nil)
      store.send(.itemTapped(milk))
      await pilot.settle()
      try pilot.tap("닫기")
      await pilot.settle()
      #expect(store.withState(\.detail) == nil)
      #expect(throws: PilotError.self) { try pilot.find(.text, label: "상세: 우유") }
    }

    @available(*, deprecated)
    func theStackIsAnArrayOfScreens() async throws {
      // 딥링크로 화면 몇 개를 한 번에 쌓는다
      let store = Store(
        initialState: RootFeature.State(
          path: StackState([.detail(DetailFeature.State(item: milk)), .edit(EditFeature.State())])
        )
      ) {
        RootFeature()
        Reduce<RootFeature.State, RootFeature.Action> { state, action in
          switch action {
          case .path(.element(_, action: .edit(.textChanged("push")))):
            state.path.append(.detail(DetailFeature.State(item: Item(id: 2, name: "빵"))))
          case .path(.element(_, action: .edit(.textChanged("root")))):
            state.path.removeAll()
          default:
            break
          }
          return .none
        }
      }
      let pilot = Pilot(RootView(store: store))
      try pilot.type("push", into: "내용")
      await pilot.settle()
      #expect(store.withState(\.path.count) == 3)
      _ = try pilot.find(.text, label: "상세: 빵")
      try pilot.back()
      await pilot.settle()
      #expect(store.withState(\.path.count) == 2)
      // 루트까지 한 번에 되돌린다
      try pilot.clear("내용")
      try pilot.type("root", into: "내용")
      await pilot.settle()
      #expect(store.withState(\.path.isEmpty))
      _ = try pilot.find(.text, label: "루트")
    }

    @available(*, deprecated)
    func aChildOfTheTreeClosesItself() async {
      let store = TestStore(
        initialState: ListFeature.State(detail: DetailFeature.State(item: milk))
      ) {
        ListFeature()
      }
      await store.send(.detail(.presented(.closeTapped)))
      await store.receive(.detail(.dismiss)) { $0.detail = nil }
    }

    @available(*, deprecated)
    func aChildOfTheStackClosesItself() async throws {
      let store = TestStore(
        initialState: RootFeature.State(path: StackState([.edit(EditFeature.State())]))
      ) {
        RootFeature()
      }
      await store.send(.path(.element(id: 0, action: .edit(.saveTapped))))
      await store.receive(.path(.popFrom(id: 0))) { $0.path = StackState() }
      let live = Store(
        initialState: RootFeature.State(path: StackState([.edit(EditFeature.State())]))
      ) {
        RootFeature()
      }
      let pilot = Pilot(RootView(store: live))
      try pilot.tap("저장")
      await pilot.settle()
      _ = try pilot.find(.text, label: "루트")
      #expect(live.withState(\.path.isEmpty))
    }
  }
}
