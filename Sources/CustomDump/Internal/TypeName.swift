import IssueReporting

/// The name of a type as its own module writes it: nested in its outer types, without the module,
/// with `[Element]`, `[Key: Value]` and `Wrapped?` for the common ones.
func typeName(_ type: Any.Type) -> String {
  TypeInfo.of(type).name
}

/// Whether a type is one of the standard library's.
func isStandardType(_ type: Any.Type) -> Bool {
  TypeInfo.of(type).isStandard
}

/// What is known of a type by its name.
///
/// Asking the runtime is slow, so each is asked for once.
private struct TypeInfo {
  var name: String
  var isStandard: Bool

  private static let known = Lock<[ObjectIdentifier: TypeInfo]>([:])

  static func of(_ type: Any.Type) -> TypeInfo {
    let id = ObjectIdentifier(type)
    if let info = known.withLock({ $0[id] }) { return info }
    let text = String(reflecting: type)
    var parser = TypeNameParser(text)
    let written = (type as? any _CustomDumpNamed.Type)?._customDumpName
    let info = TypeInfo(name: written ?? parser.parse(), isStandard: text.hasPrefix("Swift."))
    known.withLock { $0[id] = info }
    return info
  }
}

/// Reads what `String(reflecting:)` says of a type, such as
/// `App.(unknown context at $7f00).Model<Swift.Optional<Swift.Int>>.State`.
private struct TypeNameParser {
  private let text: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = Array(text)
  }

  mutating func parse() -> String {
    var result = ""
    while position < text.count {
      if isNameStart(text[position]) || startsContext() {
        result += parseNominal()
      } else {
        result.append(text[position])
        position += 1
      }
    }
    return result
  }

  /// A dotted path of names, any of which may have generic arguments.
  private mutating func parseNominal() -> String {
    var components: [String] = []
    var isFirst = true
    while position < text.count {
      if startsContext() {
        // '(unknown context at $…)' or '(extension in Module):'.
        while position < text.count, text[position] != ")" { position += 1 }
        position += 1
        if position < text.count, text[position] == ":" {
          position += 1
          continue
        }
      } else {
        let name = parseName()
        let isModule = isFirst && position < text.count && text[position] == "."
        if !isModule { components.append(parseArguments(of: name)) }
      }
      isFirst = false
      guard position + 1 < text.count, text[position] == ".",
        isNameStart(text[position + 1]) || text[position + 1] == "("
      else { break }
      position += 1
    }
    return components.joined(separator: ".")
  }

  private mutating func parseName() -> String {
    var name = ""
    while position < text.count, isNamePart(text[position]) {
      name.append(text[position])
      position += 1
    }
    return name
  }

  private mutating func parseArguments(of name: String) -> String {
    guard position < text.count, text[position] == "<" else { return name }
    position += 1
    var arguments: [String] = []
    var current = ""
    var depth = 0
    while position < text.count {
      let character = text[position]
      if isNameStart(character) || startsContext() {
        current += parseNominal()
        continue
      }
      position += 1
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      if character == ">", depth == 0, !current.hasSuffix("-") { break }
      if character == ",", depth == 0 {
        arguments.append(current)
        current = ""
      } else if character != " " || !current.isEmpty {
        current.append(character)
      }
    }
    arguments.append(current)
    switch (name, arguments.count) {
    case ("Optional", 1): return "\(arguments[0])?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  private func startsContext() -> Bool {
    guard position < text.count, text[position] == "(" else { return false }
    let rest = text[position...].prefix(16)
    return rest.starts(with: "(unknown context") || rest.starts(with: "(extension in")
  }

  private func isNameStart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "`"
  }

  private func isNamePart(_ character: Character) -> Bool {
    isNameStart(character) || character.isNumber
  }
}
