import ComposableArchitecture
import Foundation
import SwiftUI
import TernUITesting
import Testing

@MainActor
@Suite
struct SharedStateTests {
  @Test
  func aChangeInTheChildIsThereInTheParent() {
    let store = Store(initialState: ExplicitShared.ParentFeature.State(count: Shared(1))) {
      ExplicitShared.ParentFeature()
    }
    store.send(.presentButtonTapped)
    store.send(.child(.incrementButtonTapped))
    #expect(store.count == 2)
    #expect(store.child?.count == 2)
  }

  @Test
  func featuresWithOneKeyAreInStep() {
    let first = Store(initialState: PersistentShared.ChildFeature.State()) {
      PersistentShared.ChildFeature()
    }
    let second = Store(initialState: PersistentShared.ChildFeature.State()) {
      PersistentShared.ChildFeature()
    }
    first.send(.incrementButtonTapped)
    #expect(second.count == 1)
  }

  @Test
  func storedValuesAreThereForTheNextHolder() {
    PersistentShared.Launches().count = 3
    #expect(PersistentShared.Launches().count == 3)
    PersistentShared.Users().users = [PersistentShared.User(name: "Blob")]
    #expect(PersistentShared.Users().users == [PersistentShared.User(name: "Blob")])
    PersistentShared.Custom().myValue = 7
    #expect(PersistentShared.Custom().myValue == 7)
    PersistentShared.Custom().myValue = nil
  }

  @Test
  func aFeatureObservesChanges() async {
    let store = TestStore(initialState: ObservedShared.Feature.State(count: Shared(0))) {
      ObservedShared.Feature()
    }
    let task = await store.send(.onAppear)
    await store.receive(.countUpdated(0)) { $0.seen = [0] }
    await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.countUpdated(1)) { $0.seen = [0, 1] }
    await task.cancel()
  }

  @Test
  func initializersFollowTheRules() {
    let count = Shared(1)
    let child = InitializedShared.FromParent(count: count)
    child.$count.withLock { $0 += 1 }
    #expect(count.wrappedValue == 2)
    #expect(InitializedShared.Owner(count: 5).count == 5)
    let persistent = InitializedShared.Persistent(count: 6)
    #expect(persistent.count == 6)
    func never() -> Int {
      Issue.record("The storage has a value already.")
      return 0
    }
    #expect(InitializedShared.Lazy(count: never()).count == 6)
  }

  @Test
  func aPartIsAllThatAFeatureNeeds() async {
    let data = Shared(SignUpData(name: "Blob"))
    let store = TestStore(initialState: DerivedShared.SignUpFeature.State(signUpData: data)) {
      DerivedShared.SignUpFeature()
    }
    await store.send(.nextButtonTapped) {
      $0.path[id: 0] = DerivedShared.PhoneNumberFeature.State(
        phoneNumber: $0.$signUpData.phoneNumber
      )
    }
    await store.send(.path(.element(id: 0, action: .numberChanged("1")))) {
      $0.$signUpData.withLock { $0.phoneNumber = "1" }
    }
    #expect(data.wrappedValue == SignUpData(name: "Blob", phoneNumber: "1"))
  }

  @Test
  func aPartOfAStoredValueIsStoredWithIt() {
    let store = Store(initialState: DerivedShared.ParentFeature.State()) {
      DerivedShared.ParentFeature()
    }
    store.send(.editNameButtonTapped)
    store.send(.destination(.presented(.editName(.nameChanged("Ann")))))
    @Shared(.fileStorage(.currentUser)) var currentUser = SignUpData()
    #expect(currentUser.name == "Ann")
  }

  @Test
  func anElementIsShared() {
    let todos = DerivedShared.Todos()
    todos.todos = [DerivedShared.Todo(id: 1, title: "Milk")]
    todos.rename(1, to: "Bread")
    todos.rename(2, to: "Nothing")
    #expect(DerivedShared.Todos().todos == [DerivedShared.Todo(id: 1, title: "Bread")])
  }

  @Test
  func keysAreTypeSafeAndMayBringDefaults() {
    let owner = ReadShared.Owner()
    owner.users.append(ReadShared.User(id: 1))
    #expect(owner.withDefault == [ReadShared.User(id: 1)])
    #expect(owner.inMemory == [])
    #expect(ReadShared.Settings().remoteConfig == ReadShared.RemoteConfig(isEnabled: true))
    #expect(!ReadShared.Settings().isOn)
  }

  @Test
  func anOwnerCodesItselfWithoutTheSharedValue() throws {
    AppState(todos: []).launchCount = 4
    let data = try JSONEncoder().encode(AppState(todos: ["Milk"]))
    #expect(String(decoding: data, as: UTF8.self) == #"{"todos":["Milk"]}"#)
    let state = try JSONDecoder().decode(AppState.self, from: data)
    #expect(state.todos == ["Milk"])
    #expect(state.launchCount == 4)
  }

  @Test
  func aViewShowsSharedStateWithAndWithoutTracking() async throws {
    let count = Shared(1)
    let store = Store(initialState: SharedViews.Feature.State(sharedCount: count)) {
      SharedViews.Feature()
    }
    let plain = Pilot(SharedViews.FeatureView(store: store))
    let tracked = Pilot(SharedViews.TrackedFeatureView(store: store))
    store.send(.incrementButtonTapped)
    await plain.settle()
    await tracked.settle()
    _ = try plain.find(.text, label: "2")
    _ = try tracked.find(.text, label: "2")
    await Task.detached { count.withLock { $0 = 9 } }.value
    await plain.settle()
    _ = try plain.find(.text, label: "9")
    #expect(SharedViews.EntryPoint().store.count == 0)
  }
}
