import TernUI
import TernUITesting
import Testing

/// Sections whose rows a person shows and hides.
@MainActor
@Suite struct SectionTests {
  private struct Birds: View {
    @State private var isExpanded = true

    var body: some View {
      List {
        Section("Owls", isExpanded: $isExpanded) {
          Text("Barn owl")
          Counter(name: "owls")
        }
        Section("Ducks") { Text("Mallard") }
      }
    }
  }

  @Test func rowsAreShownAndHidden() throws {
    let pilot = Pilot(Birds())
    let open = pilot.dump()
    #expect(open.contains("Barn owl") && open.contains("Mallard"))
    let header = try #require(pilot.backend.elements.values.first { $0.kind == .disclosure })
    #expect(header.properties[.value] == .bool(true))
    pilot.backend.onEvent?(.toggle(header.id, false))
    pilot.graph.flush()
    #expect(!pilot.dump().contains("Barn owl") && pilot.dump().contains("Mallard"))
    pilot.backend.onEvent?(.toggle(header.id, true))
    pilot.graph.flush()
    #expect(pilot.dump() == open)
  }
}
