import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ListEditingTests {
  struct Screen: View {
    @State private var birds = ["a", "b", "c", "d"]
    @State private var canEdit = true

    var body: some View {
      NavigationStack {
        List {
          ForEach(birds, id: \.self) { bird in
            Text(bird).deleteDisabled(bird == "d")
          }
          .onDelete(perform: canEdit ? { birds.remove(atOffsets: $0) } : nil)
          .onMove { birds.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
        Button("Forbid") { canEdit = false }
      }
    }
  }

  private func rows(_ pilot: Pilot) -> String {
    pilot.dump().split(separator: "\n").filter { $0.hasPrefix("- ") }.map {
      String($0.dropFirst(2))
    }
    .joined()
  }

  @Test func rowsAreDeleted() throws {
    let pilot = Pilot(Screen())
    try pilot.delete("b")
    #expect(rows(pilot) == "acd")
    #expect(try pilot.find(.row, label: "d")[.canDelete] == nil)
    try pilot.delete("d")
    #expect(rows(pilot) == "acd")
    try pilot.tap("Forbid")
    #expect(try pilot.find(.row, label: "a")[.canDelete] == nil)
    try pilot.delete("a")
    #expect(rows(pilot) == "acd")
  }

  @Test func rowsAreMoved() throws {
    let pilot = Pilot(Screen())
    try pilot.move("a", before: "c")
    #expect(rows(pilot) == "bacd")
    try pilot.move("d", before: "b")
    #expect(rows(pilot) == "dbac")
    try pilot.move("d", before: nil)
    #expect(rows(pilot) == "bacd")
    let row = try pilot.find(.row, label: "a")
    #expect(row.bool(.canMove))
    pilot.backend.send(.move(row.id, before: ElementID(rawValue: 9_999)))
    #expect(rows(pilot) == "bacd")
    #expect(pilot.backend.violations == [])
  }

  @Test func rowsOfFormsAreEditedToo() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        Form {
          Section("Names") {
            ForEach(names, id: \.self) { Text($0) }
              .onDelete { names.remove(atOffsets: $0) }
          }
          Text("Other").swipeActions { Button("Act") { names.append("d") } }
        }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.delete("b")
    try pilot.tap("Act")
    #expect(pilot.dump() == "Names:\n  a\n  c\n  d\nOther\n  { [ Act ] }")
  }

  @Test func theEditModeBelongsToThePage() throws {
    let pilot = Pilot(Screen())
    func isEditing() -> Bool {
      pilot.backend.elements.values.contains { $0.kind == .list && $0.bool(.isEditing) }
    }
    #expect(!isEditing())
    try pilot.tap("Edit")
    #expect(isEditing())
    try pilot.tap("Done")
    #expect(!isEditing())
  }

  @Test func theEditModeMayBeBound() throws {
    struct Bound: View {
      @State private var mode = EditMode.inactive

      var body: some View {
        VStack {
          EditButton()
          Text(mode.isEditing ? "editing" : "reading")
        }
        .environment(\.editMode, $mode)
      }
    }
    let pilot = Pilot(Bound())
    try pilot.tap("Edit")
    #expect(pilot.dump() == "[ Done ]\nediting")
  }

  @Test func rowsHaveActions() throws {
    struct Screen: View {
      @State private var flagged = ""

      var body: some View {
        List(["tern", "gull"], id: \.self) { bird in
          Text(bird)
            .swipeActions(edge: .leading) { Button("Flag \(bird)") { flagged = bird } }
            .swipeActions { Button("Delete \(bird)", role: .destructive) {} }
        }
        Text(flagged)
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Flag gull")
    #expect(pilot.dump().hasSuffix("gull"))
    let row = try pilot.find(.row, label: "tern")
    let actions = row.children.compactMap { pilot.backend.elements[$0] }.filter {
      $0.kind == .actions
    }
    #expect(actions.map { $0.string(.placement) } == ["leading", "trailing"])
    #expect(pilot.backend.violations == [])
  }

  @Test func statesOfRowsSurviveMoves() throws {
    struct Screen: View {
      @State private var ids = [1, 2, 3]

      var body: some View {
        List {
          ForEach(ids, id: \.self) { Counter(name: "\($0)") }
            .onMove { ids.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Add to 3")
    try pilot.move("3: 1 Add to 3", before: "1: 0 Add to 1")
    #expect(pilot.dump().hasPrefix("- 3: 1"))
  }

  @Test func contentIsAskedForAgain() async throws {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        List { Text("\(count)") }
          .refreshable { count += 1 }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.refresh()
    await pilot.settle()
    #expect(pilot.dump() == "- 1")
    #expect(throws: PilotError.self) { try Pilot(List { Text("x") }).refresh() }
    let scroll = Pilot(ScrollView { Text("x") }.refreshable {})
    try scroll.refresh()
  }

  @Test(arguments: [
    ([0], 3, "bcad"), ([0, 2], 4, "bdac"), ([3], 0, "dabc"), ([1, 3], 1, "abdc"), ([9], 0, "abcd"),
  ])
  func moves(from: [Int], to: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(from), toOffset: to)
    #expect(String(letters) == result)
  }
}
