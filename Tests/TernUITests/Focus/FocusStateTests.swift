import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct FocusStateTests {
  enum Field: Hashable { case name, email }

  struct Login: View {
    @State private var name = ""
    @State private var email = ""
    @State private var hasEmail = true
    @FocusState private var field: Field?

    var body: some View {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .onSubmit { field = .email }
      if hasEmail {
        TextField("Email", text: $email).focused($field, equals: .email)
      }
      Button("Leave") { field = nil }
      Button("Toggle") { hasEmail.toggle() }
      Button("Email first") {
        hasEmail = true
        field = .email
      }
      Text("\(field.map { "\($0)" } ?? "none")")
    }
  }

  private func state(_ pilot: Pilot) -> String? {
    pilot.dump().split(separator: "\n").last.map(String.init)
  }

  @Test func followsTheFocus() throws {
    let pilot = Pilot(Login())
    #expect(state(pilot) == "none")
    try pilot.focus("Name")
    #expect(state(pilot) == "name")
    try pilot.focus("Email")
    #expect(state(pilot) == "email")
    try pilot.focus("Leave")
    #expect(state(pilot) == "none")
    try pilot.focus("Email")
    try pilot.focus(nil)
    #expect(state(pilot) == "none")
  }

  @Test func movesTheFocus() throws {
    let pilot = Pilot(Login())
    try pilot.focus("Name")
    try pilot.submit("Name")
    #expect(pilot.focusedLabel == "Email")
    #expect(state(pilot) == "email")
    try pilot.tap("Leave")
    #expect(pilot.focusedLabel == nil)
    #expect(state(pilot) == "none")
    #expect(pilot.backend.violations == [])
  }

  @Test func theFocusWaitsForItsView() throws {
    let pilot = Pilot(Login())
    try pilot.tap("Toggle")
    try pilot.tap("Email first")
    #expect(pilot.focusedLabel == "Email")
    #expect(state(pilot) == "email")
  }

  @Test func theStateIsNoneWhenTheViewGoes() throws {
    let pilot = Pilot(Login())
    try pilot.focus("Email")
    try pilot.tap("Toggle")
    #expect(state(pilot) == "none")
    #expect(pilot.backend.violations == [])
  }

  @Test func lateReportsDoNotMoveIt() throws {
    let pilot = Pilot(Login())
    let name = try pilot.find(.textField, label: "Name").id
    let email = try pilot.find(.textField, label: "Email").id
    pilot.backend.send(.focus(name, true))
    pilot.backend.send(.focus(email, true))
    // The field that the focus left long ago says so only now.
    pilot.backend.send(.focus(name, false))
    pilot.backend.send(.focus(ElementID(rawValue: 9_999), false))
    #expect(state(pilot) == "email")
  }

  @Test func aBooleanHasOneView() throws {
    struct Search: View {
      @State private var text = ""
      @FocusState private var isSearching: Bool

      var body: some View {
        TextField("Search", text: $text).focused($isSearching)
        Button("Search now") { isSearching = true }
        Text(isSearching ? "searching" : "idle")
      }
    }
    let pilot = Pilot(Search())
    try pilot.tap("Search now")
    #expect(pilot.focusedLabel == "Search")
    #expect(state(pilot) == "searching")
  }

  @Test func theDefaultComesOnce() throws {
    struct Form: View {
      @State private var name = ""
      @FocusState private var field: Field?

      var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name)
        Button("Other") {}
        Text("x").defaultFocus($field, .name)
      }
    }
    let pilot = Pilot(Form())
    #expect(pilot.focusedLabel == "Name")
    try pilot.focus("Other")
    #expect(pilot.focusedLabel == "Other")
  }

  @Test func theFocusSurvivesMoves() throws {
    struct Rows: View {
      @State private var ids = [1, 2, 3]
      @State private var text = ""
      @FocusState private var focused: Int?

      var body: some View {
        ForEach(ids, id: \.self) { id in
          TextField("Field \(id)", text: $text).focused($focused, equals: id)
        }
        Button("Reverse") { ids.reverse() }
        Text("\(focused ?? 0)")
      }
    }
    let pilot = Pilot(Rows())
    try pilot.focus("Field 1")
    try pilot.tap("Reverse")
    #expect(pilot.focusedLabel == "Field 1")
    #expect(state(pilot) == "1")
    #expect(pilot.backend.lastBatch.allSatisfy { if case .create = $0 { false } else { true } })
  }
}
