import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct SearchableTests {
  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      if isSearching { Button("Stop") { dismissSearch() } }
      Text("list")
    }
  }

  struct Screen: View {
    @State private var text = ""
    @State private var submitted = ""
    @State private var scope = 1
    var isPresented: Binding<Bool>?

    var body: some View {
      NavigationStack {
        Results()
          .navigationTitle("Birds")
          .searchable(text: $text, prompt: "Find birds")
          .searchSuggestions { Text("Tern").searchCompletion("tern") }
          .searchScopes($scope) {
            Text("Here").tag(1)
            Text("Everywhere").tag(2)
          }
          .onSubmit(of: .search) { submitted = text }
          .onSubmit { submitted = "wrong" }
        Text("\(text)|\(submitted)|\(scope)")
      }
    }
  }

  @Test func thePageHasAField() throws {
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "# Birds\nFind birds: \"\"\nlist\n||1")
    let field = try pilot.find(.textField, label: "Find birds")
    #expect(field.string(.style) == "search")
    try pilot.type("te", into: "Find birds")
    #expect(pilot.dump().contains("[ Tern ]"))
    try pilot.select("Scope", "Everywhere")
    try pilot.tap("Tern")
    #expect(pilot.dump().hasSuffix("tern||2"))
    try pilot.submit("Find birds")
    #expect(pilot.dump().hasSuffix("tern|tern|2"))
    try pilot.tap("Stop")
    #expect(pilot.dump() == "# Birds\nFind birds: \"\"\nlist\n|tern|2")
  }

  @Test func theFocusIsASearch() throws {
    let pilot = Pilot(Screen())
    try pilot.focus("Find birds")
    #expect(pilot.dump().contains("[ Stop ]"))
    try pilot.tap("Stop")
    #expect(pilot.focusedLabel == nil)
    #expect(!pilot.dump().contains("[ Stop ]"))
  }

  @Test func standsBeforeTheContentOutsideOfAPage() {
    let pilot = Pilot(Text("list").searchable(text: .constant("x")))
    #expect(pilot.dump() == "Search: \"x\"\nlist")
  }

  @Test func tellsAndTakesWhetherItIsInUse() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var isPresented = false

      var body: some View {
        NavigationStack {
          Button("Search now") { isPresented = true }
            .searchable(text: $text, isPresented: $isPresented)
          Text(isPresented ? "in use" : "idle")
        }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Search now")
    #expect(pilot.focusedLabel == "Search")
    #expect(pilot.dump().hasSuffix("in use"))
    try pilot.focus(nil)
    #expect(pilot.dump().hasSuffix("idle"))
  }

  struct Token: Identifiable, Equatable {
    let name: String
    var id: String { name }
  }

  struct TokenScreen: View {
    @State private var text = ""
    @State private var tokens = [Token(name: "Coast")]
    @FocusState private var isFocused: Bool

    var body: some View {
      Text("list")
        .searchable(
          text: $text, tokens: $tokens,
          suggestedTokens: .constant([Token(name: "Coast"), Token(name: "Lake")]),
          prompt: "Find"
        ) { token in
          Text(token.name)
        }
        .searchFocused($isFocused)
      Button("Begin") { isFocused = true }
      Text("\(tokens.map(\.name).joined(separator: ","))|\(text)|\(isFocused ? "on" : "off")")
    }
  }

  @Test func tokensStandBeforeTheFieldAndUnderIt() throws {
    let pilot = Pilot(TokenScreen())
    #expect(pilot.dump() == "[ Coast ]\nFind: \"\"\nlist\n[ Begin ]\nCoast||off")
    try pilot.type("la", into: "Find")
    #expect(
      pilot.dump()
        == "[ Coast ]\nFind: \"la\"\n[ Coast ]\n[ Lake ]\nlist\n[ Begin ]\nCoast|la|off")
    try pilot.tap("Lake")
    #expect(pilot.dump().hasSuffix("Coast,Lake||off"))
    try pilot.tap("Coast")
    #expect(pilot.dump().hasSuffix("Lake||off"))
  }

  @Test func theAppMovesTheFocusToTheField() throws {
    let pilot = Pilot(TokenScreen())
    try pilot.tap("Begin")
    #expect(pilot.focusedLabel == "Find")
    #expect(pilot.dump().hasSuffix("Coast||on"))
    try pilot.focus("Begin")
    #expect(pilot.dump().hasSuffix("Coast||off"))
    try pilot.focus("Find")
    #expect(pilot.dump().hasSuffix("Coast||on"))
  }
}
