import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct StorageTests {
  private let name = "tern-tests-\(UUID().uuidString)"

  private func withStore(_ body: (UserDefaults) throws -> Void) rethrows {
    let store = UserDefaults(suiteName: name)!
    defer { store.removePersistentDomain(forName: name) }
    try body(store)
  }

  enum Size: String { case small, large }

  struct Settings: View {
    @AppStorage("isLoud") var isLoud = false
    @AppStorage("size") var size = Size.small
    @AppStorage("nick") var nick: String?
    @AppStorage("count") var count = 1

    var body: some View {
      Toggle("Loud", isOn: $isLoud)
      Text("\(size.rawValue) \(nick ?? "-") \(count)")
      Button("Change") {
        size = .large
        nick = "Tern"
        count += 1
      }
      Button("Forget") { nick = nil }
    }
  }

  @Test func valuesGoIntoTheUserDefaults() throws {
    try withStore { store in
      let pilot = Pilot(Settings().defaultAppStorage(store))
      #expect(pilot.dump().hasPrefix("[ ] Loud\nsmall - 1"))
      try pilot.tap("Loud")
      try pilot.tap("Change")
      #expect(pilot.dump().hasPrefix("[x] Loud\nlarge Tern 2"))
      #expect(store.bool(forKey: "isLoud"))
      #expect(store.string(forKey: "size") == "large")
      #expect(store.string(forKey: "nick") == "Tern")
      try pilot.tap("Forget")
      #expect(store.object(forKey: "nick") == nil)
      #expect(Pilot(Settings().defaultAppStorage(store)).dump().hasPrefix("[x] Loud\nlarge - 2"))
    }
  }

  @Test func viewsOfOneKeyFollowEachOther() throws {
    struct Pair: View {
      let store: UserDefaults

      var body: some View {
        Half(name: "A", store: store)
        Half(name: "B", store: store)
      }
    }
    struct Half: View {
      let name: String
      @AppStorage var count: Int

      init(name: String, store: UserDefaults) {
        self.name = name
        _count = AppStorage(wrappedValue: 0, "count", store: store)
      }

      var body: some View {
        Text("\(name)\(count)")
        Button("Add to \(name)") { count += 1 }
      }
    }
    try withStore { store in
      let pilot = Pilot(Pair(store: store))
      try pilot.tap("Add to A")
      try pilot.tap("Add to B")
      #expect(pilot.dump() == "A2\n[ Add to A ]\nB2\n[ Add to B ]")
      store.set(7, forKey: "count")
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
      #expect(pilot.dump() == "A7\n[ Add to A ]\nB7\n[ Add to B ]")
    }
  }

  @Test func aWrongValueReadsAsTheFirst() {
    withStore { store in
      store.set("huge", forKey: "size")
      #expect(Pilot(Settings().defaultAppStorage(store)).dump().contains("small"))
    }
  }

  @Test func sceneStorageOutlivesItsView() throws {
    struct Draft: View {
      @SceneStorage("draft") private var text = ""
      var body: some View { TextField("Draft", text: $text) }
    }
    struct Screen: View {
      @State private var isOpen = true

      var body: some View {
        if isOpen { Draft() }
        Button("Toggle") { isOpen.toggle() }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.type("Dear", into: "Draft")
    try pilot.tap("Toggle")
    #expect(pilot.dump() == "[ Toggle ]")
    try pilot.tap("Toggle")
    #expect(pilot.dump() == "Draft: \"Dear\"\n[ Toggle ]")
    #expect(Pilot(Screen()).dump() == "Draft: \"\"\n[ Toggle ]")
  }

  @Test func sceneStorageIsKeptForTheNextRun() throws {
    struct Draft: View {
      @SceneStorage("isOpen") private var isOpen = false
      @SceneStorage("size") private var size: Int?

      var body: some View {
        Toggle("Open", isOn: $isOpen)
        Text(size.map { "\($0)" } ?? "no size")
      }
    }
    try withStore { store in
      store.set(7, forKey: "SceneStorage.size")
      @MainActor func run(_ body: (HeadlessBackend) throws -> Void) rethrows {
        let backend = HeadlessBackend()
        let graph = ViewGraph(
          Draft().defaultAppStorage(store), backend: backend, keepsSceneStorage: true
        )
        try body(backend)
        graph.stop()
      }
      try run { backend in
        #expect(backend.dump() == "[ ] Open\n7")
        let toggle = try #require(backend.elements.values.first { $0.kind == .toggle })
        backend.onEvent?(.toggle(toggle.id, true))
      }
      run { #expect($0.dump() == "[x] Open\n7") }
      // Where it is not to be kept, it begins anew.
      #expect(Pilot(Draft().defaultAppStorage(store)).dump() == "[ ] Open\nno size")
    }
  }
}
