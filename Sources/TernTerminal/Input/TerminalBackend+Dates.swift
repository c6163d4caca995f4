import FoundationEssentials
import TernUI

extension TerminalBackend {
  /// Does what Enter does on a date picker: opens or closes the days of its month, or goes to the next
  /// part.
  func activateDate(_ picker: ElementNode) {
    if DateLook(picker).isButton { return toggleMonth(of: picker) }
    movePart(of: picker, by: 1, wraps: true)
  }

  /// Closes the days of a month that a button opened.
  ///
  /// - Returns: Whether they were open.
  func closeMonth() -> Bool {
    guard let picker = focus.element, picker.kind == .datePicker, picker.isExpanded,
      DateLook(picker).isButton
    else { return false }
    toggleMonth(of: picker)
    return true
  }

  private func toggleMonth(of picker: ElementNode) {
    picker.isExpanded.toggle()
    picker.activePart = 0
    picker.invalidateLayout()
    setNeedsReveal()
  }

  /// An arrow on a date picker.
  ///
  /// - Returns: Whether it means something there.
  func moveInDate(_ picker: ElementNode, by step: Int, isHorizontal: Bool) -> Bool {
    let look = DateLook(picker)
    if look.showsMonth, DateParts.active(of: picker) == 0 {
      return change(picker, by: isHorizontal ? step : 7 * step, .day)
    }
    if isHorizontal { return movePart(of: picker, by: step, wraps: false) }
    // Up goes to the part that stands above, else to a higher one.
    adjust(by: look.isWheel ? step : -step)
    return true
  }

  /// Goes to the month before or after the one whose days have the focus.
  ///
  /// - Returns: Whether there are such days.
  func moveMonth(by step: Int) -> Bool {
    guard let picker = focus.element, picker.kind == .datePicker, picker.isEnabled,
      DateLook(picker).showsMonth
    else { return false }
    _ = change(picker, by: step, .month)
    return true
  }

  private func change(
    _ picker: ElementNode, by steps: Int, _ unit: Calendar.Component
  ) -> Bool {
    guard let value = DateParts.value(of: picker, movedBy: steps, unit) else { return false }
    send(.change(picker.id, .number(value)))
    return true
  }

  /// Does what a press on a place of a date picker means.
  func pressDate(_ picker: ElementNode, at point: CellPoint) {
    let place = point - picker.screenOrigin
    let look = DateLook(picker)
    if let part = picker.parts[.detail], part.contains(place) {
      if look.isButton { return toggleMonth(of: picker) }
      let column = place.x - part.maxX + DatePickerLayout.stepsWidth
      if look.hasSteps, column >= 0, column != 3 { return adjust(by: column < 3 ? -1 : 1) }
    }
    if let grid = picker.parts[.content], grid.contains(place), let month = MonthGrid(picker) {
      picker.activePart = 0
      let place = place - grid.origin
      if place.y == 0, place.x < 2 || place.x >= MonthGrid.width - 2 {
        _ = moveMonth(by: place.x < 2 ? -1 : 1)
      } else if let day = month.day(at: place), month.isChoosable(day) {
        _ = change(picker, by: day - month.day, .day)
      }
      return
    }
    for index in DateParts.of(picker).indices
    where picker.parts[.item(index)]?.contains(place) == true {
      picker.activePart = index
    }
  }
}
