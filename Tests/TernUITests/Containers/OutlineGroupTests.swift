import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct OutlineGroupTests {
  private struct Animal: Identifiable {
    let id: String
    var children: [Animal]?
  }

  private struct Screen: View {
    let animals = [
      Animal(
        id: "birds",
        children: [Animal(id: "terns", children: [Animal(id: "arctic")]), .init(id: "owl")]
      ),
      Animal(id: "fish"), Animal(id: "none", children: []),
    ]

    var body: some View {
      List { OutlineGroup(animals, children: \.children) { Text($0.id) } }
    }
  }

  @Test func levelsOpenOneByOne() throws {
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "- ▸ birds\n- fish\n- ▸ none")
    try pilot.tap("birds")
    #expect(pilot.dump() == "- ▾ birds\n    ▸ terns\n    owl\n- fish\n- ▸ none")
    try pilot.tap("terns")
    #expect(pilot.dump().contains("    ▾ terns\n      arctic\n    owl"))
    try pilot.tap("birds")
    #expect(pilot.dump() == "- ▸ birds\n- fish\n- ▸ none")
  }
}
