import TernUI

extension TerminalBackend {
  func press(at point: CellPoint) {
    pressed = nil
    pressedPoint = point
    guard let scope = focus.scope else { return }
    layout()
    if scope.isPopupOpen, !scope.popupFrame.contains(point) {
      closeMenus()
      return
    }
    let hit = HitTest(point, in: scope)
    gestured = hit.owners.last { !$0.strings(.gestures).isEmpty }
    switch hit.target {
    case .control(let control):
      guard control.isEnabled else { return }
      if focus.order.contains(where: { $0 === control }) { moveFocus(to: control) }
      pressed = control
      placeCursor(in: control, at: point)
    case .back(let page): goBack(from: page)
    case .link(let text, let run):
      if let link = TextRuns.links(of: text).firstIndex(of: run) { text.activePart = link }
      if focus.order.contains(where: { $0 === text }) { moveFocus(to: text) }
      send(.openLink(text.id, run))
    case nil: break
    }
  }

  /// Follows the pointer while its button is down.
  func drag(to point: CellPoint) {
    layout()
    if let box = gestured, box.isEnabled, box.strings(.gestures).contains("drag") {
      sendDrag(of: box, to: point, isEnded: false)
    } else if let control = pressed, control.isTextField {
      placeCursor(in: control, at: point, extends: true)
    } else if let control = pressed, control.kind == .slider {
      slide(control, toColumn: point.x)
    }
  }

  /// Acts on a control if the button comes up where it went down.
  func release(at point: CellPoint) {
    guard let scope = focus.scope else { return }
    layout()
    defer {
      pressed = nil
      gestured = nil
    }
    if finishGesture(at: point) { return }
    guard let control = pressed, case .control(let target)? = HitTest(point, in: scope).target,
      target === control
    else { return }
    switch control.kind {
    case .picker: pick(in: control, at: point)
    case .slider: slide(control, toColumn: point.x)
    case .stepper, .colorPicker: step(control, at: point)
    case .datePicker: pressDate(control, at: point)
    default: activate(control)
    }
  }

  /// The second button opens what the first has no place for.
  func pressSecondary(at point: CellPoint) {
    guard let scope = focus.scope else { return }
    layout()
    let owners = HitTest(point, in: scope).owners
    if let owner = owners.last(where: { !$0.popupItems.isEmpty }) {
      if focus.order.contains(where: { $0 === owner }) { moveFocus(to: owner) }
      openMenu(owner)
    } else if let box = owners.last(where: { $0.strings(.gestures).contains("longPress") }) {
      send(.gesture(box.id, .longPress))
    }
  }

  // MARK: Gestures

  /// Tells a box of a drag or of several taps.
  ///
  /// - Returns: Whether that is what the pointer did.
  private func finishGesture(at point: CellPoint) -> Bool {
    guard let box = gestured, box.isEnabled else { return false }
    let gestures = box.strings(.gestures)
    if point != pressedPoint {
      if gestures.contains("drag") { sendDrag(of: box, to: point, isEnded: true) }
      return gestures.contains("drag")
    }
    let count = taps.count(on: box, at: point, schedule: scheduleTapEnd)
    guard count > 1, gestures.contains("tap:\(count)") else { return false }
    send(.gesture(box.id, .tap(count: count)))
    return true
  }

  private func sendDrag(of box: ElementNode, to point: CellPoint, isEnded: Bool) {
    guard let start = pressedPoint else { return }
    let from = Self.points(start - box.screenOrigin)
    let to = Self.points(point - box.screenOrigin)
    send(
      .gesture(
        box.id, .drag(fromX: from.x, fromY: from.y, toX: to.x, toY: to.y, isEnded: isEnded)
      )
    )
  }

  /// The middle of a cell, in points.
  private static func points(_ point: CellPoint) -> (x: Double, y: Double) {
    (Double(point.x) * 8 + 4, Double(point.y) * 16 + 8)
  }

  // MARK: Places in controls

  private func placeCursor(
    in control: ElementNode, at point: CellPoint, extends: Bool = false
  ) {
    guard control.isTextField, let room = control.parts[.content] else { return }
    let place = point - control.screenOrigin - room.origin
    if control.isMultiline {
      let index = control.field?.index(at: place, width: room.size.width)
      if let index { _ = control.field?.perform(.move(.to(index), extends: extends)) }
      return
    }
    let index = control.field?.index(atColumn: place.x, isSecure: control.kind == .secureField)
    if let index {
      let target = place.x < 0 ? 0 : index
      _ = control.field?.perform(.move(.to(target), extends: extends))
    }
  }

  private func pick(in picker: ElementNode, at point: CellPoint) {
    let origin = picker.screenOrigin + (picker.parts[.content]?.origin ?? .zero)
    if let segments = PickerLayout.segments(of: picker) {
      if let index = segments.firstIndex(where: { $0.contains(point - origin) }) {
        send(.select(picker.id, index))
      }
      return
    }
    if PickerLayout.showsAll(picker) {
      let index = point.y - origin.y
      if PickerLayout.options(of: picker).indices.contains(index) {
        closeMenus()
        send(.select(picker.id, index))
      }
      return
    }
    select(after: picker, by: point.x < origin.x + 2 ? -1 : 1)
  }

  private func slide(_ slider: ElementNode, toColumn column: Int) {
    guard let bar = slider.parts[.bar], bar.size.width > 1 else { return }
    let start = slider.screenOrigin.x + bar.minX
    // The button went down on the bar; from there the pointer may leave it.
    guard let pressedPoint, (start..<start + bar.size.width).contains(pressedPoint.x) else {
      return
    }
    let place = column - start
    let range = BarValue.range(of: slider)
    let part = Double(place) / Double(bar.size.width - 1)
    slide(slider, to: range.lowerBound + part * (range.upperBound - range.lowerBound))
  }

  private func step(_ control: ElementNode, at point: CellPoint) {
    guard let value = control.parts[.detail] else { return }
    let place = point.x - control.screenOrigin.x - value.minX
    guard (0..<value.size.width).contains(place) else { return }
    let isBack = control.kind == .stepper ? place < 3 : place < 2
    adjust(by: isBack ? -1 : 1)
  }
}

/// Counts taps in the same place that follow each other quickly.
@MainActor
final class TapCounter {
  private weak var element: ElementNode?
  private var point = CellPoint.zero
  private var taps = 0
  private var series = 0

  /// The number of taps with this one.
  func count(
    on element: ElementNode, at point: CellPoint,
    schedule: (@escaping @MainActor () -> Void) -> Void
  ) -> Int {
    taps = self.element === element && self.point == point ? taps + 1 : 1
    self.element = element
    self.point = point
    series += 1
    let current = series
    schedule { [weak self] in
      if let self, series == current { taps = 0 }
    }
    return taps
  }
}
