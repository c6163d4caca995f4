import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct NavigationSplitViewTests {
  private func split(_ pilot: Pilot) throws -> HeadlessElement {
    try #require(pilot.backend.elements.values.first { $0.kind == .split })
  }

  struct Selecting: View {
    @State private var chosen: Int?

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $chosen) { Text("Row \($0)") }
          .navigationTitle("Birds")
      } detail: {
        Text(chosen.map { "Detail \($0)" } ?? "Choose one")
      }
    }
  }

  @Test func aSelectionDecidesTheDetail() throws {
    let pilot = Pilot(Selecting())
    #expect(pilot.dump() == "# Birds\n- Row 1\n- Row 2\n||\nChoose one")
    #expect(try split(pilot).int(.value) == 0)
    try pilot.choose("Row 2")
    #expect(pilot.dump() == "# Birds\n- Row 1\n* Row 2\n||\nDetail 2")
    #expect(try split(pilot).int(.value) == 1)
    pilot.backend.send(.select(try split(pilot).id, 0))
    _ = pilot.dump()
    #expect(try split(pilot).int(.value) == 0)
    pilot.backend.send(.select(try split(pilot).id, 7))
    _ = pilot.dump()
    #expect(try split(pilot).int(.value) == 0)
  }

  @Test func linksLeadIntoTheNextColumn() throws {
    let pilot = Pilot(
      NavigationSplitView {
        List {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
        .navigationDestination(for: Int.self) { Text("Bird \($0)").navigationTitle("Bird") }
      } detail: {
        Text("Nothing")
      }
    )
    try pilot.tap("One")
    #expect(pilot.dump() == "- One ›\n- Two ›\n||\n‹ Back  # Bird\nBird 1")
    try pilot.tap("Two")
    #expect(pilot.dump() == "- One ›\n- Two ›\n||\n‹ Back  # Bird\nBird 2")
    #expect(try split(pilot).int(.value) == 1)
    #expect(pilot.backend.violations == [])
  }

  @Test func linksChooseInAListWithASelection() throws {
    struct Screen: View {
      @State private var chosen: String?

      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) {
            NavigationLink("Tern", value: "tern")
            NavigationLink("Gull", value: "gull")
          }
        } detail: {
          Text(chosen ?? "none")
        }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Gull")
    #expect(pilot.dump().hasSuffix("||\ngull"))
  }

  @Test func threeColumnsAndWhatIsShown() throws {
    struct Screen: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      @State private var column = NavigationSplitViewColumn.content

      var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
          Button("Only detail") { visibility = .detailOnly }
        } content: {
          Button("Detail") { column = .detail }
        } detail: {
          Text("detail")
        }
      }
    }
    let pilot = Pilot(Screen())
    #expect(try split(pilot).children.count == 3)
    #expect(try split(pilot).string(.columns) == "all")
    #expect(try split(pilot).int(.value) == 1)
    try pilot.tap("Only detail")
    try pilot.tap("Detail")
    #expect(try split(pilot).string(.columns) == "detail")
    #expect(try split(pilot).int(.value) == 2)
    pilot.backend.send(.select(try split(pilot).id, 0))
    _ = pilot.dump()
    #expect(try split(pilot).int(.value) == 0)
  }
}
