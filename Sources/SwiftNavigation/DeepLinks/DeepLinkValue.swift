public import Foundation

/// A value that stands in a link: as a segment, or in the query.
///
/// Numbers, texts, `Bool`, `UUID`, `URL` and arrays of them are such values. An enum with raw values
/// becomes one by its declaration; one that also lists its cases tells in errors what is allowed:
///
/// ```swift
/// enum Order: String, CaseIterable, DeepLinkValue { case name, size }
/// ```
public protocol DeepLinkValue: SendableMetatype {
  /// Reads a value.
  ///
  /// - Parameter linkText: What stands in the link, without percent-encoding.
  init?(linkText: String)

  /// What stands in the link, without percent-encoding.
  var linkText: String { get }

  /// What is allowed, for errors. "a value" where nothing is said.
  static var linkExpectations: [DeepLinkExpectation] { get }
}

extension DeepLinkValue {
  /// "a value".
  public static var linkExpectations: [DeepLinkExpectation] { [.value("a value")] }
}

extension DeepLinkValue where Self: RawRepresentable, RawValue: DeepLinkValue {
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  public var linkText: String { rawValue.linkText }

  /// What is allowed for the raw value.
  public static var linkExpectations: [DeepLinkExpectation] { RawValue.linkExpectations }
}

extension DeepLinkValue where Self: RawRepresentable & CaseIterable, RawValue: DeepLinkValue {
  /// The cases.
  public static var linkExpectations: [DeepLinkExpectation] {
    allCases.map { .word($0.rawValue.linkText) }
  }
}

extension DeepLinkValue where Self: LosslessStringConvertible {
  public init?(linkText: String) { self.init(linkText) }

  public var linkText: String { description }
}

extension DeepLinkValue where Self: FixedWidthInteger {
  /// "a whole number", and which ones.
  public static var linkExpectations: [DeepLinkExpectation] {
    let isPlain = Self.self == Int.self
    return [.value(isPlain ? "a whole number" : "a whole number from \(min) to \(max)")]
  }
}

extension Int: DeepLinkValue {}
extension Int8: DeepLinkValue {}
extension Int16: DeepLinkValue {}
extension Int32: DeepLinkValue {}
extension Int64: DeepLinkValue {}
extension UInt: DeepLinkValue {}
extension UInt8: DeepLinkValue {}
extension UInt16: DeepLinkValue {}
extension UInt32: DeepLinkValue {}
extension UInt64: DeepLinkValue {}

extension DeepLinkValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Reads a number; "nan" is none.
  public init?(linkText: String) {
    self.init(linkText)
    if isNaN { return nil }
  }

  public var linkText: String { description }
}

extension Double: DeepLinkValue {
  /// "a number".
  public static var linkExpectations: [DeepLinkExpectation] { [.value("a number")] }
}

extension Float: DeepLinkValue {
  /// "a number".
  public static var linkExpectations: [DeepLinkExpectation] { [.value("a number")] }
}

extension Bool: DeepLinkValue {
  /// "true" and "false".
  public static var linkExpectations: [DeepLinkExpectation] { [.word("true"), .word("false")] }
}

extension String: DeepLinkValue {
  /// "a text".
  public static var linkExpectations: [DeepLinkExpectation] { [.value("a text")] }
}

extension Character: DeepLinkValue {
  public init?(linkText: String) {
    guard linkText.count == 1 else { return nil }
    self = linkText[linkText.startIndex]
  }

  public var linkText: String { String(self) }

  /// "a character".
  public static var linkExpectations: [DeepLinkExpectation] { [.value("a character")] }
}

extension UUID: DeepLinkValue {
  public init?(linkText: String) { self.init(uuidString: linkText) }

  public var linkText: String { uuidString }

  /// "a UUID".
  public static var linkExpectations: [DeepLinkExpectation] { [.value("a UUID")] }
}

extension URL: DeepLinkValue {
  public init?(linkText: String) { self.init(string: linkText) }

  public var linkText: String { absoluteString }

  /// "a URL".
  public static var linkExpectations: [DeepLinkExpectation] { [.value("a URL")] }
}

extension Array: DeepLinkValue where Element: DeepLinkValue {
  /// Reads values with commas between them.
  public init?(linkText: String) {
    self = []
    guard !linkText.isEmpty else { return }
    var parts = linkText.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    // An empty text at the end is followed by a comma of its own.
    if parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts {
      // Bytes, not characters: a mark that follows a comma would make one character with it.
      guard
        let text = percentDecoded(part), let element = Element(linkText: text)
      else { return nil }
      append(element)
    }
  }

  /// The values with commas between them; in a value a comma is written `%2C`, and `%` is `%25`.
  public var linkText: String {
    let texts = map { element in
      var bytes: [UInt8] = []
      for byte in element.linkText.utf8 {
        switch byte {
        case UInt8(ascii: ","): bytes += "%2C".utf8
        case UInt8(ascii: "%"): bytes += "%25".utf8
        default: bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let joined = texts.joined(separator: ",")
    return texts.last?.isEmpty == true ? joined + "," : joined
  }

  /// What is allowed for an element, with commas between.
  public static var linkExpectations: [DeepLinkExpectation] {
    let element = Element.linkExpectations.map(\.description).joined(separator: " or ")
    return [.value("a list, with commas between, of \(element)")]
  }
}

/// Values as segments, which cannot be empty, nor `.` or `..`, which URLs take for steps.
extension DeepLinkValue {
  init?(segment: String) {
    let isMarked = segment.utf8.first == UInt8(ascii: "~")
    self.init(linkText: isMarked ? String(segment.unicodeScalars.dropFirst()) : segment)
  }

  var segment: String { Self.segment(linkText) }

  static func segment(_ text: String) -> String {
    let isMarked =
      text.isEmpty || text == "." || text == ".." || text.utf8.first == UInt8(ascii: "~")
    return isMarked ? "~" + text : text
  }

  /// What is allowed as a segment.
  static var segmentExpectations: [DeepLinkExpectation] {
    linkExpectations.map { expectation in
      guard case .word(let word) = expectation else { return expectation }
      return .word(segment(word))
    }
  }
}
