import Dispatch
import Foundation
import TernUI

/// Runs an app in the terminal that the process was started in.
public enum TerminalRunner {
  /// Why the process cannot draw in a terminal, in a sentence for the person who started it; `nil` if
  /// it can.
  ///
  /// Standard input and output must be a terminal, and `TERM` must name one that can move its cursor.
  public static var unavailableReason: String? {
    for (descriptor, name) in [
      (STDIN_FILENO, "standard input"), (STDOUT_FILENO, "standard output"),
    ]
    where isatty(descriptor) == 0 {
      return "Cannot draw in a terminal: \(name) is not one. Start the app in a terminal window."
    }
    let environment = ProcessInfo.processInfo.environment
    switch environment["TERM"] {
    case nil, "":
      return "Cannot draw in a terminal: TERM is not set. Set it to the terminal's type, as "
        + "'xterm-256color'."
    case "dumb":
      return "Cannot draw in a terminal: TERM is 'dumb', which cannot move its cursor. Use another "
        + "terminal, or set TERM to its type, as 'xterm-256color'."
    default:
      return nil
    }
  }

  /// Takes the terminal, starts the app on it, and runs until the person quits.
  ///
  /// The app gets the alternate screen, the keys and the mouse. Ctrl-C and Ctrl-Q quit with status 0,
  /// Ctrl-Z suspends. The terminal is given back when the process exits in any way: also on SIGTERM,
  /// SIGINT, SIGHUP, SIGQUIT, and when it crashes. What is printed meanwhile to standard output and
  /// error would spoil the screen; it is kept and printed after the terminal is given back.
  ///
  /// If there is no terminal to draw in, the reason is printed to standard error and the process exits
  /// with status 1.
  ///
  /// - Parameter start: Hangs the app on the back end. It is called once; the app keeps what it needs.
  @MainActor
  public static func run(_ start: @MainActor (any Backend) -> Void) -> Never {
    if let reason = unavailableReason {
      FileHandle.standardError.write(Data((reason + "\n").utf8))
      exit(1)
    }
    let session = TerminalSession()
    session.begin(start)
    // Not `dispatchMain()`: that would move the main actor off the process's main thread, and leave
    // timers of the main run loop without a run loop.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
