import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ForEachTests {
  struct Rows: View {
    @State var names: [String]

    var body: some View {
      ForEach(names, id: \.self) { Counter(name: $0) }
      Button("Reverse") { names.reverse() }
      Button("Drop first") { names.removeFirst() }
      Button("Insert") { names.insert("X", at: 1) }
    }

    static func texts(_ pilot: Pilot) -> [String] {
      pilot.dump().split(separator: "\n").filter { $0.contains(": ") }.map(String.init)
    }
  }

  @Test func rowsKeepTheirStateWhenTheyMove() throws {
    let pilot = Pilot(Rows(names: ["A", "B", "C"]))
    try pilot.tap("Add to A")
    try pilot.tap("Add to C")
    try pilot.tap("Add to C")
    let a = try pilot.find(.button, label: "Add to A").id
    try pilot.tap("Reverse")
    #expect(Rows.texts(pilot) == ["C: 2", "B: 0", "A: 1"])
    #expect(try pilot.find(.button, label: "Add to A").id == a)
    #expect(pilot.backend.lastBatch.count == 1)
  }

  @Test func rowsKeepTheirStateWhenOthersComeAndGo() throws {
    let pilot = Pilot(Rows(names: ["A", "B", "C"]))
    try pilot.tap("Add to B")
    try pilot.tap("Insert")
    #expect(Rows.texts(pilot) == ["A: 0", "X: 0", "B: 1", "C: 0"])
    try pilot.tap("Drop first")
    #expect(Rows.texts(pilot) == ["X: 0", "B: 1", "C: 0"])
    #expect(pilot.backend.violations == [])
  }

  @Test func aRowThatComesBackBeginsAnew() throws {
    struct Coming: View {
      @State private var names = ["A"]

      var body: some View {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("Switch") { names = names.isEmpty ? ["A"] : [] }
      }
    }
    let pilot = Pilot(Coming())
    try pilot.tap("Add to A")
    try pilot.tap("Switch")
    try pilot.tap("Switch")
    #expect(Rows.texts(pilot) == ["A: 0"])
  }

  @Test func reportsIDsThatAreThereTwice() {
    withKnownIssue {
      let pilot = Pilot(ForEach(["A", "B", "A"], id: \.self) { Text($0) })
      #expect(pilot.dump() == "A\nB")
    } matching: {
      "\($0)".contains(
        """
        'ForEach' over 'Array<String>' has more than one element with the id 'A'; only the first is \
        shown. Give each element an id of its own.
        """
      )
    }
  }

  @Test func countsOverRanges() {
    #expect(Pilot(ForEach(1..<4) { Text("\($0)") }).dump() == "1\n2\n3")
  }

  @Test func rowsOfSeveralViewsAreFlat() {
    let pilot = Pilot(
      ForEach(["A", "B"], id: \.self) { name in
        Text(name)
        Text(name.lowercased())
      }
    )
    #expect(pilot.dump() == "A\na\nB\nb")
  }

  struct Bound: View {
    struct Row: Identifiable {
      let id: Int
      var isOn: Bool
    }

    @State private var rows = [Row(id: 1, isOn: false), Row(id: 2, isOn: true)]

    var body: some View {
      ForEach($rows) { $row in
        Toggle("Row \(row.id)", isOn: $row.isOn)
      }
      Button("Drop") { rows.removeLast() }
    }
  }

  @Test func bindsToElements() throws {
    let pilot = Pilot(Bound())
    try pilot.toggle("Row 1")
    try pilot.toggle("Row 2")
    #expect(pilot.dump() == "[x] Row 1\n[ ] Row 2\n[ Drop ]")
    try pilot.tap("Drop")
    #expect(pilot.dump() == "[x] Row 1\n[ Drop ]")
  }
}
