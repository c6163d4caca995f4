import TernTerminal
import TernUI
import TernUITesting
import Testing

/// What a person does on any screen, by what is to be read there.
@MainActor
private protocol Screen: AnyObject {
  /// Presses what has these words.
  func press(_ words: String) throws
  /// Types into the only field.
  func type(_ text: String) throws
  func goBack() throws
  func close() throws
  func shows(_ words: String) -> Bool
}

private final class HeadlessScreen: Screen {
  private let pilot: Pilot

  init(_ view: some View) { pilot = Pilot(view) }

  func press(_ words: String) throws { try pilot.tap(words) }
  func type(_ text: String) throws { try pilot.type(text) }
  func goBack() throws { try pilot.back() }
  func close() throws { try pilot.dismiss() }
  func shows(_ words: String) -> Bool { pilot.dump().contains(words) }
}

private final class TerminalScreen: Screen {
  private let terminal: VirtualTerminal
  private let graph: ViewGraph

  init(columns: Int, rows: Int, _ view: some View) {
    terminal = VirtualTerminal(columns: columns, rows: rows)
    graph = ViewGraph(view, backend: terminal.backend)
    settle()
  }

  isolated deinit { graph.stop() }

  private func settle() {
    for _ in 0..<2 {
      graph.flush()
      terminal.settle()
    }
  }

  func press(_ words: String) throws {
    try #require(terminal.find(words) != nil, "'\(words)' is not on the screen.")
    terminal.click(on: words)
    settle()
  }

  func type(_ text: String) throws {
    terminal.type(text)
    settle()
  }

  func goBack() throws {
    terminal.press(.escape)
    settle()
  }

  func close() throws { try goBack() }

  func shows(_ words: String) -> Bool { terminal.text.contains(words) }
}

/// The same deeds on every back end: push, edit, toggle, alert, sheet, pop.
@MainActor
@Suite struct ScenarioTests {
  private struct Birds: View {
    @State private var path: [String] = []
    @State private var name = ""
    @State private var isLoud = false
    @State private var isAsking = false
    @State private var isSheetOpen = false
    @State private var answer = "none"

    var body: some View {
      NavigationStack(path: $path) {
        Form {
          NavigationLink("Edit bird", value: "bird")
          Text("Name: \(name)")
          Text("Answer: \(answer)")
        }
        .navigationTitle("Birds")
        .navigationDestination(for: String.self) { _ in
          Form {
            TextField("Name", text: $name)
            Toggle("Loud", isOn: $isLoud)
            Text(isLoud ? "It sings" : "It sleeps")
            Button("Ask") { isAsking = true }
            Button("Details") { isSheetOpen = true }
          }
          .navigationTitle("Bird")
          .alert("Let it go?", isPresented: $isAsking) {
            Button("Yes") { answer = "yes" }
            Button("No", role: .cancel) { answer = "no" }
          }
          .sheet(isPresented: $isSheetOpen) {
            Form {
              Text("Wings: 2")
              Text("Loud: \(String(isLoud))")
            }
          }
        }
      }
    }
  }

  enum Kind: CaseIterable { case headless, narrow, usual, wide }

  private func screen(_ kind: Kind) -> any Screen {
    switch kind {
    case .headless: HeadlessScreen(Birds())
    case .narrow: TerminalScreen(columns: 40, rows: 12, Birds())
    case .usual: TerminalScreen(columns: 80, rows: 24, Birds())
    case .wide: TerminalScreen(columns: 200, rows: 50, Birds())
    }
  }

  @Test(arguments: Kind.allCases) func everyBackEndGoesThroughIt(kind: Kind) throws {
    let screen = screen(kind)
    #expect(screen.shows("Name:"))

    try screen.press("Edit bird")
    #expect(screen.shows("It sleeps"))
    #expect(!screen.shows("Answer:"))

    try screen.type("Tern")
    #expect(screen.shows("Tern"))
    try screen.press("Loud")
    #expect(screen.shows("It sings"))

    try screen.press("Ask")
    #expect(screen.shows("Let it go?"))
    try screen.press("Yes")
    #expect(!screen.shows("Let it go?"))
    try screen.press("Ask")
    try screen.close()
    #expect(!screen.shows("Let it go?"))

    try screen.press("Details")
    #expect(screen.shows("Wings: 2"))
    #expect(screen.shows("Loud: true"))
    try screen.close()
    #expect(!screen.shows("Wings: 2"))

    try screen.goBack()
    #expect(screen.shows("Name: Tern"))
    #expect(screen.shows("Answer: no"))
    try screen.press("Edit bird")
    #expect(screen.shows("Tern"))
    #expect(screen.shows("It sings"))
  }
}
