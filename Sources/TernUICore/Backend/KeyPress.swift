/// A key that was pressed.
public struct KeyPress: Hashable, Sendable {
  /// What became of a key.
  public enum Result: Hashable, Sendable {
    /// It did something, and does nothing else.
    case handled
    /// It does what it would do without the view.
    case ignored
  }

  /// When a key counts.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It was pressed.
    public static let down = Phases(rawValue: 1)
    /// It is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It was let go of, which a terminal does not tell.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers
  /// Whether it was pressed: in a terminal a key that is held down is pressed again and again.
  public let phase: Phases

  package init(key: KeyEquivalent, characters: String, modifiers: EventModifiers) {
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
    phase = .down
  }
}

/// What became of a key that a back end tells of with ``UIEvent/key(_:_:_:)``.
@MainActor
public final class KeyAnswer: Hashable, Sendable {
  /// Whether the key did something.
  public package(set) var isHandled = false

  public init() {}

  public nonisolated static func == (left: KeyAnswer, right: KeyAnswer) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
