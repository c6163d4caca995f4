import ComposableArchitecture
import SwiftUI
import TernUITesting
import Testing

@MainActor
@Suite
struct ItemsStackViewTests {
  private func start(_ state: RootFeature.State = RootFeature.State()) -> (
    StoreOf<RootFeature>, Pilot
  ) {
    let executor = IdleTrackingExecutor()
    let store = Store(initialState: state) {
      RootFeature()
    } withDependencies: {
      $0.effectExecutor = executor
    }
    let pilot = Pilot(RootView(store: store), waitForEffects: { await executor.idle() })
    return (store, pilot)
  }

  @Test
  func aLinkPushesItsState() async throws {
    let (store, pilot) = start()
    try pilot.tap("Detail")
    await pilot.settle()
    #expect(store.path.count == 1)
    #expect(store.path.first?.detail != nil)
    _ = try pilot.find(.button, label: "Close feature")
  }

  @Test
  func backPopsTheState() async throws {
    let (store, pilot) = start()
    try pilot.tap("Detail")
    try pilot.back()
    await pilot.settle()
    #expect(store.path.isEmpty)
    _ = try pilot.find(.link, label: "Detail")
  }

  @Test
  func aChildDismissesItselfThroughTheDependency() async throws {
    let (store, pilot) = start()
    try pilot.tap("Detail")
    try pilot.tap("Close feature")
    await pilot.settle()
    #expect(store.path.isEmpty)
    _ = try pilot.find(.link, label: "Detail")
  }

  @Test
  func aChildViewDismissesItselfThroughTheEnvironment() async throws {
    let (store, pilot) = start()
    try pilot.tap("Detail")
    try pilot.tap("Close")
    await pilot.settle()
    #expect(store.path.isEmpty)
  }

  @Test
  func aParentPushesForAChildsAction() async throws {
    let (store, pilot) = start()
    try pilot.tap("List")
    try pilot.tap("Detail")
    await pilot.settle()
    #expect(store.path.count == 2)
    #expect(store.path.last?.detail != nil)
  }

  @Test
  func aParentPopsWhenTheEditorSaves() async throws {
    let (store, pilot) = start()
    try pilot.tap("Edit")
    try pilot.tap("Save")
    await pilot.settle()
    #expect(store.path.isEmpty)
  }

  @Test
  func aWholePathIsShownAtOnce() async throws {
    let (store, pilot) = start(
      RootFeature.State(path: [.list(ListFeature.State()), .detail(DetailFeature.State())])
    )
    _ = try pilot.find(.button, label: "Close feature")
    try pilot.back()
    _ = try pilot.find(.button, label: "Detail")
    #expect(store.path.count == 1)
  }
}
