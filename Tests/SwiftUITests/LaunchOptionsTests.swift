import SwiftUI
import Testing

@Suite struct LaunchOptionsTests {
  @Test(
    arguments: [
      ([], .automatic),
      (["--headless"], .headless),
      (["--terminal"], .terminal),
      (["--script", "a b.txt"], .script(.file("a b.txt"))),
      (["--script=a.txt"], .script(.file("a.txt"))),
      (["--script", "-"], .script(.standardInput)),
      (["--script", "a.txt", "--headless"], .script(.file("a.txt"))),
      (["--help", "--nonsense"], .help),
      (["-h"], .help),
      (["--list-previews"], .listPreviews),
    ] as [([String], LaunchOptions.Mode)])
  func choosesAMode(arguments: [String], mode: LaunchOptions.Mode) throws {
    #expect(try LaunchOptions(arguments: arguments).mode == mode)
  }

  @Test func takesAURL() throws {
    for arguments in [["--open", "birds:///bird/7"], ["--open=birds:///bird/7", "--headless"]] {
      let options = try LaunchOptions(arguments: arguments)
      #expect(options.url?.absoluteString == "birds:///bird/7")
    }
  }

  @Test func takesAPreview() throws {
    for arguments in [["--preview", "Many birds"], ["--preview=Many birds", "--headless"]] {
      #expect(try LaunchOptions(arguments: arguments).preview == "Many birds")
    }
  }

  @Test func takesAFolderToStoreIn() throws {
    for arguments in [["--storage", "a b"], ["--headless", "--storage=a b"]] {
      #expect(try LaunchOptions(arguments: arguments).storage == "a b")
    }
    #expect(try LaunchOptions(arguments: []).storage == nil)
  }

  @Test(arguments: [
    (
      ["--scirpt"],
      """
      '--scirpt' is not an option. Did you mean '--script'? The options are: --script, --headless, \
      --terminal, --open, --storage, --list-previews, --preview, --help.
      """
    ),
    (
      ["xyz"],
      """
      'xyz' is not an option. The options are: --script, --headless, --terminal, --open, --storage, \
      --list-previews, --preview, --help.
      """
    ),
    (
      ["--preview"],
      "'--preview' needs a name. Write '--preview NAME'; '--list-previews' lists them."
    ),
    (["--storage"], "'--storage' needs a folder. Write '--storage DIR'."),
    (["--storage="], "'--storage' needs a folder. Write '--storage DIR'."),
    (["--open"], "'--open' needs a URL. Write '--open URL'."),
    (
      ["--script"],
      """
      '--script' needs a file. Write '--script FILE', or '--script -' to read the script from \
      standard input.
      """
    ),
  ])
  func saysWhatIsWrong(arguments: [String], message: String) {
    #expect(throws: LaunchError(description: message)) {
      try LaunchOptions(arguments: arguments)
    }
  }
}
