import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct SceneTests {
  private struct Greeting: View {
    @Environment(\.greeted) private var name
    var body: some View { Text("Hello, \(name)") }
  }

  private struct Birds: App {
    var body: some Scene {
      WindowGroup("Birds", id: "birds") { Greeting() }
        .environment(\.greeted, "owl")
        .defaultSize(width: 400, height: 300)
        .defaultPosition(.center)
        .windowResizability(.contentSize)
        .windowStyle(.hiddenTitleBar)
        .windowToolbarStyle(.unified)
        .handlesExternalEvents(matching: ["birds"])
        .commandsRemoved()
      Settings { Text("Settings") }
      Window("About", id: "about") { Text("About") }
    }
  }

  @Test func theFirstSceneIsShown() {
    #expect(Pilot(AppView(Birds())).dump() == "Hello, owl")
  }

  private struct Commanded: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup { Text("Count: \(count)") }
        .commands {
          CommandMenu("Count") {
            Button("Add") { count += 1 }.keyboardShortcut("a", modifiers: [.command, .shift])
            if count > 0 { Button("Reset") { count = 0 } }
          }
          CommandGroup(replacing: .help) {
            Button("Explain") { count = 42 }
          }
          SidebarCommands()
        }
        .onChange(of: count) { old, new in
          if new == 2 { count = old * 10 }
        }
    }
  }

  @Test func commandsBelongToTheApp() throws {
    let pilot = Pilot(AppView(Commanded()))
    #expect(
      pilot.dump() == """
        Count: 0
        [ Count ▾ ]
          [ Add ]
        [ Help ▾ ]
          [ Explain ]
        """
    )
    try pilot.tap("Add")
    #expect(pilot.dump().hasPrefix("Count: 1\n[ Count ▾ ]\n  [ Add ]\n  [ Reset ]"))
    try pilot.tap("Add")
    #expect(pilot.dump().hasPrefix("Count: 10\n"))
    try pilot.tap("Reset")
    try pilot.tap("Explain")
    #expect(pilot.dump().hasPrefix("Count: 42\n"))
    #expect(try pilot.find(.button, label: "Add")[.shortcut] == .string("ctrl+shift+a"))
  }
}

extension EnvironmentValues {
  fileprivate var greeted: String {
    get { self[SceneTests.Greeted.self] }
    set { self[SceneTests.Greeted.self] = newValue }
  }
}

extension SceneTests {
  fileprivate enum Greeted: EnvironmentKey {
    static var defaultValue: String { "nobody" }
  }
}
