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
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// The key that activates this view's button.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    attribute(.shortcut, .string(modifiers.prefix + key.name))
  }

  /// The key that activates this view's button; none, if `nil`.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    attribute(
      .shortcut, shortcut.map { .string($0.modifiers.prefix + $0.key.name) } ?? .none
    )
  }
}

/// How large a control is.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
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
