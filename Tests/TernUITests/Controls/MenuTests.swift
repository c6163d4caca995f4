import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct MenuTests {
  struct Screen: View {
    @State private var done = ""
    @State private var isOn = false

    var body: some View {
      Menu("Sort") {
        Button("By name") { done += "n" }
        Menu("More") { Button("By age") { done += "a" } }
        Toggle("Up", isOn: $isOn)
      } primaryAction: {
        done += "p"
      }
      Text("Bird").contextMenu {
        Button("Rename") { done += "r" }
        Button("Delete", role: .destructive) { done += "d" }
      }
      Text(done)
    }
  }

  @Test func itemsDoTheirWork() throws {
    let pilot = Pilot(Screen())
    #expect(
      pilot.dump() == """
        [ Sort ▾ ]
          [ By name ]
          [ More ▾ ]
            [ By age ]
          [ ] Up
        Bird
          ⋮ [ Rename ]
          ⋮ [ Delete ] (destructive)

        """
    )
    for label in ["By name", "By age", "Sort", "Rename", "Delete"] { try pilot.tap(label) }
    #expect(pilot.dump().hasSuffix("naprd"))
  }

  @Test func aContextMenuStandsAroundItsView() throws {
    let pilot = Pilot(Screen())
    let menu = try #require(
      pilot.backend.elements.values.first { $0.string(.style) == "context" }
    )
    let header = try #require(menu.children.first.flatMap { pilot.backend.elements[$0] })
    #expect(header.kind == .header)
    #expect(pilot.backend.label(of: header) == "Bird")
  }
}
