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
