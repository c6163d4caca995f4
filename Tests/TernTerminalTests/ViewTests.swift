import TernTerminal
import TernUI
import Testing

/// Real views on the terminal, through the view graph.
@MainActor
@Suite struct ViewTests {
  private struct Drink: View {
    @State private var name = ""
    @State private var isIced = false
    @State private var size = 1
    @State private var isAsking = false
    @State private var isShowingSheet = false
    @State private var answer = "none"

    var body: some View {
      NavigationStack {
        Form {
          Section("Drink") {
            TextField("Name", text: $name)
            Toggle("Iced", isOn: $isIced)
            Picker("Size", selection: $size) {
              Text("Small").tag(0)
              Text("Large").tag(1)
            }
          }
          Text("Name: \(name), iced: \(isIced ? "yes" : "no"), size \(size), answer \(answer)")
          Button("Delete") { isAsking = true }
          Button("Info") { isShowingSheet = true }
          NavigationLink("More") { Text("The second page").navigationTitle("More") }
        }
        .navigationTitle("음료")
      }
      .alert("Delete?", isPresented: $isAsking) {
        Button("Keep", role: .cancel) { answer = "keep" }
        Button("Really", role: .destructive) { answer = "delete" }
      }
      .sheet(isPresented: $isShowingSheet) {
        VStack {
          Text("A sheet")
          Button("Close") { isShowingSheet = false }
        }
      }
    }
  }

  private let terminal = VirtualTerminal(columns: 60, rows: 20)
  private let graph: ViewGraph

  init() {
    graph = ViewGraph(Drink(), backend: terminal.backend)
    terminal.settle()
  }

  private func press(_ keys: VirtualTerminal.Key...) {
    for key in keys {
      terminal.press(key)
      graph.flush()
      terminal.settle()
    }
  }

  private func type(_ text: String) {
    terminal.type(text)
    graph.flush()
    terminal.settle()
  }

  @Test func editToggleAndPick() {
    defer { graph.stop() }
    type("라떼")
    press(.backspace)
    type("떼!")
    press(.tab, .space, .tab, .left)
    #expect(terminal.text.contains("Name: 라떼!, iced: yes, size 0, answer none"))
    #expect(terminal.text.contains("[x] Iced"))
    #expect(terminal.text.contains("Size ‹ Small ›"))
  }

  @Test func alertAsksAndGoes() {
    defer { graph.stop() }
    terminal.click(on: "Delete")
    graph.flush()
    #expect(terminal.text.contains("Delete?"))
    #expect(terminal.highlighted == "[ Really ]")
    press(.enter)
    #expect(!terminal.text.contains("Delete?"))
    #expect(terminal.text.contains("answer delete"))
    #expect(terminal.highlighted == "[ Delete ]")
    press(.enter, .escape)
    #expect(terminal.text.contains("answer keep"))
  }

  @Test func sheetComesAndGoes() {
    defer { graph.stop() }
    terminal.click(on: "Info")
    graph.flush()
    #expect(terminal.text.contains("A sheet"))
    press(.escape)
    #expect(!terminal.text.contains("A sheet"))
    press(.enter)
    #expect(terminal.highlighted == "[ Close ]")
    press(.enter)
    #expect(!terminal.text.contains("A sheet"))
  }

  @Test func pageIsPushedAndPopped() {
    defer { graph.stop() }
    #expect(terminal.line(0).contains("음료"))
    terminal.click(on: "More")
    graph.flush()
    #expect(terminal.line(0).contains("‹ Back") && terminal.line(0).contains("More"))
    #expect(terminal.text.contains("The second page"))
    press(.escape)
    #expect(terminal.line(0).contains("음료"))
    #expect(terminal.highlighted.hasPrefix("More"))
  }

  @Test func wholeScreen() {
    defer { graph.stop() }
    expectGolden(terminal.text, "views-60x20")
  }
}
