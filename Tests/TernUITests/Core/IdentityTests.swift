import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct IdentityTests {
  @Test func stateOutlivesTheEvaluationOfTheParent() throws {
    struct Parent: View {
      @State private var title = "One"

      var body: some View {
        Text(title)
        Counter(name: "A")
        Button("Rename") { title = "Two" }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to A")
    try pilot.tap("Rename")
    #expect(pilot.dump() == "Two\nA: 1\n[ Add to A ]\n[ Rename ]")
  }

  @Test func branchesOfAnIfHaveStateOfTheirOwn() throws {
    struct Parent: View {
      @State private var isFirst = true

      var body: some View {
        if isFirst {
          Counter(name: "A")
        } else {
          Counter(name: "A")
        }
        Button("Switch") { isFirst.toggle() }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to A")
    try pilot.tap("Switch")
    #expect(pilot.dump() == "A: 0\n[ Add to A ]\n[ Switch ]")
    try pilot.tap("Switch")
    #expect(pilot.dump() == "A: 0\n[ Add to A ]\n[ Switch ]")
  }

  @Test func stateGoesWithTheView() throws {
    struct Parent: View {
      @State private var isThere = true

      var body: some View {
        if isThere { Counter(name: "A") }
        Counter(name: "B")
        Button("Switch") { isThere.toggle() }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to A")
    try pilot.tap("Add to B")
    try pilot.tap("Switch")
    #expect(pilot.dump() == "B: 1\n[ Add to B ]\n[ Switch ]")
    try pilot.tap("Switch")
    #expect(pilot.dump() == "A: 0\n[ Add to A ]\nB: 1\n[ Add to B ]\n[ Switch ]")
  }

  @Test func anotherIDIsAnotherView() throws {
    struct Parent: View {
      @State private var id = 1

      var body: some View {
        Counter(name: "A").id(id)
        Button("Same") { id = 1 }
        Button("Other") { id = 2 }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to A")
    try pilot.tap("Same")
    #expect(pilot.dump().hasPrefix("A: 1\n"))
    try pilot.tap("Other")
    #expect(pilot.dump().hasPrefix("A: 0\n"))
  }

  @Test func anyViewKeepsStateWhileTheHiddenTypeStays() throws {
    struct Parent: View {
      @State private var kind = 0

      var content: AnyView {
        kind < 2 ? AnyView(Counter(name: "K\(kind)")) : AnyView(Text("Nothing to count"))
      }

      var body: some View {
        content
        Button("Next") { kind += 1 }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to K0")
    try pilot.tap("Next")
    #expect(pilot.dump() == "K1: 1\n[ Add to K1 ]\n[ Next ]")
    try pilot.tap("Next")
    #expect(pilot.dump() == "Nothing to count\n[ Next ]")
  }

  /// Everything about a view stays while its identity does, wherever it moves and whatever covers it.
  @Test func stateAndFocusSurviveMovesTabsAndPages() throws {
    struct Row: View {
      let id: Int
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        HStack {
          TextField("Field \(id)", text: $text).focused($isFocused)
          Text(isFocused ? "here" : "-")
        }
      }
    }
    struct Screen: View {
      @State private var ids = [1, 2, 3]
      @State private var tab = 1
      @State private var isBanner = false

      var body: some View {
        TabView(selection: $tab) {
          NavigationStack {
            VStack {
              if isBanner { Text("banner") }
              ScrollView { ForEach(ids, id: \.self) { Row(id: $0) } }
              Button("Reverse") { ids.reverse() }
              Button("Insert") { ids.insert(9, at: 0) }
              Button("Banner") { isBanner.toggle() }
              NavigationLink("Page") { Text("page") }
            }
          }
          .tag(1)
          .tabItem { Text("First") }
          Text("other").tag(2).tabItem { Text("Second") }
        }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.type("kept", into: "Field 2")
    try pilot.focus("Field 2")
    let field = try pilot.find(.textField, label: "Field 2").id
    let scroll = try pilot.find(.scroll, label: "Field 1 - Field 2 here Field 3 -").id
    try pilot.tap("Reverse")
    try pilot.tap("Insert")
    try pilot.tap("Banner")
    try pilot.tap("Banner")
    try pilot.tap("Page")
    try pilot.back()
    try pilot.tap("Second")
    try pilot.tap("First")
    #expect(pilot.dump().contains("Field 2: \"kept\"  here"))
    #expect(pilot.focusedLabel == "Field 2")
    // The same elements, so that a back end keeps its caret and its scroll position.
    #expect(try pilot.find(.textField, label: "Field 2").id == field)
    #expect(pilot.backend.elements[scroll]?.kind == .scroll)
    #expect(pilot.backend.violations == [])
  }

  @Test func elementsKeepTheirIDsThroughChanges() throws {
    struct Parent: View {
      @State private var text = "One"

      var body: some View {
        Text(text)
        Button("Change") { text = "Two" }
      }
    }
    let pilot = Pilot(Parent())
    let before = try pilot.find(.text, label: "One").id
    try pilot.tap("Change")
    #expect(try pilot.find(.text, label: "Two").id == before)
    #expect(pilot.backend.lastBatch == [.set(before, .text, .string("Two"))])
  }
}
