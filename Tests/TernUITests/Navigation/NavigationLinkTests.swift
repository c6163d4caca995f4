import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct NavigationLinkTests {
  struct Screen: View {
    @State private var isActive = false
    @State private var selection: Int?

    var body: some View {
      NavigationStack {
        Form {
          NavigationLink("View") { Text("a view") }
          NavigationLink("Shown", isActive: $isActive) { Text("shown") }
          NavigationLink(tag: 1, selection: $selection) {
            Text("one")
          } label: {
            Text("First")
          }
          NavigationLink(destination: Text("two"), tag: 2, selection: $selection) {
            Text("Second")
          }
          Button("Activate") { isActive = true }
          Button("Select two") { selection = 2 }
          Text("\(isActive) \(selection ?? 0)")
        }
        .navigationTitle("Root")
      }
    }
  }

  @Test func stateOpensAndCloses() throws {
    let pilot = Pilot(Screen())
    try pilot.tap("Shown")
    #expect(pilot.dump() == "‹ Back\nshown")
    try pilot.back()
    #expect(pilot.dump().hasSuffix("false 0"))
    try pilot.tap("Activate")
    #expect(pilot.dump() == "‹ Back\nshown")
    try pilot.back()
    try pilot.tap("View")
    #expect(pilot.dump() == "‹ Back\na view")
    try pilot.back()
    #expect(pilot.backend.violations == [])
  }

  @Test func selectionsOpenAndClose() throws {
    let pilot = Pilot(Screen())
    try pilot.tap("First")
    #expect(pilot.dump() == "‹ Back\none")
    try pilot.back()
    #expect(pilot.dump().hasSuffix("false 0"))
    try pilot.tap("Select two")
    #expect(pilot.dump() == "‹ Back\ntwo")
    try pilot.back()
    #expect(pilot.dump().hasSuffix("false 0"))
  }

  @Test func aHiddenWayBackIsSaid() throws {
    let pilot = Pilot(
      NavigationStack {
        NavigationLink("Go") { Text("page").navigationBarBackButtonHidden() }
      }
    )
    try pilot.tap("Go")
    #expect(pilot.dump() == "page")
    let page = try #require(pilot.backend.elements.values.first { $0.bool(.hidesBackButton) })
    #expect(page.kind == .page)
  }
}
