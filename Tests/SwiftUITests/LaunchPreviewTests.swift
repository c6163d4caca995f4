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
}
