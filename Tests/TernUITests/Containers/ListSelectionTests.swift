import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ListSelectionTests {
  struct One: View {
    @State private var birds = ["tern", "gull", "skua"]
    @State private var chosen: String?

    var body: some View {
      List(birds, id: \.self, selection: $chosen) { Text($0) }
      Text(chosen ?? "none")
      Button("Reverse") { birds.reverse() }
      Button("Choose gull") { chosen = "gull" }
    }
  }

  @Test func oneRowIsChosen() throws {
    let pilot = Pilot(One())
    #expect(pilot.dump().hasPrefix("- tern\n- gull\n- skua\nnone"))
    try pilot.choose("skua")
    #expect(pilot.dump().hasPrefix("- tern\n- gull\n* skua\nskua"))
    try pilot.tap("tern")
    #expect(pilot.dump().hasPrefix("* tern\n- gull\n- skua\ntern"))
    try pilot.choose("gull", false)
    #expect(pilot.dump().hasPrefix("* tern\n"))
    try pilot.choose("tern", false)
    #expect(pilot.dump().hasPrefix("- tern\n- gull\n- skua\nnone"))
    try pilot.tap("Choose gull")
    try pilot.tap("Reverse")
    #expect(pilot.dump().hasPrefix("- skua\n* gull\n- tern\ngull"))
    let list = try #require(pilot.backend.elements.values.first { $0.kind == .list })
    #expect(list.string(.selection) == "single")
    #expect(pilot.backend.violations == [])
  }

  @Test func aRowMayNotBeChosen() throws {
    struct Some: View {
      @State private var chosen: String?
      @State private var isOff = true

      var body: some View {
        List(["tern", "gull"], id: \.self, selection: $chosen) { name in
          Text(name).selectionDisabled(isOff && name == "gull")
        }
        Text(chosen ?? "none")
        Button("Allow") { isOff = false }
      }
    }
    let pilot = Pilot(Some())
    #expect(throws: PilotError.self) { try pilot.tap("gull") }
    try pilot.tap("tern")
    #expect(pilot.dump().contains("* tern\n- gull\ntern"))
    try pilot.tap("Allow")
    try pilot.tap("gull")
    #expect(pilot.dump().contains("- tern\n* gull\ngull"))
  }

  @Test func severalRowsAreChosen() throws {
    struct Many: View {
      @State private var chosen: Set<Int> = [2]

      var body: some View {
        List(selection: $chosen) {
          Section("Numbers") {
            ForEach(1..<4) { Text("Row \($0)") }
          }
          Text("Tagged").tag(9)
          Text("Plain")
        }
        Text(chosen.sorted().map(String.init).joined(separator: ","))
      }
    }
    let pilot = Pilot(Many())
    try pilot.choose("Row 1")
    try pilot.choose("Tagged")
    try pilot.choose("Row 2", false)
    try pilot.choose("Row 2", false)
    #expect(
      pilot.dump()
        == "Numbers:\n  * Row 1\n  - Row 2\n  - Row 3\n* Tagged\n- Plain\n1,9"
    )
  }

  @Test func aTagInARowTakesThePlaceOfItsID() throws {
    struct Bird: Identifiable {
      let id: Int
      let name: String
    }
    struct Screen: View {
      @State private var chosen: String?
      let birds = [Bird(id: 1, name: "tern"), Bird(id: 2, name: "gull")]

      var body: some View {
        List(selection: $chosen) {
          ForEach(birds) { bird in Text(bird.name.capitalized).tag(bird.name) }
        }
        Text(chosen ?? "none")
      }
    }
    let pilot = Pilot(Screen())
    try pilot.choose("Gull")
    #expect(pilot.dump() == "- Tern\n* Gull\ngull")
  }

  @Test func aChoiceEvaluatesNoRow() throws {
    struct Row: View {
      let number: Int
      var body: some View { Text("Row \(number)") }
    }
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View { List(0..<20, id: \.self, selection: $chosen) { Row(number: $0) } }
    }
    let pilot = Pilot(Screen())
    try pilot.choose("Row 7")
    #expect(pilot.evaluations(of: Row.self) == 20)
  }

  @Test func aRowThatIsGoneCannotBeChosen() throws {
    struct Screen: View {
      @State private var birds = ["tern", "gull"]
      @State private var chosen: String?

      var body: some View {
        List(birds, id: \.self, selection: $chosen) { Text($0) }
        Button("Drop") { birds.removeFirst() }
        Text(chosen ?? "none")
      }
    }
    let pilot = Pilot(Screen())
    let row = try pilot.find(.row, label: "tern").id
    try pilot.tap("Drop")
    pilot.backend.send(.choose(row, true))
    #expect(pilot.dump() == "- gull\n[ Drop ]\nnone")
  }

  @Test func disabledListsDoNotChoose() throws {
    let chosen = Binding<Int?>.constant(nil)
    let pilot = Pilot(List(1..<3, id: \.self, selection: chosen) { Text("\($0)") }.disabled(true))
    let row = try pilot.find(.row, label: "1")
    pilot.backend.send(.choose(row.id, true))
    #expect(pilot.dump() == "- 1\n- 2")
  }
}
