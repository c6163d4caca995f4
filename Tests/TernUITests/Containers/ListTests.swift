import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ListTests {
  @Test func sectionsHaveHeadersAndFooters() throws {
    let pilot = Pilot(
      List {
        Section("Coast") {
          Text("Tern")
          Text("Gull")
        }
        Section(header: Text("Sea"), footer: Text("Seldom seen")) {
          Text("Skua")
        }
        Section { Text("Wren") }
        Section {
          Text("Owl")
        } footer: {
          Text("At night")
        }
      }
    )
    #expect(
      pilot.dump() == """
        Coast:
          - Tern
          - Gull
        Sea:
          - Skua
          (Seldom seen)
          - Wren
          - Owl
          (At night)
        """
    )
    let section = try #require(
      pilot.backend.elements.values.first { $0.kind == .section && $0.children.count == 3 }
    )
    let kinds = section.children.compactMap { pilot.backend.elements[$0]?.kind }
    #expect(kinds == [.header, .text, .text] || kinds == [.header, .text, .footer])
  }

  @Test func listsOfData() {
    let birds = [Bird(id: 1, name: "Tern"), Bird(id: 2, name: "Gull")]
    #expect(Pilot(List(birds) { Text($0.name) }).dump() == "- Tern\n- Gull")
    #expect(Pilot(List(["A"], id: \.self) { Text($0) }).dump() == "- A")
    #expect(Pilot(List(0..<2) { Text("\($0)") }).dump() == "- 0\n- 1")
  }

  @Test func formsHoldControls() {
    let pilot = Pilot(
      Form {
        TextField("Name", text: .constant("Blob"))
        LabeledContent("Age", value: "7")
      }
    )
    #expect(pilot.dump() == "Name: \"Blob\"\nAge  7")
  }

  @Test func containersSayHowTheyArrange() throws {
    let pilot = Pilot(
      ZStack(alignment: .topLeading) {
        VStack(alignment: .trailing, spacing: 2) { Text("V") }
        HStack(alignment: .firstTextBaseline) { Spacer(minLength: 3) }
        ScrollView(.horizontal) { Text("S") }
      }
    )
    func element(_ kind: ElementKind) throws -> HeadlessElement {
      try #require(pilot.backend.elements.values.first { $0.kind == kind })
    }
    #expect(try element(.zstack)[.alignment] == .string("top-leading"))
    #expect(try element(.vstack)[.alignment] == .string("trailing"))
    #expect(try element(.vstack)[.spacing] == .number(2))
    #expect(try element(.hstack)[.alignment] == .string("top"))
    #expect(try element(.spacer)[.minLength] == .number(3))
    #expect(try element(.scroll)[.axis] == .string("horizontal"))
  }
}
