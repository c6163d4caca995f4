import Dependencies
import TernUI

#if Terminal
  import TernTerminal
#endif

extension App {
  /// Runs the app: this is where the process begins.
  ///
  /// With standard input and output on a terminal, the app runs there until the person quits.
  /// Otherwise it plays its ``App/defaultScript`` without a screen, prints every screen as text, and
  /// exits with status 0; with 1 if the script could not be played. `--help` names the options.
  public static func main() {
    do {
      try launch(LaunchOptions(arguments: CommandLine.arguments.dropFirst()))
    } catch {
      exit(complaint: error.description, status: 2)
    }
  }

  private static func launch(_ options: LaunchOptions) throws(LaunchError) -> Never {
    let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    if options.mode == .help {
      print(LaunchOptions.help(program: name))
      exit(0)
    }
    if options.mode == .listPreviews { listPreviews() }
    let content = try LaunchContent(Self.self, preview: options.preview)
    switch options.mode {
    case .help, .listPreviews: exit(0)
    case .script(let source):
      HeadlessLaunch.run(content, script: source, options)
    case .headless:
      HeadlessLaunch.run(content, script: .text(content.script), options)
    case .terminal:
      runInTerminal(content, options)
    case .automatic:
      if isTerminalAvailable { runInTerminal(content, options) }
      HeadlessLaunch.run(content, script: .text(content.script), options)
    }
  }

  private static func listPreviews() -> Never {
    for line in PreviewChoice.lines(PreviewCatalog.items()) { print(line) }
    exit(0)
  }

  #if Terminal
    private static var isTerminalAvailable: Bool { TerminalRunner.unavailableReason == nil }

    private static func runInTerminal(_ content: LaunchContent, _ options: LaunchOptions) -> Never {
      if let folder = options.storage {
        do {
          try StorageFolder.use(folder)
        } catch {
          exit(complaint: error.description, status: 2)
        }
      }
      if content.isPreview { prepareDependencies { $0.context = .preview } }
      TerminalRunner.run { backend in
        let graph = ViewGraph(
          content.makeView(), backend: backend, keepsSceneStorage: !content.isPreview
        )
        Running.graph = graph
        if let url = options.url { graph.open(url) }
      }
    }
  #else
    private static var isTerminalAvailable: Bool { false }

    private static func runInTerminal(_ content: LaunchContent, _ options: LaunchOptions) -> Never {
      exit(
        complaint: """
          This app was built without a terminal. Build it with the trait 'Terminal' of the package \
          'tern', or run it with '--headless'.
          """,
        status: 2
      )
    }
  #endif
}

/// What is kept for as long as the process lives.
@MainActor
private enum Running {
  static var graph: ViewGraph?
}

/// Ends the process with a message on standard error.
func exit(complaint: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(complaint)\n".utf8))
  exit(status)
}
