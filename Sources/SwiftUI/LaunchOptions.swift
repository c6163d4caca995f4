import Foundation
import TernUITesting

/// What an app was asked to do on the command line.
package struct LaunchOptions: Equatable, Sendable {
  /// Where a script comes from.
  package enum ScriptSource: Equatable, Sendable {
    case file(String)
    case standardInput
    case text(String)
  }

  /// How the app is to run.
  package enum Mode: Equatable, Sendable {
    /// On the terminal, if there is one, else without a screen.
    case automatic
    case terminal
    case headless
    case script(ScriptSource)
    case listPreviews
    case help
  }

  package var mode = Mode.automatic
  /// The URL that the app is to open when it has started.
  package var url: URL?
  /// The preview that is to run in place of the app's screens.
  package var preview: String?
  /// The folder that stands in for the person's home, if one does.
  package var storage: String?

  /// Reads the arguments that follow the program's name.
  package init(arguments: some Sequence<String>) throws(LaunchError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("--script=") {
        mode = .script(try Self.source(String(argument.dropFirst("--script=".count))))
        continue
      }
      if argument.hasPrefix("--open=") {
        url = try Self.url(String(argument.dropFirst("--open=".count)))
        continue
      }
      if argument.hasPrefix("--preview=") {
        preview = try Self.preview(String(argument.dropFirst("--preview=".count)))
        continue
      }
      if argument.hasPrefix("--storage=") {
        storage = try Self.storage(String(argument.dropFirst("--storage=".count)))
        continue
      }
      switch argument {
      case "--script": mode = .script(try Self.source(rest.popFirst() ?? ""))
      case "--open": url = try Self.url(rest.popFirst() ?? "")
      case "--preview": preview = try Self.preview(rest.popFirst() ?? "")
      case "--list-previews": mode = .listPreviews
      case "--storage": storage = try Self.storage(rest.popFirst() ?? "")
      case "--headless": if case .script = mode {} else { mode = .headless }
      case "--terminal": mode = .terminal
      case "--help", "-h":
        mode = .help
        return
      default: throw Self.unknown(argument)
      }
    }
  }

  private static func source(_ name: String) throws(LaunchError) -> ScriptSource {
    if name.isEmpty {
      throw LaunchError(
        description: "'--script' needs a file. Write '--script FILE', or '--script -' to read the "
          + "script from standard input."
      )
    }
    return name == "-" ? .standardInput : .file(name)
  }

  private static func url(_ text: String) throws(LaunchError) -> URL {
    guard !text.isEmpty, let url = URL(string: text) else {
      throw LaunchError(description: "'--open' needs a URL. Write '--open URL'.")
    }
    return url
  }

  private static func preview(_ name: String) throws(LaunchError) -> String {
    if name.isEmpty {
      throw LaunchError(
        description:
          "'--preview' needs a name. Write '--preview NAME'; '--list-previews' lists them."
      )
    }
    return name
  }

  private static func storage(_ path: String) throws(LaunchError) -> String {
    if path.isEmpty {
      throw LaunchError(description: "'--storage' needs a folder. Write '--storage DIR'.")
    }
    return path
  }

  private static let names = [
    "--script", "--headless", "--terminal", "--open", "--storage", "--list-previews", "--preview",
    "--help",
  ]

  private static func unknown(_ argument: String) -> LaunchError {
    let guess = nearest(to: argument, in: names).map { " Did you mean '\($0)'?" } ?? ""
    return LaunchError(
      description: "'\(argument)' is not an option.\(guess) The options are: "
        + "\(names.joined(separator: ", "))."
    )
  }

  /// The text that `--help` prints.
  package static func help(program: String) -> String {
    """
    Usage: \(program) [--script FILE | --headless | --terminal] [--open URL] [--storage DIR]
           [--preview NAME]

      --script FILE    Play a script without a screen, and print the screens as text.
                       '-' reads the script from standard input.
      --headless       Play the app's own script, as without a terminal.
      --terminal       Run in the terminal, or say why that cannot be.
      --open URL       Open a URL in the app when it has started.
      --storage DIR    Store what the app stores in this folder, as if it were the home.
                       Without a screen and without this, what a run stores ends with it.
      --list-previews  List the previews in the app's source.
      --preview NAME   Run a preview in place of the app's screens.
      --help           Show this help.

    Without an option the app runs in the terminal, if standard input and output are one.

    A script has one command a line; '#' begins a comment:
      tap LABEL  type TEXT [into LABEL]  clear LABEL  toggle LABEL  select LABEL OPTION
      submit [LABEL]  choose LABEL  step LABEL by NUMBER  set LABEL to VALUE  delete LABEL
      focus LABEL  refresh  key NAME  open URL  back  dismiss  advance TIME
      expect TEXT  expect-not TEXT

    type      adds TEXT at the end of a field; 'clear LABEL' empties it first.
    set       gives a slider a number, a colour picker a name or "#FF8800", and a date
              picker what it shows: 2027-01-02, 10:30, or 2027-01-02T10:30.
    key       takes 'return', which submits a field, or 'escape', which closes or goes back.
    advance   moves the app's clocks: 500ms, 2s, 1min, 1h.
    LABEL     is what a control says; 'Delete #2' is the second of several, in reading order.
    "Quotes"  keep a word such as 'into' or 'to' a part of a label.

    The app's own script is the text of 'static var defaultScript' of its App type; without
    one, the first screen is printed.
    """
  }
}

/// Why an app could not be started.
package struct LaunchError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
