public import struct Foundation.CharacterSet

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
