import TernUI

extension TerminalBackend {
  /// Answers to one thing that the person did.
  func handle(_ input: TerminalInput) {
    for event in focus.announcements() { send(event) }
    if handleAlways(input) { return }
    if showsHelp {
      handleInHelp(input)
      return
    }
    if offerKey(input) {
      for event in focus.announcements() { send(event) }
      return
    }
    switch input {
    case .key(let key, let modifiers): handleKey(key, modifiers)
    case .text(let text, let modifiers): handleText(text, modifiers)
    case .paste(let text): edit(.insert(pasted(text)))
    case .mousePress(let point): press(at: point)
    case .mouseDrag(let point): drag(to: point)
    case .mouseRelease(let point): release(at: point)
    case .secondaryPress(let point): pressSecondary(at: point)
    case .wheel(let point, let notches): turnWheel(at: point, notches)
    case .repaint: termpaint.forgetFrame()
    }
    for event in focus.announcements() { send(event) }
  }

  /// Handles what means the same wherever the focus is.
  private func handleAlways(_ input: TerminalInput) -> Bool {
    guard case .text(let text, let modifiers) = input, modifiers == .control else { return false }
    switch text {
    case "c", "q": onQuit?()
    case "z": onSuspend?()
    case "l": termpaint.forgetFrame()
    default: return false
    }
    return true
  }

  /// The list of keys scrolls where it is longer than the screen; any other key closes it.
  private func handleInHelp(_ input: TerminalInput) {
    switch input {
    case .mouseRelease, .mouseDrag: break
    case .key(.down, _), .key(.pageDown, _): helpOffset += 1
    case .key(.up, _), .key(.pageUp, _): helpOffset = max(0, helpOffset - 1)
    case .wheel(_, let notches): helpOffset = max(0, helpOffset + notches)
    default: showsHelp = false
    }
  }

  private func showHelp() {
    showsHelp = true
    helpOffset = 0
  }

  private func handleKey(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    if !isEditing(with: key), let button = shortcuts.target(for: key, modifiers) {
      activate(button)
      return
    }
    switch key {
    case .tab:
      let isBackward = modifiers.contains(.shift)
      loadRows(besideFocus: isBackward)
      if let next = focus.next(backward: isBackward) { moveFocus(to: next) }
    case .escape: leave()
    case .f1: showHelp()
    case .f5: refresh()
    case .f10, .contextMenu: openContextMenu()
    case .pageUp where modifiers == .control: showTab(-1)
    case .pageDown where modifiers == .control: showTab(1)
    case .pageUp where moveMonth(by: -1), .pageDown where moveMonth(by: 1): break
    case .pageUp: scrollPage(-1)
    case .pageDown: scrollPage(1)
    default:
      if let field = focus.element, field.isTextField {
        handleFieldKey(key, modifiers, field)
      } else {
        handleControlKey(key, modifiers)
      }
    }
  }

  /// Whether a key belongs to the text that is being edited, or to the control that has the focus,
  /// before it may be a shortcut.
  private func isEditing(with key: TerminalInput.Key) -> Bool {
    guard let element = focus.element else { return false }
    switch key {
    case .enter, .keypadEnter, .space:
      // In a field, Return both submits and presses the button that it is a shortcut of.
      return true
    case .escape, .f1, .f5, .f10: return false
    default: return element.isTextField
    }
  }

  private func handleControlKey(
    _ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers
  ) {
    if modifiers == .alternate {
      if key == .enter, let menu = focus.element, menu.kind == .menu {
        // What the menu does by itself, if anything.
        send(.tap(menu.id))
        return
      }
      if moveRow(with: key) { return }
    }
    switch key {
    case .enter, .keypadEnter, .space:
      if let element = focus.element {
        activate(element)
      } else if let button = shortcuts.target(for: key, modifiers) {
        activate(button)
      }
    case .delete, .backspace: deleteRow()
    case .up: moveInControl(-1, .up)
    case .down: moveInControl(1, .down)
    case .left: moveInControl(-1, .left)
    case .right: moveInControl(1, .right)
    case .home: goToEdge(atEnd: false)
    case .end: goToEdge(atEnd: true)
    default: break
    }
  }

  private func handleText(_ text: String, _ modifiers: TerminalInput.Modifiers) {
    let isField = focus.element?.isTextField == true
    if isField, handleFieldCommand(text, modifiers) { return }
    if !isField || !modifiers.subtracting(.shift).isEmpty,
      let button = shortcuts.target(for: text, modifiers)
    {
      activate(button)
      return
    }
    if !isField, modifiers.subtracting(.shift).isEmpty, selectOption(startingWith: text) { return }
    switch (text, modifiers) {
    case ("r", .control): refresh()
    case (_, []) where isField, (_, .shift) where isField: edit(.insert(Self.line(from: text)))
    case ("?", []), ("?", .shift): showHelp()
    case ("m", []): openContextMenu()
    case ("+", _), ("=", []): adjust(by: 1)
    case ("-", []): adjust(by: -1)
    default: break
    }
  }

  // MARK: Moving

  func moveFocus(to element: ElementNode) {
    focus.move(to: element)
    setNeedsReveal()
  }

  /// Goes to the neighbour in a direction, or scrolls that way if there is none in sight.
  func moveFocus(_ direction: FocusOrder.Direction) {
    layout()
    let vertical: Int
    switch direction {
    case .up: vertical = -1
    case .down: vertical = 1
    case .left, .right: vertical = 0
    }
    let scroller = currentScroller
    guard let element = focus.element else {
      if let first = focus.order.first, scroller == nil { moveFocus(to: first) }
      if let scroller { scroll(scroller, by: vertical) }
      return
    }
    var looksAtRowsToCome = true
    while true {
      let next = neighbor(of: element, direction, withRowsToCome: looksAtRowsToCome)
      if let scroller, vertical != 0 {
        // Something long lies between: it is read before the focus passes it.
        let isFar = next.map { isOut($0, of: scroller, by: vertical) } ?? true
        if isFar, scroll(scroller, by: vertical) { return }
      }
      guard let next else { return }
      if next.kind != .unmounted { return moveFocus(to: next) }
      // What has the focus may be out of sight, and the rows beside it far.
      let isAlong = UnmountedLayout.axis(of: next) == (vertical == 0 ? .horizontal : .vertical)
      let isBackward = isAlong && (direction == .up || direction == .left)
      looksAtRowsToCome = loadRows(of: next, atEnd: isBackward) && goesOn(next)
      layout()
    }
  }

  private func neighbor(
    of element: ElementNode, _ direction: FocusOrder.Direction, withRowsToCome: Bool
  ) -> ElementNode? {
    let elements = withRowsToCome ? focus.stops.map(\.node) : focus.order
    return FocusOrder.inside(element, direction, among: elements)
      ?? FocusOrder.neighbor(of: element, direction, among: elements)
      ?? FocusOrder.beside(element, direction, among: elements)
  }

  /// Whether an element is more than a row beyond the edge of what is seen of a scroller.
  private func isOut(_ node: ElementNode, of scroller: ElementNode, by direction: Int) -> Bool {
    guard ScrollPosition.isInside(node, scroller) else { return false }
    let frame = node.focusFrame
    let view = scroller.screenFrame
    return direction > 0 ? frame.minY > view.maxY + 1 : frame.maxY < view.minY - 1
  }
}
