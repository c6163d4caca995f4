/// Takes the text of a link apart.
struct DeepLinkText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  func link() throws(DeepLinkError) -> DeepLink {
    guard text.utf8.count <= DeepLink.maximumLength else {
      throw DeepLinkError(.tooLong(maximum: DeepLink.maximumLength))
    }
    var rest = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    var query: Substring.UTF8View = "".utf8[...]
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    let segments = try path(withoutScheme(rest))
    return DeepLink(path: segments, query: try items(query))
  }

  /// The path, which begins with the host where that is not the name of a server.
  private func withoutScheme(_ text: Substring.UTF8View) -> Substring.UTF8View {
    guard
      let colon = text.firstIndex(of: UInt8(ascii: ":")),
      let first = text.first, isLetter(first),
      text[..<colon].allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return text }
    let scheme = Substring(text[..<colon]).lowercased()
    var rest = text[text.index(after: colon)...]
    let isServer = scheme == "http" || scheme == "https"
    guard rest.starts(with: "//".utf8) else { return rest }
    rest = rest.dropFirst(2)
    guard isServer else { return rest }
    return rest.drop { $0 != UInt8(ascii: "/") }
  }

  private func path(_ text: Substring.UTF8View) throws(DeepLinkError) -> [String] {
    var segments: [String] = []
    for segment in text.split(separator: UInt8(ascii: "/")) {
      guard let decoded = percentDecoded(segment) else {
        throw DeepLinkError(
          .malformed, segment: segments.count, text: String(Substring(segment))
        )
      }
      segments.append(decoded)
    }
    return segments
  }

  private func items(_ text: Substring.UTF8View) throws(DeepLinkError) -> [DeepLink.QueryItem] {
    var items: [DeepLink.QueryItem] = []
    for item in text.split(separator: UInt8(ascii: "&")) {
      let parts = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
      )
      let name = percentDecoded(parts[0], isForm: true)
      let value = parts.count == 2 ? percentDecoded(parts[1], isForm: true) : nil
      guard let name, parts.count == 1 || value != nil else {
        throw DeepLinkError(.malformed, text: String(Substring(item)))
      }
      items.append(DeepLink.QueryItem(name, value))
    }
    return items
  }
}

/// The text without percent-encoding; `nil` where that is broken, or does not stand for Unicode.
///
/// - Parameters:
///   - text: The text.
///   - isForm: Whether `+` is a space.
func percentDecoded(_ text: Substring.UTF8View, isForm: Bool = false) -> String? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.count)
  var rest = text
  while let byte = rest.popFirst() {
    switch byte {
    case UInt8(ascii: "%"):
      guard
        let high = rest.popFirst().flatMap(hexadecimal),
        let low = rest.popFirst().flatMap(hexadecimal)
      else { return nil }
      bytes.append(high * 16 + low)
    case UInt8(ascii: "+") where isForm:
      bytes.append(UInt8(ascii: " "))
    default:
      bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self)
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func hexadecimal(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// The text with every byte encoded that may mean something in a URL.
func percentEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    if isLetter(byte) || isDigit(byte) || "-._~".utf8.contains(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
