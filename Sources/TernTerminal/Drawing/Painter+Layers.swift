import TernUI

extension Painter {
  /// Draws a sheet or an alert over what is there, which becomes dim.
  mutating func paintLayer(_ node: ElementNode) {
    canvas.cursor = nil
    canvas.restyle(canvas.bounds) { style in
      style = CellStyle(foreground: .gray, attributes: style.attributes.intersection(.underline))
    }
    let frame = CellRect(origin: node.origin, size: node.size)
    canvas.fill(frame, style: .plain)
    if node.string(.style) != "fullScreen" || node.kind == .alert {
      canvas.drawBorder(
        frame, isRounded: SheetLayout.isPopover(node), style: .plain, clip: canvas.bounds
      )
      paintArrow(of: node, frame: frame)
    }
    let context = Context(
      origin: frame.origin - node.scrollOffset,
      clip: CellRect(
        x: frame.minX + 1, y: frame.minY + 1,
        width: max(0, frame.size.width - 2), height: max(0, frame.size.height - 2)
      ),
      style: .plain
    )
    if !SheetLayout.isPopover(node) {
      let screen = Context(origin: .zero, clip: canvas.bounds, style: .plain)
      paintIndicator(of: node, frame: frame, context: screen)
    }
    if node.kind == .alert {
      paintAlertTitle(of: node, context)
    } else {
      paintSheetTitle(of: node, frame: frame)
    }
    paintChildren(of: node, context)
  }

  /// Draws the cell of a popover's border that points to what it belongs to.
  private mutating func paintArrow(of node: ElementNode, frame: CellRect) {
    guard let arrow = node.parts[.indicator], SheetLayout.isPopover(node) else { return }
    let mark: String
    switch (arrow.minX, arrow.minY) {
    case (_, 0): mark = "▴"
    case (_, frame.size.height - 1): mark = "▾"
    case (0, _): mark = "◂"
    default: mark = "▸"
    }
    canvas.draw(mark, at: frame.origin + arrow.origin, style: .plain, clip: canvas.bounds)
  }

  private mutating func paintSheetTitle(of node: ElementNode, frame: CellRect) {
    guard !node.ownText.isEmpty, frame.size.width > 6 else { return }
    let title = TextWrapping.truncated(" \(node.ownText) ", width: frame.size.width - 4)
    let x = Alignment.center.offset(of: title.width, in: frame.size.width)
    canvas.draw(
      title.text, at: frame.origin + CellPoint(x: x, y: 0),
      style: CellStyle.plain.with(.bold), clip: canvas.bounds
    )
  }

  private mutating func paintAlertTitle(of node: ElementNode, _ context: Context) {
    guard let part = node.parts[.title] else { return }
    for (index, line) in node.lines.enumerated() {
      let x = Alignment.center.offset(of: line.width, in: part.size.width)
      canvas.draw(
        line.text, at: context.origin + part.origin + CellPoint(x: x, y: index),
        style: context.style.with(.bold), clip: context.clip
      )
    }
  }

  /// Draws what the keys do, over everything.
  ///
  /// - Parameter offset: The lines to leave out at the top.
  /// - Returns: The offset as far as there are so many lines.
  mutating func paintHelp(_ lines: [String], from offset: Int) -> Int {
    let width = lines.reduce(0) { max($0, DisplayWidth.of($1)) } + 4
    let size = CellSize(
      width: min(width, canvas.size.width), height: min(lines.count + 2, canvas.size.height)
    )
    let frame = CellRect(
      origin: CellPoint(
        x: (canvas.size.width - size.width) / 2, y: (canvas.size.height - size.height) / 2
      ),
      size: size
    )
    let offset = min(max(0, offset), max(0, lines.count - (size.height - 2)))
    canvas.cursor = nil
    canvas.fill(frame, style: .plain)
    canvas.drawBorder(frame, style: .plain, clip: canvas.bounds)
    for (index, line) in lines.dropFirst(offset).enumerated() {
      canvas.draw(
        line, at: frame.origin + CellPoint(x: 2, y: index + 1), style: .plain,
        clip: CellRect(
          x: frame.minX + 1, y: frame.minY + 1, width: size.width - 2, height: size.height - 2
        )
      )
    }
    if lines.count > size.height - 2, size.width > 2 {
      let more = CellPoint(x: frame.maxX - 2, y: frame.maxY - 1)
      canvas.draw("↓", at: more, style: .plain, clip: canvas.bounds)
    }
    return offset
  }
}
