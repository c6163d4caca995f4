import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct BarVisibilityTests {
  private struct Screen: View {
    @State private var isHidden = true

    var body: some View {
      NavigationStack {
        NavigationLink("Next") {
          Text("Second")
            .navigationTitle("Page")
            .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Top") {} }
              ToolbarItem(placement: .bottomBar) { Button("Show") { isHidden.toggle() } }
            }
        }
        .navigationTitle("Root")
        .toolbar(.hidden, for: .tabBar)
      }
    }
  }

  @Test func aPageMayHaveNoBar() throws {
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "# Root\nNext ›")
    try pilot.tap("Next")
    #expect(pilot.dump() == "Second\n[ Show ]")
    try pilot.tap("Show")
    #expect(pilot.dump() == "‹ Back  # Page  [ Top ]\nSecond\n[ Show ]")
    try pilot.tap("Show")
    try pilot.back()
    #expect(pilot.dump() == "# Root\nNext ›")
  }

  @Test func formerNamesHideItToo() {
    let page = NavigationStack { Text("x").navigationTitle("Root").navigationBarHidden(true) }
    #expect(Pilot(page).dump() == "x")
    let other = NavigationStack { Text("x").navigationTitle("Root").toolbarVisibility(.hidden) }
    #expect(Pilot(other).dump() == "x")
  }

  @Test func columnsMayHaveNoTitles() {
    struct Drink: Identifiable {
      let id: String
    }
    let table = Table([Drink(id: "Tea")]) { TableColumn("Drink") { Text($0.id) } }
    #expect(Pilot(table).dump() == "Drink\n- Tea")
    #expect(Pilot(table.tableColumnHeaders(.hidden)).dump() == "- Tea")
  }
}
