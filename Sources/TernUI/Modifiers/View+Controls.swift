/// Switches controls off, which no view further in can undo.
private struct DisabledChange: EnvironmentChange {
  let isDisabled: Bool

  func apply(to environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

extension View {
  /// Keeps the person from acting on the controls inside.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: DisabledChange(isDisabled: disabled))
  }

  /// Shows the controls inside without their labels, which assistive technology still knows.
  public func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }

  /// Sets the colour of what a person can act on inside.
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    environment(\.tint, tint._color)
  }

  /// Sets the colour of what a person can act on inside.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// Sets the colour of what a person can act on inside.
  public func accentColor(_ color: Color?) -> some View {
    environment(\.tint, color)
  }

  /// How large controls inside are, which is left to the back end.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// The key that activates this view's button.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    attribute(.shortcut, .string(modifiers.prefix + key.name))
  }

  /// The key that activates this view's button.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    attribute(.shortcut, .string(shortcut.modifiers.prefix + shortcut.key.name))
  }
}

/// How large a control is.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  let name: String

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

  var prefix: String {
    var prefix = ""
    if contains(.command) || contains(.control) { prefix += "ctrl+" }
    if contains(.option) { prefix += "alt+" }
    if contains(.shift) { prefix += "shift+" }
    return prefix
  }
}

/// A key with those that are held down with it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers

  /// A key with those that are held down with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
