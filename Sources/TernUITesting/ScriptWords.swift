import Foundation

/// A line of a script, cut into words.
struct ScriptWords {
  private struct Word {
    let text: String
    let isQuoted: Bool
  }

  let number: Int
  /// The line without comment and outer blanks.
  private(set) var text = ""
  private var words: [Word] = []

  var isEmpty: Bool { words.isEmpty }

  init(line: Substring, number: Int) throws(ScriptError) {
    self.number = number
    var current = ""
    var isQuoted = false
    var isInQuotes = false
    var isEscaped = false
    func append(_ words: inout [Word], _ current: inout String, _ isQuoted: inout Bool) {
      if !current.isEmpty || isQuoted { words.append(Word(text: current, isQuoted: isQuoted)) }
      current = ""
      isQuoted = false
    }
    for character in line {
      if isEscaped {
        current.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if isInQuotes, character == "\\" {
        isEscaped = true
      } else if character == "\"", isInQuotes || current.isEmpty {
        isInQuotes.toggle()
        isQuoted = true
      } else if isInQuotes {
        current.append(character)
      } else if character == "#", current.isEmpty, !isQuoted, !isNumberMark(line, text) {
        break
      } else if character.isWhitespace {
        append(&words, &current, &isQuoted)
      } else {
        current.append(character)
      }
      text.append(character)
    }
    append(&words, &current, &isQuoted)
    text = text.trimmed()
    if isInQuotes {
      throw ScriptError(line: number, message: "A quotation mark is not closed.")
    }
  }

  // MARK: - Commands

  func command() throws(ScriptError) -> Script.Command {
    switch words[0].text {
    case "tap": return .tap(try rest("tap LABEL"))
    case "type": return try type()
    case "clear": return .clear(try rest("clear LABEL"))
    case "toggle": return .toggle(try rest("toggle LABEL"))
    case "select": return .select(try words(atLeast: 2, "select LABEL OPTION"))
    case "submit": return .submit(words.count == 1 ? nil : joined(words[1...]))
    case "choose": return .choose(try rest("choose LABEL"))
    case "step": return try step()
    case "set": return try set()
    case "delete": return .delete(try rest("delete LABEL"))
    case "focus": return .focus(try rest("focus LABEL"))
    case "refresh": return try alone(.refresh)
    case "key": return .key(try rest("key NAME"))
    case "open": return .open(try url())
    case "back": return try alone(.back)
    case "dismiss": return try alone(.dismiss)
    case "advance": return .advance(try duration())
    case "expect": return .expect(try rest("expect TEXT"))
    case "expect-not": return .expectNot(try rest("expect-not TEXT"))
    default: throw unknown(words[0].text)
    }
  }

  private func type() throws(ScriptError) -> Script.Command {
    let usage = "type TEXT [into LABEL]"
    _ = try rest(usage)
    let arguments = words[1...]
    guard let into = arguments.lastIndex(where: { $0.text == "into" && !$0.isQuoted }),
      into > arguments.startIndex
    else { return .type(joined(arguments), into: nil) }
    if into == arguments.endIndex - 1 { throw wrong(usage) }
    return .type(joined(arguments[..<into]), into: joined(arguments[(into + 1)...]))
  }

  private func step() throws(ScriptError) -> Script.Command {
    let usage = "step LABEL by NUMBER"
    let (label, number) = try parts(usage, mark: "by")
    guard let steps = Int(number) else { throw wrong(usage) }
    return .step(label, by: steps)
  }

  private func set() throws(ScriptError) -> Script.Command {
    let (label, value) = try parts("set LABEL to VALUE", mark: "to")
    return .set(label, to: value)
  }

  /// The words before and after the last one that is a mark.
  private func parts(
    _ usage: String, mark: String
  ) throws(ScriptError) -> (before: String, after: String) {
    let arguments = words[1...]
    guard let index = arguments.lastIndex(where: { $0.text == mark && !$0.isQuoted }),
      index > arguments.startIndex, index < arguments.endIndex - 1
    else { throw wrong(usage) }
    return (joined(arguments[..<index]), joined(arguments[(index + 1)...]))
  }

  private func url() throws(ScriptError) -> URL {
    let text = try rest("open URL")
    if let url = URL(string: text) { return url }
    throw ScriptError(line: number, message: "'\(text)' is not a URL. Write 'open URL'.")
  }

  private func duration() throws(ScriptError) -> Duration {
    let text = try rest("advance TIME")
    let units: [(String, Double)] = [("ms", 0.001), ("min", 60), ("s", 1), ("h", 3600)]
    for (unit, seconds) in units where text.hasSuffix(unit) {
      if let amount = Double(text.dropLast(unit.count)), amount >= 0,
        amount * seconds < 1e9
      {
        return .seconds(amount * seconds)
      }
    }
    throw ScriptError(
      line: number,
      message: "'\(text)' is not a time. Write a number with a unit: '500ms', '2s', '1min' or '1h'."
    )
  }

  private func rest(_ usage: String) throws(ScriptError) -> String {
    if words.count == 1 { throw wrong(usage) }
    return joined(words[1...])
  }

  private func words(atLeast count: Int, _ usage: String) throws(ScriptError) -> [String] {
    if words.count <= count { throw wrong(usage) }
    return words[1...].map(\.text)
  }

  private func alone(_ command: Script.Command) throws(ScriptError) -> Script.Command {
    if words.count > 1 {
      throw ScriptError(
        line: number,
        message: "'\(words[0].text)' stands alone; '\(joined(words[1...]))' is too much."
      )
    }
    return command
  }

  private func joined(_ words: ArraySlice<Word>) -> String {
    words.map(\.text).joined(separator: " ")
  }

  private func wrong(_ usage: String) -> ScriptError {
    ScriptError(line: number, message: "'\(text)' is not complete. Write '\(usage)'.")
  }

  private func unknown(_ name: String) -> ScriptError {
    let known = Script.names.joined(separator: ", ")
    let guess = nearest(to: name, in: Script.names).map { " Did you mean '\($0)'?" } ?? ""
    return ScriptError(
      line: number, message: "'\(name)' is not a command.\(guess) The commands are: \(known)."
    )
  }
}

/// Whether a `#` begins a number, as in `tap Delete #2`, and not a comment.
private func isNumberMark(_ line: Substring, _ before: String) -> Bool {
  let rest = line.dropFirst(before.count + 1)
  let digits = rest.prefix { $0.isASCII && $0.isNumber }
  return !digits.isEmpty && (rest.dropFirst(digits.count).first?.isWhitespace ?? true)
}

extension String {
  fileprivate func trimmed() -> String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
