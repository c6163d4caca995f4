import ComposableArchitecture
import Foundation

/// Random numbers that a seed repeats.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  /// Texts that links are likely to get wrong, and others.
  mutating func text() -> String {
    let awkward = [
      "", ".", "..", "~", "~~", "/", "//", "%", "%25", "%2F", "?", "#", "&", "=", "+", " ", ",",
      ",,",
      "a,b", "in", "file", "edit", "bird", "true", "null", "\0", "\n", "Zürich", "갈매기", "👩‍👩‍👧‍👦",
      "e\u{301}", "\u{301}", ",\u{301}", "~\u{301}", "\u{202E}abc", "\u{FFFF}", "http://x/y?z#a",
    ]
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return awkward[Int.random(in: 0..<awkward.count, using: &self)]
    case 1: return awkward.randomElement(using: &self)! + awkward.randomElement(using: &self)!
    default:
      let count = Int.random(in: 0..<8, using: &self)
      return String((0..<count).map { _ in character() })
    }
  }

  private mutating func character() -> Character {
    let ranges: [ClosedRange<UInt32>] = [0...0x7F, 0x61...0x7A, 0xA0...0x24F, 0xAC00...0xD7A3]
    let range = ranges.randomElement(using: &self)!
    return Unicode.Scalar(UInt32.random(in: range, using: &self)).map(Character.init) ?? "x"
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

extension BirdsApp.State {
  /// State that a person can reach, of which one tab is shown.
  static func random(using generator: inout SeededGenerator) -> Self {
    var state = Self()
    state.tab = BirdsApp.Tab.allCases.randomElement(using: &generator)!
    switch state.tab {
    case .birds: state.birds = .random(using: &generator)
    case .folders: state.folder = .random(using: &generator, depth: 0)
    case .about: break
    }
    return state
  }
}

extension Birds.State {
  static func random(using generator: inout SeededGenerator) -> Self {
    var state = Self()
    if generator.chance(50) {
      state.order = Birds.Order.allCases.randomElement(using: &generator)!
    }
    if generator.chance(30) { state.search = generator.text() }
    if generator.chance(40) {
      state.tags = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in generator.text() }
    }
    let count = Int.random(in: 0..<6, using: &generator)
    for _ in 0..<count { state.path.append(.random(using: &generator)) }
    return state
  }
}

extension Birds.Path.State {
  static func random(using generator: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .photo(Int.random(in: .min ... .max, using: &generator))
    case 1: .note(generator.text())
    case 2: .map
    default: .bird(.random(using: &generator))
    }
  }
}

extension Bird.State {
  static func random(using generator: inout SeededGenerator) -> Self {
    var state = Self(id: Int.random(in: -3..<1000, using: &generator))
    state.isFavorite = generator.chance(40)
    if generator.chance(40) {
      var edit = EditBird.State(name: generator.text())
      if generator.chance(50) { edit.weight = Double.random(in: -1e9...1e9, using: &generator) }
      state.edit = edit
    }
    return state
  }
}

extension Folder.State {
  static func random(using generator: inout SeededGenerator, depth: Int) -> Self {
    var state = Self(name: generator.text())
    if generator.chance(40) {
      state.order = Birds.Order.allCases.randomElement(using: &generator)!
    }
    guard depth < 20, generator.chance(70) else { return state }
    if generator.chance(80) {
      state.destination = .folder(.random(using: &generator, depth: depth + 1))
    } else {
      state.destination = .file(
        UUID(
          uuid: (
            1, 2, 3, UInt8.random(in: 0...255, using: &generator), 5, 6, 7, 8, 9, 10, 11, 12, 13,
            14, 15,
            UInt8.random(in: 0...255, using: &generator)
          )))
    }
    return state
  }
}
