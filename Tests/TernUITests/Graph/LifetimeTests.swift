import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct LifetimeTests {
  /// Something that views hold in every kind of place.
  final class Token {}

  struct Holder: View {
    let token: Token

    var body: some View { Text("Holder").onAppear { _ = token } }
  }

  struct Everything: View {
    let token: Token
    @State private var path = [1]
    @State private var isShown = true
    @State private var size = 1

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Holder(token: token)
          Picker("Size", selection: $size) { Holder(token: token).tag(1) }
          NavigationLink("Link") { Holder(token: token) }
        }
        .task { _ = token }
        .toolbar { ToolbarItem { Holder(token: token) } }
        .navigationDestination(for: Int.self) { _ in
          Holder(token: token)
            .toolbar { ToolbarItem { Holder(token: token) } }
            .navigationDestination(isPresented: .constant(true)) { Holder(token: token) }
        }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            ForEach(0..<2) { _ in Holder(token: token) }
          }
        }
      }
      .environment(\.font, .body)
    }
  }

  /// The containers and controls that share objects with what is in them.
  struct Containers: View {
    let token: Token
    @State private var tab = 1
    @State private var row: Int?
    @State private var text = ""
    @State private var rows = [1, 2]
    @FocusState private var isFocused: Bool

    var body: some View {
      TabView(selection: $tab) {
        NavigationSplitView {
          List(selection: $row) {
            ForEach(rows, id: \.self) { _ in
              Holder(token: token).swipeActions { Button("Action") { _ = token } }
            }
            .onDelete { _ in _ = token }
          }
          .searchable(text: $text)
          .refreshable { _ = token }
          .navigationDestination(for: Int.self) { _ in Holder(token: token) }
        } detail: {
          Holder(token: token).navigationBarBackButtonHidden()
        }
        .tabItem { Holder(token: token) }
        .tag(1)
        VStack {
          TextField("Name", text: $text).focused($isFocused).onSubmit { _ = token }
          Button("Style") { _ = token }.buttonStyle(Style(token: token))
          Menu("Menu") { Holder(token: token) }
          ScrollViewReader { _ in Holder(token: token) }
          GeometryReader { _ in Holder(token: token) }
          DisclosureGroup("Group", isExpanded: .constant(true)) { Holder(token: token) }
          Text("x").preference(key: Key.self, value: 1).onPreferenceChange(Key.self) { _ in
            _ = token
          }
          .onTapGesture { _ = token }
        }
        .tag(2)
        .sheet(isPresented: .constant(true)) { Holder(token: token).interactiveDismissDisabled() }
      }
    }
  }

  struct Style: ButtonStyle {
    let token: Token
    func makeBody(configuration: Configuration) -> some View { Holder(token: token) }
  }

  struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func nothingIsKeptOfContainers() async throws {
    struct Host: View {
      let make: () -> Token
      @State private var isThere = true

      var body: some View {
        if isThere { Containers(token: make()) }
        Button("Remove") { isThere = false }
      }
    }
    weak var weakToken: Token?
    let pilot = Pilot(
      Host {
        let token = Token()
        weakToken = token
        return token
      }
    )
    #expect(pilot.dump().contains("Holder"))
    let field = try #require(pilot.backend.elements.values.first { $0.kind == .textField })
    pilot.backend.focus(field.id)
    let remove = try #require(
      pilot.backend.elements.values.first {
        pilot.backend.label(of: $0) == "Remove" && $0.kind == .button
      }
    )
    pilot.backend.send(.tap(remove.id))
    #expect(pilot.dump() == "[ Remove ]")
    #expect(pilot.backend.violations == [])
    for _ in 0..<10 { await Task.yield() }
    #expect(weakToken == nil)
  }

  @Test func nothingIsKeptAfterTheEnd() async {
    var token: Token? = Token()
    weak let weakToken = token
    var pilot = token.map { Pilot(Everything(token: $0)) }
    #expect(pilot?.dump().contains("Holder") == true)
    token = nil
    #expect(weakToken != nil)
    pilot = nil
    for _ in 0..<10 { await Task.yield() }
    #expect(weakToken == nil)
  }

  @Test func nothingIsKeptOfAPageThatIsGone() async throws {
    struct Host: View {
      let make: () -> Token

      var body: some View {
        NavigationStack {
          NavigationLink("Link") { Everything(token: make()) }
        }
      }
    }
    weak var weakToken: Token?
    let pilot = Pilot(
      Host {
        let token = Token()
        weakToken = token
        return token
      }
    )
    try pilot.tap("Link")
    #expect(weakToken != nil)
    let stacks = pilot.backend.elements.values.filter { $0.kind == .navigation }
    let outer = try #require(stacks.min { $0.id.rawValue < $1.id.rawValue })
    pilot.backend.send(.pop(outer.id, toDepth: 0))
    #expect(pilot.dump() == "Link ›")
    for _ in 0..<10 { await Task.yield() }
    #expect(weakToken == nil)
  }
}
