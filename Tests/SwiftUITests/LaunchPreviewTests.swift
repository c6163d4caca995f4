import Foundation
import Testing

/// Previews of an app that is started for them.
@Suite struct LaunchPreviewTests {
  @Test func listsPreviews() throws {
    let (output, complaint) = try LaunchProgram.run("--list-previews")
    #expect(
      output == """
        In context         Previews.swift:17
        Previews.swift:19
        OldPreviews

        """
    )
    #expect(complaint == "")
  }

  @Test(arguments: [
    ("In context", "  context preview\n  [ Count 0 ]\n"),
    ("Previews.swift:19", "  Without a name\n"), ("OldPreviews", "  The old way\n"),
  ])
  func runsAPreviewWithoutAScreen(name: String, screen: String) throws {
    let (output, complaint) = try LaunchProgram.run("--preview", name, "--headless")
    #expect(output == screen)
    #expect(complaint == "")
  }

  @Test func playsAScriptOnAPreview() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tern-preview-\(UUID().uuidString).txt")
    try Data("tap Count 0\nexpect Count 1\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (output, complaint) = try LaunchProgram.run(
      "--preview=In context", "--script", file.path
    )
    #expect(output.contains("[ Count 1 ]"))
    #expect(complaint == "")
  }

  @Test func namesTheNearestPreview() throws {
    let (output, complaint) = try LaunchProgram.run("--preview", "In contxt")
    #expect(output == "")
    #expect(
      complaint == """
        'In contxt' is not a preview. Did you mean 'In context'? The previews are: In context, \
        Previews.swift:19, OldPreviews.

        """
    )
  }

  @Test func showsAPreviewOnATerminal() throws {
    let terminal = try LaunchTerminal("--preview", "In context")
    try terminal.wait(for: "Count 0")
    #expect(terminal.output.contains("\u{1B}[?1049h"))
    // Spaces between words are not written.
    #expect(terminal.output.contains("context") && terminal.output.contains("preview"))
    terminal.send("\r")
    try terminal.wait(for: "1")
    // Ctrl-Q
    terminal.send("\u{11}")
    #expect(terminal.end() == 0)
    #expect(terminal.output.contains("\u{1B}[?1049l"))
  }

  @Test func listsPreviewsOnATerminalWithoutDrawing() throws {
    let terminal = try LaunchTerminal("--list-previews")
    #expect(terminal.end() == 0)
    #expect(
      terminal.output == """
        In context         Previews.swift:17\r
        Previews.swift:19\r
        OldPreviews\r

        """
    )
  }
}
