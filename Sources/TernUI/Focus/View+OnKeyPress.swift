public import struct Foundation.CharacterSet

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
  public internal(set) var isHandled = false

  public init() {}

  public nonisolated static func == (left: KeyAnswer, right: KeyAnswer) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension View {
  /// Does something when a key is pressed while this view or one in it has the focus.
  ///
  /// The innermost view is asked first, and before the key does what it usually does there.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: [.down, .repeat]) { $0.key == key ? action() : .ignored }
  }

  /// Does something when a key is pressed while this view or one in it has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { $0.key == key ? action($0) : .ignored }
  }

  /// Does something when one of several keys is pressed while this view or one in it has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Does something when one of some characters is typed while this view or one in it has the focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let isWanted = press.characters.unicodeScalars.contains(where: characters.contains)
      return isWanted ? action(press) : .ignored
    }
  }

  /// Does something when any key is pressed while this view or one in it has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    let wants = phases.contains(.down)
    return Primitive(
      kind: .box,
      content: self,
      description: { element in
        if wants { element.add(.wantsKeys, .bool(true)) }
      },
      action: { event in
        guard wants, case .key(_, let press, let answer) = event else { return }
        answer.isHandled = action(press) == .handled
      }
    )
  }

  /// Does something when Escape is pressed while this view or one in it has the focus.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(.escape) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }

  /// Does something when Delete is pressed while this view or one in it has the focus.
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(.delete) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }

  /// Does something when an arrow is pressed while this view or one in it has the focus.
  public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    let arrows: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return onKeyPress(keys: Set(arrows.keys)) { press in
      guard let action, let direction = arrows[press.key] else { return .ignored }
      action(direction)
      return .handled
    }
  }
}

/// Where an arrow points.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}
