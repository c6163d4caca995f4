/// A format of C's `printf` for one number: a width, zeros or blanks before, decimals, a base.
///
/// It is here because Foundation, which has it too, is not on this module's list of needs.
struct FormatSpecifier {
  private var prefix = ""
  private var suffix = ""
  private var padsWithZeros = false
  private var alignsLeft = false
  private var showsPlus = false
  private var width = 0
  private var decimals: Int?
  private var conversion: Character = "@"

  init(_ specifier: String) {
    let parts = specifier.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    prefix = String(parts[0])
    guard parts.count == 2 else { return }
    var rest = parts[1]
    while let flag = rest.first, "0-+ #".contains(flag) {
      if flag == "0" { padsWithZeros = true }
      if flag == "-" { alignsLeft = true }
      if flag == "+" { showsPlus = true }
      rest.removeFirst()
    }
    width = Self.takeNumber(&rest) ?? 0
    if rest.first == "." {
      rest.removeFirst()
      decimals = Self.takeNumber(&rest) ?? 0
    }
    rest = rest.drop { "hlqzjtL".contains($0) }
    if let letter = rest.first {
      conversion = letter
      rest.removeFirst()
    }
    suffix = String(rest).replacingDoublePercents()
  }

  private static func takeNumber(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    // Nobody reads more; a number that was meant for something else must not fill the memory.
    return Int(digits).map { min($0, 1_000) }
  }

  func format<Value: BinaryInteger>(_ value: Value) -> String {
    switch conversion {
    case "x": return finish(String(value.magnitude, radix: 16), isNegative: value < 0)
    case "X":
      return finish(String(value.magnitude, radix: 16, uppercase: true), isNegative: value < 0)
    case "o": return finish(String(value.magnitude, radix: 8), isNegative: value < 0)
    case "f", "F", "e", "g": return format(Double(value))
    default: return finish(String(value.magnitude), isNegative: value < 0)
    }
  }

  func format(_ value: Double) -> String {
    guard value.isFinite else { return finish("\(value.magnitude)", isNegative: value < 0) }
    switch conversion {
    case "f", "F":
      return finish(Self.fixed(value.magnitude, decimals ?? 6), isNegative: value < 0)
    case "d", "i", "u":
      // As `printf` would not: a number that is too large is written as it is.
      return Int(exactly: value.rounded(.towardZero)).map { format($0) }
        ?? finish("\(value.magnitude)", isNegative: value < 0)
    default:
      let text = decimals.map { Self.fixed(value.magnitude, $0) } ?? "\(value.magnitude)"
      return finish(text, isNegative: value < 0)
    }
  }

  private func finish(_ digits: String, isNegative: Bool) -> String {
    let sign = isNegative ? "-" : showsPlus ? "+" : ""
    let missing = max(0, width - sign.count - digits.count)
    let padding = String(repeating: padsWithZeros && !alignsLeft ? "0" : " ", count: missing)
    if alignsLeft { return prefix + sign + digits + padding + suffix }
    if padsWithZeros { return prefix + sign + padding + digits + suffix }
    return prefix + padding + sign + digits + suffix
  }

  /// A number that is not negative with a count of decimals, halves rounded away from zero.
  private static func fixed(_ value: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<min(decimals, 15) { scale *= 10 }
    let scaled = (value * scale).rounded()
    guard scaled < 9e18 else { return "\(value)" }
    let digits = String(UInt64(scaled))
    if decimals == 0 { return digits }
    let places = min(decimals, 15)
    let filled = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return filled.dropLast(places) + "." + filled.suffix(places)
      + String(repeating: "0", count: decimals - places)
  }
}

extension String {
  fileprivate func replacingDoublePercents() -> String {
    var result = ""
    var isAfterPercent = false
    for character in self {
      isAfterPercent = character == "%" && !isAfterPercent
      if !isAfterPercent { result.append(character) }
    }
    return result
  }
}
