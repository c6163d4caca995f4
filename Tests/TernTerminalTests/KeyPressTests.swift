import TernTerminal
import TernUI
import Testing

/// Keys that the app does something with, and commands of the app.
@MainActor
@Suite struct KeyPressTests {
  private struct Game: View {
    @State private var x = 0
    @State private var log = ""
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text("board \(x)").focusable()
          .onKeyPress(.rightArrow) {
            x += 1
            return .handled
          }
          .onKeyPress("?") {
            log += "help "
            return .handled
          }
        TextField("Name", text: $name)
          .onKeyPress(.return) {
            log += "return "
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { _ in .handled }
        Button("Go") { log += "went " }
        Text(log)
      }
      .onKeyPress { press in
        if press.key == .escape { log += "escape " }
        if press.modifiers == [.control] { log += "ctrl-\(press.characters) " }
        return .ignored
      }
    }
  }

  @Test func keysGoToTheAppFirst() {
    let app = ViewScreen(columns: 40, rows: 4, Game())
    #expect(app.highlighted == "board 0")
    app.press(.right, .right)
    app.type("?")
    #expect(app.highlighted == "board 2")
    #expect(app.terminal.line(3) == "help")
    app.press(.escape, .left)
    #expect(app.terminal.line(3) == "help escape")
    // What the app has no use for does what it usually does.
    app.press(.tab)
    app.type("a1b2")
    app.press(.enter)
    #expect(app.terminal.line(1) == "ab")
    #expect(app.terminal.line(3) == "help escape return")
    app.press(.tab, .enter)
    app.type("\u{7}")
    #expect(app.terminal.line(3) == "help escape return went ctrl-g")
    app.type("?")
    #expect(app.text.contains("Tab, Shift-Tab"))
  }

  private struct Birds: App {
    @State private var count = 0
    @State private var isAsking = false
    @State private var isOpen = false

    var body: some Scene {
      WindowGroup {
        VStack {
          Text("Count: \(count)")
          Button("Ask") { isAsking = true }
          Button("Open") { isOpen = true }
          Button {
          } label: {
            HStack { Image(systemName: "plus") }
          }
          .keyboardShortcut("n")
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        .sheet(isPresented: $isOpen) { Text("Sheet") }
      }
      .commands {
        CommandMenu("Count") {
          Button("Add") { count += 1 }.keyboardShortcut("t")
        }
      }
    }
  }

  @Test func commandsHaveKeysOnEveryScreen() {
    let app = ViewScreen(columns: 40, rows: 12, AppView(Birds()))
    #expect(!app.text.contains("Add"))
    app.type("\u{14}")
    #expect(app.text.contains("Count: 1"))
    app.press(.f1)
    #expect(app.text.contains("Ctrl-T") && app.text.contains("Add"))
    // What has no words is named after its picture.
    #expect(app.text.contains("Ctrl-N") && app.text.contains("plus"))
    app.press(.escape)
    app.click(on: "Open")
    app.type("\u{14}")
    app.press(.escape)
    #expect(app.text.contains("Count: 2"))
    app.click(on: "Ask")
    app.type("\u{14}")
    app.press(.enter)
    #expect(app.text.contains("Count: 2") && !app.text.contains("Sure?"))
  }
}
