import FoundationEssentials
import TernUI

extension Painter {
  mutating func paintDate(_ node: ElementNode, frame: CellRect, context: Context) {
    paintLabel(of: node, frame: frame, context: context)
    let look = DateLook(node)
    let style = node.isEnabled ? context.style.with(foreground: accent(of: node)) : context.style
    if let part = node.parts[.detail], part.size.width > 0 {
      let text = node.string(.detail) ?? ""
      let origin = frame.origin + part.origin
      func draw(_ text: String, _ x: Int, _ y: Int, _ style: CellStyle) {
        canvas.draw(text, at: origin + CellPoint(x: x, y: y), style: style, clip: context.clip)
      }
      if look.isButton {
        draw("[ \(text) \(node.isExpanded ? "▴" : "▾") ]", 0, 0, style)
      } else if look.isWheel {
        let dim = context.style.with(foreground: .gray)
        draw(wheel(of: node, movedBy: -1), 0, 0, dim)
        draw(text, 0, 1, style)
        draw(wheel(of: node, movedBy: 1), 0, 2, dim)
      } else {
        draw(text, 0, 0, look.isField ? style.with(.underline) : style)
        if look.hasSteps { draw("[-] [+]", DisplayWidth.of(text) + 1, 0, style) }
      }
    }
    if look.showsMonth { paintMonth(of: node, frame, context, style) }
    if node === focused { markDatePart(of: node, frame, context) }
  }

  /// The parts of the date that come before or after those of the middle.
  private func wheel(of node: ElementNode, movedBy steps: Int) -> String {
    let text = node.string(.detail) ?? ""
    let shown = Array(text)
    var characters = Array(String(repeating: " ", count: text.count))
    let components = DatePickerComponents(named: node.string(.components) ?? "")
    let calendar = DateParts.calendar(of: node)
    for part in DateParts.of(node) {
      guard let value = DateParts.value(of: node, movedBy: steps, part.unit) else { continue }
      let moved = Array(
        components.text(of: Date(timeIntervalSinceReferenceDate: value), in: calendar)
      )
      // A year of another length would stand in the place of another part.
      guard moved.count == characters.count, part.columns.upperBound <= moved.count,
        // At the end of the range there is no other.
        moved[part.columns] != shown[part.columns]
      else { continue }
      characters.replaceSubrange(part.columns, with: moved[part.columns])
    }
    return String(characters)
  }

  private mutating func paintMonth(
    of node: ElementNode, _ frame: CellRect, _ context: Context, _ style: CellStyle
  ) {
    guard let part = node.parts[.content], let month = MonthGrid(node) else { return }
    let origin = frame.origin + part.origin
    let dim = context.style.with(foreground: .gray)
    func draw(_ text: String, _ x: Int, _ y: Int, _ style: CellStyle) {
      canvas.draw(text, at: origin + CellPoint(x: x, y: y), style: style, clip: context.clip)
    }
    let title = TextWrapping.truncated(month.title, width: MonthGrid.width - 4)
    draw("‹", 0, 0, style)
    draw(title.text, (MonthGrid.width - title.width) / 2, 0, context.style.with(.bold))
    draw("›", MonthGrid.width - 1, 0, style)
    for (column, name) in month.weekdays.enumerated() { draw(name, column * 3, 1, dim) }
    for day in 1...month.count {
      let place = month.place(of: day)
      let isChosen = day == month.day
      draw(
        (day < 10 ? " " : "") + "\(day)", place.minX, place.minY,
        isChosen ? style.with([.bold, .underline]) : month.isChoosable(day) ? context.style : dim
      )
    }
    guard DateLook(node).showsTime, let text = node.string(.detail) else { return }
    draw(
      String(text.dropFirst(DateLook.timeColumn)), DatePickerLayout.timeIndent, MonthGrid.height,
      style
    )
  }

  /// Shows which part of a date the keys change.
  private mutating func markDatePart(of node: ElementNode, _ frame: CellRect, _ context: Context) {
    let active = DateParts.active(of: node)
    guard var part = node.parts[.item(active)] else { return }
    if DateLook(node).showsMonth, active == 0 {
      guard let month = MonthGrid(node) else { return }
      let day = month.place(of: month.day)
      part = CellRect(origin: part.origin + day.origin, size: day.size)
    }
    let place = CellRect(origin: frame.origin + part.origin, size: part.size)
    canvas.restyle(place.intersection(context.clip)) {
      $0.attributes.remove(.underline)
      $0.attributes.insert(.inverse)
    }
  }
}
