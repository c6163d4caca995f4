import ComposableArchitecture
import Foundation
import Testing

/// Former names of storages and macros.
@Suite struct FormerStorageTests {
  private let checks: any FormerNames = Checks()

  @Test func aPropertyOfTheDefaultsIsShared() { checks.aPropertyOfTheDefaultsIsShared() }
  @Test func storagesOfFilesHaveNames() { checks.storagesOfFilesHaveNames() }
  @Test func anEnumOfFeaturesConformsAsAsked() { checks.anEnumOfFeaturesConformsAsAsked() }
}

private protocol FormerNames: Sendable {
  func aPropertyOfTheDefaultsIsShared()
  func storagesOfFilesHaveNames()
  func anEnumOfFeaturesConformsAsAsked()
}

extension UserDefaults {
  fileprivate var launches: Int {
    get { integer(forKey: "launches") }
    set { set(newValue, forKey: "launches") }
  }
}

private struct Checks: FormerNames {
  @available(*, deprecated)
  func aPropertyOfTheDefaultsIsShared() {
    @Dependency(\.defaultAppStorage) var store
    store.set(3, forKey: "launches")
    @Shared(.appStorage(\.launches)) var launches = 0
    @Shared(.appStorage(\.launches)) var other = 0
    #expect(launches == 3)
    $launches.withLock { $0 += 1 }
    #expect(other == 4)
    #expect(store.integer(forKey: "launches") == 4)
  }

  @available(*, deprecated)
  func storagesOfFilesHaveNames() {
    #expect(LiveFileStorage() == .fileSystem)
    #expect(InMemoryFileStorage() != InMemoryFileStorage())
  }

  @available(*, deprecated)
  func anEnumOfFeaturesConformsAsAsked() {
    #expect(Route.State.page(Page.State()) == .page(Page.State()))
    #expect(Set([Route.State.page(Page.State()), .page(Page.State())]).count == 1)
    #expect(Route.Action.page(.turn) == .page(.turn))
  }
}

@Reducer
private struct Page {
  @ObservableState
  struct State: Hashable { var number = 0 }
  enum Action: Equatable { case turn }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@available(*, deprecated)
@Reducer(state: .equatable, .hashable, action: .equatable)
private enum Route {
  case page(Page)
}
