public import Foundation

/// Commands to play on an app: one a line, with `#` before a comment.
///
/// ```
/// tap Increment           # a button, a link or a toggle
/// type "Blob Jr." into Name
/// expect Blob Jr.
/// ```
///
/// A label runs to the end of the line, or stands in quotes.
public struct Script: Equatable, Sendable {
  /// What one line asks for.
  public enum Command: Equatable, Sendable {
    case tap(String)
    case type(String, into: String?)
    case clear(String)
    case toggle(String)
    /// The words after `select`: a label and an option.
    case select([String])
    case submit(String?)
    /// Choose a row or a tab.
    case choose(String)
    /// Move a stepper by a number of steps.
    case step(String, by: Int)
    /// Give a slider, a date picker or a colour picker a value.
    case set(String, to: String)
    /// Delete a row.
    case delete(String)
    /// Move the focus.
    case focus(String)
    case refresh
    case key(String)
    /// Open a URL, as a link that comes from outside.
    case open(URL)
    case back
    case dismiss
    case advance(Duration)
    case expect(String)
    case expectNot(String)
  }

  /// A command, with where it stands.
  public struct Line: Equatable, Sendable {
    /// The number of the line in the script, from 1.
    public let number: Int
    /// The line as it was written.
    public let text: String
    /// What the line asks for.
    public let command: Command
  }

  /// The lines with a command, in order.
  public let lines: [Line]

  /// Reads a script.
  ///
  /// Nothing is played of one that has a mistake in it.
  public init(_ text: String) throws(ScriptError) {
    var lines: [Line] = []
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let words = try ScriptWords(line: line, number: index + 1)
      guard !words.isEmpty else { continue }
      let command = try words.command()
      lines.append(Line(number: index + 1, text: words.text, command: command))
    }
    self.lines = lines
  }

  /// The names of the commands.
  static let names = [
    "tap", "type", "clear", "toggle", "select", "submit", "choose", "step", "set", "delete",
    "focus", "refresh", "key", "open", "back", "dismiss", "advance", "expect", "expect-not",
  ]
}
