/// Why a link leads nowhere, and what would be allowed in its place.
public struct DeepLinkError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The percent-encoding is broken, or does not stand for Unicode.
    case malformed
    /// The link has more bytes than a link may have.
    case tooLong(maximum: Int)
    /// The link leads through more features inside of features than a link may.
    case tooDeep(maximum: Int)
    /// The link does not begin with the base that it was read against.
    case foreign(base: String)
    /// No place has the name of a segment.
    case unknownSegment
    /// The link ends too early.
    case missingSegment
    /// A segment is not a value of the type that stands there.
    case invalidSegment
    /// An item of the query is not a value of its type.
    case invalidQueryItem(name: String)
    /// The state is not one that a link can lead to.
    case unreachable
  }

  /// What is wrong.
  public var reason: Reason
  /// Which segment it is about, counted from 0.
  public var segment: Int?
  /// What stands there.
  public var text: String?
  /// What may stand there.
  public var allowed: [DeepLinkExpectation]

  package init(
    _ reason: Reason,
    segment: Int? = nil,
    text: String? = nil,
    allowed: some Sequence<DeepLinkExpectation> = []
  ) {
    self.reason = reason
    self.segment = segment
    self.text = text
    self.allowed = Set(allowed).sorted()
  }
}

/// What may stand at a place in a link.
public enum DeepLinkExpectation: Hashable, Sendable {
  /// This word.
  case word(String)
  /// A value, such as "a whole number".
  case value(String)
}

extension DeepLinkExpectation: Comparable, CustomStringConvertible {
  /// Words come before values, each by the alphabet.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.word(let lhs), .word(let rhs)), (.value(let lhs), .value(let rhs)): lhs < rhs
    case (.word, .value): true
    case (.value, .word): false
    }
  }

  /// The word in quotes, or what kind of value it is.
  public var description: String {
    switch self {
    case .word(let word): "'\(word)'"
    case .value(let value): value
    }
  }
}

extension DeepLinkError: CustomStringConvertible {
  /// What is wrong, where, and what is allowed, in one or two sentences.
  public var description: String {
    switch reason {
    case .malformed:
      return """
        \(place) is not percent-encoded UTF-8. A '%' is followed by two hexadecimal digits; write '%25' \
        for the character itself.
        """
    case .tooLong(let maximum):
      return "The link is too long. A link has at most \(maximum) bytes."
    case .tooDeep(let maximum):
      return "The link leads too deep. A link leads through at most \(maximum) levels."
    case .foreign(let base):
      return "The link does not belong to this app. Its links begin with '\(base)'."
    case .unknownSegment where allowed.isEmpty:
      return
        "\(place) was not understood. The link may end before it, and nothing is allowed there."
    case .unknownSegment, .invalidSegment:
      return "\(place) was not understood. Allowed there: \(alternatives)."
    case .missingSegment:
      return "The link ends after \(segments). Allowed as the next segment: \(alternatives)."
    case .invalidQueryItem(let name):
      return "The item '\(name)' of the link's query is \(quoted). Allowed there: \(alternatives)."
    case .unreachable:
      return """
        No link leads to this state of the app. Say in its 'deepLinks' how the state that is shown is \
        named in a link.
        """
    }
  }

  private var place: String {
    segment.map { "Segment \($0 + 1) of the link, \(quoted)," } ?? "The part \(quoted) of the link"
  }

  private var segments: String {
    switch segment ?? 0 {
    case 0: "no segment"
    case 1: "1 segment"
    case let count: "\(count) segments"
    }
  }

  /// What stands there, or its beginning.
  private var quoted: String {
    guard let text else { return "without a value" }
    return text.count > 40 ? "'\(text.prefix(40))…'" : "'\(text)'"
  }

  private var alternatives: String {
    let shown = allowed.prefix(12).map(\.description).joined(separator: ", ")
    return allowed.count > 12 ? shown + ", and \(allowed.count - 12) more" : shown
  }
}
