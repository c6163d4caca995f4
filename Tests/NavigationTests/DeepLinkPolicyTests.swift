import ComposableArchitecture
import Testing

@testable import TernNavigationFixture

@Suite struct DeepLinkPolicyTests {
  /// Bird 1, which is a favourite, and a photo.
  private func state() -> Birds.State {
    var state = Birds.State()
    state.order = .size
    state.path = [.bird(Bird.State(id: 1, isFavorite: true)), .photo(2)]
    return state
  }

  @Test func replacingMakesAllScreensAnew() throws {
    var state = state()
    let ids = state.path.ids
    try state.open(DeepLink("/bird/1/map"))
    #expect(Array(state.path) == [.bird(Bird.State(id: 1)), .map])
    #expect(Set(state.path.ids).isDisjoint(with: ids))
    #expect(state.order == .name)
  }

  @Test func appendingPushesOnWhatIsThere() throws {
    var state = state()
    let ids = state.path.ids
    try state.open(DeepLink("/bird/1/map"), policy: .append)
    #expect(
      Array(state.path) == [
        .bird(Bird.State(id: 1, isFavorite: true)), .photo(2), .bird(Bird.State(id: 1)), .map,
      ]
    )
    #expect(Array(state.path.ids.prefix(2)) == ids)
    #expect(state.order == .size)
  }

  @Test func reusingKeepsTheScreensThatBothHave() throws {
    var state = state()
    let ids = state.path.ids
    try state.open(DeepLink("/bird/1/map"), policy: .reuseCommonPrefix)
    #expect(Array(state.path) == [.bird(Bird.State(id: 1, isFavorite: true)), .map])
    #expect(state.path.ids[0] == ids[0])
    #expect(state.path.ids[1] != ids[1])

    try state.open(DeepLink("/bird/3"), policy: .reuseCommonPrefix)
    #expect(Array(state.path) == [.bird(Bird.State(id: 3))])
    #expect(state.path.ids[0] != ids[0])

    try state.open(DeepLink("/"), policy: .reuseCommonPrefix)
    #expect(state.path.isEmpty)
  }

  @Test func reusingGoesOnInsideOfWhatIsPresented() throws {
    var state = Folder.State(name: "a", destination: .folder(Folder.State(name: "b", order: .size)))
    try state.open(DeepLink("/a/in/b/in/c"), policy: .reuseCommonPrefix)
    #expect(
      state
        == Folder.State(
          name: "a",
          destination: .folder(
            Folder.State(
              name: "b", order: .size, destination: .folder(Folder.State(name: "c"))
            )
          )
        )
    )
    try state.open(DeepLink("/a/in/x"), policy: .reuseCommonPrefix)
    #expect(state == Folder.State(name: "a", destination: .folder(Folder.State(name: "x"))))
  }

  @Test func appendingLeavesWhatIsPresented() throws {
    var state = Folder.State(name: "a", destination: .folder(Folder.State(name: "b")))
    try state.open(DeepLink("/a"), policy: .append)
    #expect(state.destination == .folder(Folder.State(name: "b")))
    try state.open(DeepLink("/a"), policy: .replace)
    #expect(state.destination == nil)
  }

  @Test func anotherTabStaysAsItIs() throws {
    var state = BirdsApp.State()
    state.birds.path = [.map]
    let id = state.birds.path.ids[0]
    try state.open(DeepLink("/folders/a/in/b"))
    #expect(state.tab == .folders)
    #expect(state.folder.destination == .folder(Folder.State(name: "b")))
    #expect(state.birds.path.ids == [id])
  }

  @Test func aLinkThatIsNotUnderstoodChangesNothing() throws {
    for policy in DeepLinkPolicy.allCases {
      var state = state()
      let ids = state.path.ids
      #expect(throws: DeepLinkError.self) {
        try state.open(DeepLink("/bird/7/bird/8/brid/9?order=seen"), policy: policy)
      }
      #expect(state == self.state())
      #expect(state.path.ids == ids)
    }
  }

  @Test func whatHasNoNameInLinksIsLeftOut() throws {
    let alert = AlertState<Never> { TextState("Full") }
    let state = Folder.State(name: "a", destination: .alert(alert))
    #expect(try state.deepLink().description == "/a")
  }

  @Test func itemsOfOneNameStandInTheOrderOfTheFeatures() throws {
    var inner = Folder.State(name: "a", destination: .folder(Folder.State(name: "b", order: .seen)))
    #expect(try inner.deepLink().description == "/a/in/b?order=name&order=seen")
    inner.order = .size
    #expect(try inner.deepLink().description == "/a/in/b?order=size&order=seen")
    inner.destination = .folder(Folder.State(name: "b"))
    #expect(try inner.deepLink().description == "/a/in/b?order=size")
    #expect(try Folder.State(deepLink: DeepLink("/a/in/b?order=size&order=seen&utm=1")) != inner)
  }

  @Test func levelsAreBounded() throws {
    let deep = "/a" + String(repeating: "/in/a", count: 40)
    let error = #expect(throws: DeepLinkError.self) {
      try Folder.State(deepLink: DeepLink(deep))
    }
    #expect(error?.reason == .tooDeep(maximum: 64))
    #expect(
      error?.description == "The link leads too deep. A link leads through at most 64 levels.")
    var state = Folder.State(name: "a")
    for _ in 0..<40 { state = Folder.State(name: "a", destination: .folder(state)) }
    #expect(throws: DeepLinkError.self) { try state.deepLink() }
  }
}
