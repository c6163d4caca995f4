import Foundation
import Testing

/// A real process in a real terminal.
@Suite(
  .serialized,
  .enabled(if: Tmux.isInstalled, "tmux is not installed: apt-get install tmux")
)
struct TerminalRunnerTests {
  /// A shell that has started the fixture.
  private func started(prefix: String = "") async throws -> Tmux {
    let tmux = try Tmux(columns: 60, rows: 12)
    try await tmux.wait(for: "ready>")
    try tmux.send("\(prefix)\(FixtureProgram.path("TernTerminalFixture"))", "Enter")
    try await tmux.wait(for: "count 0")
    return tmux
  }

  /// Checks that the shell can be used as before.
  private func expectUsable(_ tmux: Tmux) async throws {
    try tmux.send(
      "stty -a | tr ' ;' '\\n\\n' | grep -x -e echo -e icanon | sort | tr '\\n' ,", "Enter")
    try await tmux.wait(for: "echo,icanon,")
    #expect(try tmux.modes() == "0 0 1")
  }

  @Test func drawsAnswersKeysResizesAndQuits() async throws {
    let tmux = try await started()
    #expect(try tmux.modes() == "1 1 0")
    try tmux.send("Enter")
    try await tmux.wait(for: "count 1")
    try tmux.send("Tab", "Tab", "한글")
    try await tmux.wait(for: "한글")
    try tmux.resize(columns: 30, rows: 8)
    // The middle of the narrower screen.
    try await tmux.wait(for: { $0.contains("\n           count 1\n") }, "the text in the middle")
    try tmux.send("C-c")
    let screen = try await tmux.wait(
      for: { $0.contains("tapped 1\nready>") }, "the printed line and the shell"
    )
    #expect(!screen.contains("count 1"))
    try await expectUsable(tmux)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV])
  func signalsGiveTheTerminalBack(signal: Int32) async throws {
    let tmux = try await started()
    let screen = try tmux.capture()
    kill(try pid(on: screen), signal)
    try await tmux.wait(for: { !$0.contains("count 0") && $0.contains("ready>") }, "the shell")
    // The process died of the signal, as whoever sent it expects.
    try tmux.send("echo status $?", "Enter")
    try await tmux.wait(for: "status \(128 + signal)")
    try await expectUsable(tmux)
  }

  @Test func crashGivesTheTerminalBackAndItsMessageCanBeRead() async throws {
    let tmux = try await started()
    try tmux.send("Tab", "Enter")
    try await tmux.wait(
      for: { $0.contains("the fixture crashes as it was told") }, "the message", lookingBack: true
    )
    try await expectUsable(tmux)
  }

  @Test(arguments: [
    ("TERM=linux", true), ("COLORFGBG='0;15'", true), ("TERM=vt100", false), ("NO_COLOR=1", false),
  ])
  func runsInAnyTerminalThatMovesItsCursor(variable: String, hasColours: Bool) async throws {
    // Whoever runs the tests may have asked for no colours.
    let tmux = try await started(prefix: "NO_COLOR= \(variable) ")
    try await tmux.wait(for: "[ Crash ]")
    // What can be acted on is blue, or has no colour at all.
    #expect(try tmux.captureStyled().contains("[34m") == hasColours)
    try tmux.send("Enter")
    try await tmux.wait(for: "count 1")
    try tmux.send("C-c")
    try await tmux.wait(for: "tapped 1")
    try await expectUsable(tmux)
  }

  @Test func mouseActsOnWhatItPointsAt() async throws {
    let tmux = try await started()
    let lines = try tmux.capture().split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("[ Add ]") })
    let column = try #require(lines[row].firstRange(of: "[ Add ]")).lowerBound
    let x = lines[row].distance(from: lines[row].startIndex, to: column) + 3
    try tmux.send("-l", "\u{1B}[<0;\(x);\(row + 1)M\u{1B}[<0;\(x);\(row + 1)m")
    try await tmux.wait(for: "count 1")
    try tmux.send("F1")
    try await tmux.wait(for: "Ctrl-")
    try tmux.send("Escape")
    try await tmux.wait(for: "count 1")
  }

  @Test func longPasteArrives() async throws {
    let tmux = try await started()
    try tmux.send("Tab", "Tab")
    // As tmux pastes: between the marks that a terminal puts around it.
    try tmux.paste(String(repeating: "0123456789", count: 2_000) + "end")
    try await tmux.wait(for: "789end")
    try tmux.send("BSpace", "X")
    try await tmux.wait(for: "789enX")
  }

  @Test func suspendsAndResumes() async throws {
    let tmux = try await started()
    try tmux.send("Enter")
    try await tmux.wait(for: "count 1")
    try tmux.send("C-z")
    try await tmux.wait(for: { !$0.contains("count 1") && $0.contains("ready>") }, "the shell")
    try await expectUsable(tmux)
    try tmux.send("fg", "Enter")
    try await tmux.wait(for: "count 1")
    try tmux.send("Enter")
    try await tmux.wait(for: "count 2")
    try tmux.send("C-q")
    try await tmux.wait(for: "tapped 2")
    try await expectUsable(tmux)
  }

  @Test func escapeKeyIsNotTakenForTheBeginningOfAnother() async throws {
    let tmux = try await started()
    try tmux.send("Escape")
    try tmux.send("Enter")
    try await tmux.wait(for: "count 1")
  }

  @Test(arguments: [
    ("TERM=dumb ", "TERM is 'dumb', which cannot move its cursor."),
    ("TERM= ", "TERM is not set."),
    ("</dev/null ", "standard input is not one."),
  ])
  func refusesWhatIsNoTerminal(prefix: String, message: String) async throws {
    let tmux = try Tmux(columns: 200, rows: 12)
    try await tmux.wait(for: "ready>")
    try tmux.send("\(prefix)\(FixtureProgram.path("TernTerminalFixture")); echo status $?", "Enter")
    let screen = try await tmux.wait(for: "status 1")
    #expect(screen.contains("Cannot draw in a terminal: \(message)"))
  }

  private func pid(on screen: String) throws -> pid_t {
    let match = try #require(screen.firstMatch(of: /pid (\d+)\./))
    return try #require(pid_t(match.1))
  }
}
