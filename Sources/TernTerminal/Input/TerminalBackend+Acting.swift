import TernUI

extension TerminalBackend {
  /// Does what Enter does on an element.
  func activate(_ element: ElementNode) {
    guard element.isEnabled else { return }
    switch element.kind {
    case .button:
      closeMenus()
      if let alert = focus.scope, alert.kind == .alert,
        let index = AlertLayout.buttons(of: alert).firstIndex(where: { $0 === element })
      {
        send(.dismiss(alert.id, response: index))
      } else {
        send(.tap(element.id))
      }
    case .link, .box:
      closeMenus()
      send(.tap(element.id))
    case .toggle:
      closeMenus()
      send(.toggle(element.id, element.bool(.value) != true))
    case .disclosure: send(.toggle(element.id, element.bool(.value) != true))
    case .picker:
      if PickerLayout.showsAll(element) { closeMenus() } else { select(after: element) }
    case .row: choose(element)
    case .tab: choose(element)
    case .menu: openMenu(element)
    case .page: goBack(from: element)
    case .stepper, .colorPicker: adjust(element, by: 1)
    case .datePicker: activateDate(element)
    case .text: followLink(of: element)
    default: break
    }
  }

  private func choose(_ element: ElementNode) {
    if element.kind == .row, element.properties[.isSelected] == nil {
      openMenu(element)
      return
    }
    let list = element.nearest { $0.kind == .list || $0.kind == .table }
    let isMultiple = element.kind == .row && list?.string(.selection) == "multiple"
    send(.choose(element.id, isMultiple ? element.bool(.isSelected) != true : true))
  }

  private func followLink(of text: ElementNode) {
    let links = TextRuns.links(of: text)
    guard links.indices.contains(text.activePart) else { return }
    send(.openLink(text.id, links[text.activePart]))
  }

  func select(after picker: ElementNode, by step: Int = 1) {
    let count = PickerLayout.options(of: picker).count
    guard count > 0, !PickerLayout.showsAll(picker) else { return }
    let selected = picker.int(.value) ?? -1
    send(.select(picker.id, ((selected + step) % count + count) % count))
  }

  /// Goes to the next option that starts with a letter.
  ///
  /// - Returns: Whether a picker has the focus and there is such an option.
  func selectOption(startingWith text: String) -> Bool {
    guard let picker = focus.element, picker.kind == .picker else { return false }
    let options = PickerLayout.options(of: picker)
    let selected = picker.int(.value) ?? -1
    let order = options.indices.map { (selected + 1 + $0) % options.count }
    let found = order.first { options[$0].lowercased().hasPrefix(text.lowercased()) }
    guard let found else { return false }
    if found != selected { send(.select(picker.id, found)) }
    return true
  }

  // MARK: Values

  /// Changes the number, the date or the colour that has the focus.
  func adjust(by step: Int) {
    if let element = focus.element { adjust(element, by: step) }
  }

  private func adjust(_ element: ElementNode, by step: Int) {
    guard element.isEnabled else { return }
    switch element.kind {
    case .slider:
      slide(element, to: (element.number(.value) ?? 0) + Double(step) * slideStep(element))
    case .stepper:
      if element.bool(step > 0 ? .canIncrement : .canDecrement) != false {
        send(.step(element.id, step))
      }
    case .datePicker:
      let part = DateParts.active(of: element)
      if let value = DateParts.value(of: element, movedBy: step, in: part) {
        send(.change(element.id, .number(value)))
      }
    case .colorPicker:
      let next = ColorChoice.next(after: element.color(.value) ?? "", by: step)
      send(.change(element.id, .color(next)))
    default: break
    }
  }

  private func slideStep(_ slider: ElementNode) -> Double {
    let range = BarValue.range(of: slider)
    return slider.number(.step) ?? (range.upperBound - range.lowerBound) / 20
  }

  func slide(_ slider: ElementNode, to value: Double) {
    let range = BarValue.range(of: slider)
    var value = min(max(value, range.lowerBound), range.upperBound)
    if let step = slider.number(.step), step > 0, step.isFinite {
      let steps = ((value - range.lowerBound) / step).rounded()
      value = min(range.lowerBound + steps * step, range.upperBound)
    }
    if value != slider.number(.value) { send(.change(slider.id, .number(value))) }
  }

  /// Home and End: the ends of a slider or of the options, else of what scrolls.
  func goToEdge(atEnd: Bool) {
    if let slider = focus.element, slider.kind == .slider {
      let range = BarValue.range(of: slider)
      slide(slider, to: atEnd ? range.upperBound : range.lowerBound)
    } else if let picker = focus.element, picker.kind == .picker {
      let last = PickerLayout.options(of: picker).count - 1
      let edge = atEnd ? last : 0
      if last >= 0, picker.int(.value) != edge { send(.select(picker.id, edge)) }
    } else {
      scrollToEdge(atEnd: atEnd)
    }
  }

  /// An arrow changes what it means something for; elsewhere it moves the focus.
  func moveInControl(_ step: Int, _ direction: FocusOrder.Direction) {
    guard let element = focus.element else { return moveFocus(direction) }
    let isHorizontal = direction == .left || direction == .right
    switch element.kind {
    case .picker:
      let isAlong = PickerLayout.showsAll(element) != isHorizontal
      let next = (element.int(.value) ?? -1) + step
      if isAlong, PickerLayout.options(of: element).indices.contains(next) {
        send(.select(element.id, next))
        return
      }
    case .slider, .stepper, .colorPicker:
      if isHorizontal { return adjust(element, by: step) }
    case .datePicker:
      if moveInDate(element, by: step, isHorizontal: isHorizontal) { return }
    case .text:
      if isHorizontal, movePart(of: element, by: step, wraps: false) { return }
    case .disclosure:
      let isOpen = element.bool(.value) == true
      if isHorizontal, isOpen != (step > 0) {
        send(.toggle(element.id, step > 0))
        return
      }
    case .menu:
      if direction == .right, element.isMenuItem { return openMenu(element) }
    default: break
    }
    if direction == .left, menus.count > 1 { return closeMenu() }
    moveFocus(direction)
  }

  /// Goes to another part of a date, or another link of a text.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func movePart(of element: ElementNode, by step: Int, wraps: Bool) -> Bool {
    let count =
      element.kind == .text
      ? TextRuns.links(of: element).count : DateParts.of(element).count
    guard count > 0 else { return false }
    let next = min(element.activePart, count - 1) + step
    guard wraps || (0..<count).contains(next) else { return false }
    element.activePart = (next % count + count) % count
    return true
  }
}
