/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  package let name: String

  /// A key by the name that ``ElementProperty/shortcut`` has for it.
  package init(_named name: String) {
    self.name = name
  }

  /// The key that types a character.
  public init(_ character: Character) {
    name = character == " " ? "space" : String(character).lowercased()
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  private init(name: String) {
    self.name = name
  }

  public static let `return` = KeyEquivalent(name: "return")
  public static let escape = KeyEquivalent(name: "escape")
  public static let delete = KeyEquivalent(name: "delete")
  public static let tab = KeyEquivalent(name: "tab")
  public static let space = KeyEquivalent(name: "space")
  public static let upArrow = KeyEquivalent(name: "up")
  public static let downArrow = KeyEquivalent(name: "down")
  public static let leftArrow = KeyEquivalent(name: "left")
  public static let rightArrow = KeyEquivalent(name: "right")
  public static let home = KeyEquivalent(name: "home")
  public static let end = KeyEquivalent(name: "end")
}

/// Keys that are held down with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let shift = EventModifiers(rawValue: 1)
  public static let control = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  /// The Command key, in whose place other keyboards have Control.
  public static let command = EventModifiers(rawValue: 8)

  package var prefix: String {
    var prefix = ""
    if contains(.command) || contains(.control) { prefix += "ctrl+" }
    if contains(.option) { prefix += "alt+" }
    if contains(.shift) { prefix += "shift+" }
    return prefix
  }
}
