import ComposableArchitecture
import Foundation

/// Opens links that nobody would write.
struct Fuzz {
  private var generator: SeededGenerator
  private(set) var opened = 0
  private(set) var rejected = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Opens one link.
  ///
  /// - Returns: What went wrong; `nil` if the answer was as it has to be.
  mutating func step() -> String? {
    let bytes = bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    if let problem = check(text) { return "\(problem) The link: \(bytes)" }
    return nil
  }

  /// An answer or an error is fine; an answer leads back to itself, and an error says why.
  private mutating func check(_ text: String) -> String? {
    do {
      let state = try BirdsApp.State(deepLink: DeepLink(text))
      opened += 1
      do {
        let link = try state.deepLink()
        let copy = try BirdsApp.State(deepLink: DeepLink(link.description))
        return copy == state ? nil : "The state has another link than the one that led to it."
      } catch {
        // Percent-encoding makes a link up to three times as long as one that was written without.
        let mayBeTooLong = text.utf8.count * 3 > DeepLink.maximumLength
        if mayBeTooLong, case .tooLong = error.reason { return nil }
        return "The state has no link: \(error)"
      }
    } catch {
      rejected += 1
      let message = error.description
      if message.isEmpty || message.utf8.count > 4096 {
        return "The error's message has \(message.utf8.count) bytes."
      }
      return nil
    }
  }

  private mutating func bytes() -> [UInt8] {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      let count = Int.random(in: 0..<64, using: &generator)
      return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    case 1:
      return Array(repeated().utf8)
    case 2, 3:
      return Array(words().utf8)
    default:
      var bytes = Array(link().utf8)
      for _ in 0..<Int.random(in: 0..<4, using: &generator) { change(&bytes) }
      return bytes
    }
  }

  /// A link that leads somewhere.
  private mutating func link() -> String {
    let state = BirdsApp.State.random(using: &generator)
    let link = (try? state.deepLink()) ?? DeepLink(path: [])
    let schemes = ["", "birds:", "birds://", "https://birds.example:80", "HTTP://x", "a b://"]
    return schemes.randomElement(using: &generator)! + link.description
  }

  /// Parts of links in a wrong order.
  private mutating func words() -> String {
    let words = [
      "birds", "folders", "about", "bird", "photo", "note", "map", "edit", "in", "file", "/", "//",
      "?",
      "&", "=", "#", ":", "%", "%2", "%FF", "%C3", "%00", "order", "name", "q", "tags", "7", "-7",
      "9223372036854775808", "favorite", "true", "weight", "nan", "1e400", "~", "\u{0}", "갈",
    ]
    let count = Int.random(in: 0..<30, using: &generator)
    let separator = Bool.random(using: &generator) ? "/" : ""
    return (0..<count).map { _ in words.randomElement(using: &generator)! }
      .joined(separator: separator)
  }

  /// A very long link.
  private mutating func repeated() -> String {
    let beginnings = ["/birds", "/folders/x", "/birds?q=", "", "x://"]
    let parts = ["/bird/1", "/in/x", "/", "a", "%41", "&q=1", "/bird/1/edit/a", "갈"]
    let count = Int.random(in: 1..<12_000, using: &generator)
    return beginnings.randomElement(using: &generator)!
      + String(repeating: parts.randomElement(using: &generator)!, count: count)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let position = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[position] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: position)
    case 2: bytes.insert(Array("/%?&=#~.".utf8).randomElement(using: &generator)!, at: position)
    default: bytes.append(contentsOf: bytes[position...])
    }
  }
}
