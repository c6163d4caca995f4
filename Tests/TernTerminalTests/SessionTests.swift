import TernTerminal
import TernUI
import Testing

/// Beginning, resizing and giving back the terminal.
@MainActor
@Suite struct SessionTests {
  @Test func nothingIsDrawnBeforeTheTerminalAnswers() {
    let terminal = VirtualTerminal(starts: false)
    terminal.backend.apply(
      [
        .create(ElementID(rawValue: 1), .text),
        .set(ElementID(rawValue: 1), .text, .string("Hello")),
        .children(.root, [ElementID(rawValue: 1)]),
      ],
      revision: 1
    )
    #expect(terminal.takeOutput() == "")
    terminal.backend.start()
    terminal.settle()
    #expect(terminal.text.contains("Hello"))
    #expect(terminal.isAlternateScreen)
  }

  @Test func terminalThatDoesNotAnswerIsUsedAnyway() {
    var output: [UInt8] = []
    var timeouts: [@MainActor () -> Void] = []
    let backend = TerminalBackend(
      columns: 10, rows: 2, schedule: { timeouts.append($1) }, output: { output += $0 }
    )
    backend.start()
    for timeout in timeouts { timeout() }
    backend.apply(
      [
        .create(ElementID(rawValue: 1), .text),
        .set(ElementID(rawValue: 1), .text, .string("Hello")),
        .children(.root, [ElementID(rawValue: 1)]),
      ],
      revision: 1
    )
    #expect(String(decoding: output, as: UTF8.self).contains("Hello"))
  }

  @Test func terminalThatDoesNotAnswerLosesNoKey() {
    var output: [UInt8] = []
    var timeouts: [@MainActor () -> Void] = []
    let backend = TerminalBackend(
      columns: 10, rows: 2, colors: .none, schedule: { timeouts.append($1) },
      output: { output += $0 }
    )
    var events: [UIEvent] = []
    backend.onEvent = { events.append($0) }
    let field = ElementID(rawValue: 1)
    backend.apply([.create(field, .textField), .children(.root, [field])], revision: 1)
    backend.start()
    for timeout in timeouts { timeout() }
    backend.receive(Array("hi".utf8))
    #expect(
      events == [
        .focus(field, true), .input(field, "h", revision: 1), .input(field, "hi", revision: 2),
      ]
    )
  }

  @Test func closingGivesTheTerminalBack() {
    let screen = TestScreen(.button("OK"))
    #expect(screen.terminal.restoreSequence.contains("\u{1B}[?1049l"))
    _ = screen.terminal.takeOutput()
    screen.terminal.backend.close()
    let output = screen.terminal.takeOutput()
    #expect(output.contains("\u{1B}[?1049l"))
    #expect(output.contains("\u{1B}[?25h"))
    #expect(!screen.terminal.isAlternateScreen)
    screen.set("OK", .role, .string("cancel"))
    #expect(screen.terminal.takeOutput() == "")
  }

  @Test func suspendingGivesTheTerminalBackForAWhile() {
    let screen = TestScreen(.button("OK"))
    screen.terminal.backend.suspend()
    #expect(!screen.terminal.isAlternateScreen)
    screen.terminal.backend.resume()
    #expect(screen.terminal.isAlternateScreen)
    #expect(screen.text.contains("[ OK ]"))
  }

  @Test func framesAreWholeAndOnlySentWhenSomethingChanged() {
    let screen = TestScreen(.vstack(.text("A").named("text"), .button("OK")))
    _ = screen.terminal.takeOutput()
    screen.apply([])
    screen.set("text", .accessibilityLabel, .string("a letter"))
    screen.terminal.press(.left)
    #expect(screen.terminal.takeOutput() == "")
    screen.set("text", .text, .string("B"))
    let output = screen.terminal.takeOutput()
    #expect(output.hasPrefix("\u{1B}[?2026h"))
    #expect(output.hasSuffix("\u{1B}[?2026l"))
  }

  @Test(arguments: [("\u{3}", true), ("\u{11}", true), ("c", false)])
  func controlCAndQAskToQuit(key: String, quits: Bool) {
    let screen = TestScreen(.field("name"))
    var count = 0
    screen.terminal.backend.onQuit = { count += 1 }
    screen.terminal.type(key)
    #expect(count == (quits ? 1 : 0))
  }

  @Test func closingWhileAKeyIsHandledIsSafe() {
    let screen = TestScreen(.button("OK"))
    let backend = screen.terminal.backend
    backend.onQuit = { backend.close() }
    screen.terminal.type("\u{3}")
    #expect(!screen.terminal.isAlternateScreen)
  }

  @Test func controlZAsksToSuspend() {
    let screen = TestScreen(.button("OK"))
    var count = 0
    screen.terminal.backend.onSuspend = { count += 1 }
    screen.terminal.type("\u{1A}")
    #expect(count == 1)
  }

  @Test func traitsFollowTheWidth() {
    let screen = TestScreen(columns: 80, rows: 24, .button("OK"))
    #expect(screen.terminal.backend.traits.horizontalSizeClass == .regular)
    screen.terminal.resize(columns: 40, rows: 12)
    let traits = BackendTraits(
      colorScheme: .dark, horizontalSizeClass: .compact, hasPointer: true, loadsRows: true
    )
    #expect(screen.takeEvents() == [.environment(traits)])
    #expect(screen.terminal.backend.traits == traits)
  }

  @Test func operationsOnUnknownElementsChangeNothing() {
    let screen = TestScreen(columns: 6, rows: 1, .button("OK"))
    let stranger = ElementID(rawValue: 999)
    screen.apply([
      .set(stranger, .text, .string("x")), .children(stranger, [screen.id("OK")]),
      .remove(stranger), .remove(.root), .create(.root, .text), .focus(stranger),
    ])
    #expect(screen.text == "[ OK ]")
  }

  @Test func resizingKeepsWhatIsBeingTyped() {
    let screen = TestScreen(columns: 80, rows: 24, .form(.field("name"), .button("OK")))
    screen.terminal.type("한글abc")
    screen.terminal.press(.left)
    screen.terminal.resize(columns: 40, rows: 12)
    screen.terminal.type("x")
    #expect(screen.takeEvents().last == .input(screen.id("name"), "한글abxc", revision: 6))
    #expect(screen.text.hasPrefix("한글abxc"))
    #expect(screen.terminal.cursor.column == 7)
  }

  @Test func tinyScreensDoNotHurt() {
    let screen = TestScreen(
      columns: 80, rows: 24,
      Element(
        .navigation,
        [
          .page("Root", .form(.section(.field("name", "abc"), .toggle("On", true), .link("More"))))
        ])
    )
    for (columns, rows) in [(1, 1), (2, 3), (5, 2), (80, 24)] {
      screen.terminal.resize(columns: columns, rows: rows)
    }
    #expect(screen.text.contains("[x] On"))
  }

  @Test func appGetsATurnBetweenKeysThatArriveTogether() {
    let screen = TestScreen(.toggle("On", false))
    let id = screen.id("On")
    screen.terminal.backend.receive(Array("  ".utf8))
    #expect(screen.takeEvents() == [.toggle(id, true)])
    screen.terminal.backend.apply([.set(id, .value, .bool(true))], revision: 2)
    screen.terminal.settle()
    #expect(screen.takeEvents() == [.toggle(id, false)])
  }
}
