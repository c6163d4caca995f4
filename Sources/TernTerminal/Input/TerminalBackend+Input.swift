import TernUI

extension TerminalBackend {
  /// Answers to one thing that the person did.
  func handle(_ input: TerminalInput) {
    for event in focus.announcements() { send(event) }
    if handleAlways(input) { return }
    if showsHelp {
      if case .mouseRelease = input { return }
      showsHelp = false
      return
    }
    switch input {
    case .key(let key, let modifiers): handleKey(key, modifiers)
    case .text(let text, let modifiers): handleText(text, modifiers)
    case .paste(let text): edit(.insert(Self.line(from: text)))
    case .mousePress(let point): press(at: point)
    case .mouseRelease(let point): release(at: point)
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

  private func handleKey(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    switch key {
    case .tab:
      if let next = focus.next(backward: modifiers.contains(.shift)) { moveFocus(to: next) }
    case .escape: leave()
    case .f1: showsHelp = true
    case .pageUp: scrollPage(-1)
    case .pageDown: scrollPage(1)
    default:
      if let field = focus.element, field.isTextField {
        handleFieldKey(key, modifiers, field)
      } else {
        handleControlKey(key)
      }
    }
  }

  private func handleFieldKey(
    _ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers, _ field: ElementNode
  ) {
    let byWord = !modifiers.isDisjoint(with: [.control, .alternate])
    switch key {
    case .enter, .keypadEnter: send(.submit(field.id))
    case .space: edit(.insert(" "))
    case .backspace: edit(modifiers.contains(.alternate) ? .deleteWordBackward : .deleteBackward)
    case .delete: edit(.deleteForward)
    case .left: edit(byWord ? .moveWordLeft : .moveLeft)
    case .right: edit(byWord ? .moveWordRight : .moveRight)
    case .home: edit(.moveToStart)
    case .end: edit(.moveToEnd)
    case .up: moveFocus(.up)
    case .down: moveFocus(.down)
    default: break
    }
  }

  private func handleControlKey(_ key: TerminalInput.Key) {
    switch key {
    case .enter, .keypadEnter, .space:
      if let element = focus.element { activate(element) }
    case .up: moveInControl(-1, .up)
    case .down: moveInControl(1, .down)
    case .left: moveInControl(-1, .left)
    case .right: moveInControl(1, .right)
    case .home: scrollToEdge(atEnd: false)
    case .end: scrollToEdge(atEnd: true)
    default: break
    }
  }

  private func handleText(_ text: String, _ modifiers: TerminalInput.Modifiers) {
    let isField = focus.element?.isTextField == true
    switch (text, modifiers) {
    case ("a", .control): edit(.moveToStart)
    case ("e", .control): edit(.moveToEnd)
    case ("u", .control): edit(.deleteToStart)
    case ("k", .control): edit(.deleteToEnd)
    case ("w", .control): edit(.deleteWordBackward)
    case ("d", .control): edit(.deleteForward)
    case ("b", .control): edit(.moveLeft)
    case ("f", .control): edit(.moveRight)
    case ("b", .alternate): edit(.moveWordLeft)
    case ("f", .alternate): edit(.moveWordRight)
    case ("?", _) where !isField: showsHelp = true
    case (_, []), (_, .shift): edit(.insert(Self.line(from: text)))
    default: break
    }
  }

  // MARK: Text fields

  /// Carries out a command in the text field that has the focus, if one has it.
  private func edit(_ command: TextEditor.Command) {
    guard let field = focus.element, field.isTextField, field.isEnabled else { return }
    guard let change = field.field?.perform(command) else { return }
    send(.input(field.id, change.text, revision: change.revision))
  }

  /// Text as one line: line breaks and tabs become spaces, what else would command a terminal goes.
  static func line(from text: String) -> String {
    var line = ""
    for character in text {
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else if let scalar = character.unicodeScalars.first,
        scalar.value < 0x20
          || (0x7F...0x9F).contains(scalar.value)
      {
        continue
      } else {
        line.append(character)
      }
    }
    return line
  }

  // MARK: Moving

  func moveFocus(to element: ElementNode) {
    focus.move(to: element)
    setNeedsReveal()
  }

  /// Goes to the neighbour in a direction, or scrolls that way if there is none in sight.
  private func moveFocus(_ direction: FocusOrder.Direction) {
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
    let neighbor = FocusOrder.neighbor(of: element, direction, among: focus.order)
    if let scroller, vertical != 0 {
      // Something long lies between: it is read before the focus passes it.
      let isFar = neighbor.map { isOut($0, of: scroller, by: vertical) } ?? true
      if isFar, scroll(scroller, by: vertical) { return }
    }
    if let neighbor { moveFocus(to: neighbor) }
  }

  /// Whether an element is more than a row beyond the edge of what is seen of a scroller.
  private func isOut(_ node: ElementNode, of scroller: ElementNode, by direction: Int) -> Bool {
    guard ScrollPosition.isInside(node, scroller) else { return false }
    let frame = node.screenFrame
    let view = scroller.screenFrame
    return direction > 0 ? frame.minY > view.maxY + 1 : frame.maxY < view.minY - 1
  }

  /// An arrow changes a picker along its options; elsewhere it moves the focus.
  private func moveInControl(_ step: Int, _ direction: FocusOrder.Direction) {
    guard let picker = focus.element, picker.kind == .picker else {
      moveFocus(direction)
      return
    }
    let isAlong: Bool
    switch direction {
    case .up, .down: isAlong = PickerLayout.showsAll(picker)
    case .left, .right: isAlong = !PickerLayout.showsAll(picker)
    }
    let next = (picker.int(.value) ?? -1) + step
    if isAlong, PickerLayout.options(of: picker).indices.contains(next) {
      send(.select(picker.id, next))
    } else {
      moveFocus(direction)
    }
  }

  // MARK: Acting

  /// Does what Enter does on an element.
  func activate(_ element: ElementNode) {
    guard element.isEnabled else { return }
    switch element.kind {
    case .button:
      if let alert = focus.scope, alert.kind == .alert,
        let index = AlertLayout.buttons(of: alert).firstIndex(where: { $0 === element })
      {
        send(.dismiss(alert.id, response: index))
      } else {
        send(.tap(element.id))
      }
    case .link: send(.tap(element.id))
    case .toggle: send(.toggle(element.id, element.bool(.value) != true))
    case .picker: select(after: element)
    default: break
    }
  }

  private func select(after picker: ElementNode, by step: Int = 1) {
    let count = PickerLayout.options(of: picker).count
    guard count > 0, !PickerLayout.showsAll(picker) else { return }
    let selected = picker.int(.value) ?? -1
    send(.select(picker.id, ((selected + step) % count + count) % count))
  }

  /// Asks to leave what is on top: an alert, a page, a sheet.
  private func leave() {
    guard let scope = focus.scope else { return }
    if scope.kind == .alert {
      let buttons = AlertLayout.buttons(of: scope)
      let cancel = buttons.firstIndex { $0.string(.role) == "cancel" }
      send(.dismiss(scope.id, response: cancel))
    } else if let navigation = Self.openNavigation(in: scope) {
      goBack(in: navigation)
    } else if scope.kind == .sheet {
      send(.dismiss(scope.id, response: nil))
    }
  }

  private func goBack(in navigation: ElementNode) {
    send(.pop(navigation.id, toDepth: max(0, navigation.flow.count - 2)))
  }

  /// The innermost stack of pages that has one to go back from.
  private static func openNavigation(in node: ElementNode) -> ElementNode? {
    let isNavigation = node.kind == .navigation
    for child in isNavigation ? Array(node.flow.suffix(1)) : node.flow {
      if let found = openNavigation(in: child) { return found }
    }
    return isNavigation && node.flow.count > 1 ? node : nil
  }

  // MARK: The mouse

  private func press(at point: CellPoint) {
    pressed = nil
    guard let scope = focus.scope else { return }
    layout()
    switch HitTest(point, in: scope).target {
    case .control(let control):
      guard control.isEnabled else { return }
      moveFocus(to: control)
      pressed = control
      placeCursor(in: control, at: point)
    case .back(let page):
      if let navigation = page.container { goBack(in: navigation) }
    case nil:
      break
    }
  }

  /// Acts on a control if the button comes up where it went down.
  private func release(at point: CellPoint) {
    guard let control = pressed, let scope = focus.scope else { return }
    pressed = nil
    layout()
    guard case .control(let target)? = HitTest(point, in: scope).target, target === control
    else { return }
    if control.kind == .picker {
      pick(in: control, at: point)
    } else {
      activate(control)
    }
  }

  private func placeCursor(in control: ElementNode, at point: CellPoint) {
    guard control.isTextField, let line = control.parts[.content] else { return }
    let column = point.x - control.screenOrigin.x - line.minX
    let index = control.field?.index(atColumn: column, isSecure: control.kind == .secureField)
    if let index { _ = control.field?.perform(.moveTo(column < 0 ? 0 : index)) }
  }

  private func pick(in picker: ElementNode, at point: CellPoint) {
    let origin = picker.screenOrigin
    if PickerLayout.showsAll(picker) {
      let index = point.y - origin.y - (picker.parts[.content]?.minY ?? 0)
      if PickerLayout.options(of: picker).indices.contains(index) {
        send(.select(picker.id, index))
      }
      return
    }
    let start = origin.x + (picker.parts[.content]?.minX ?? 0)
    select(after: picker, by: point.x < start + 2 ? -1 : 1)
  }
}
