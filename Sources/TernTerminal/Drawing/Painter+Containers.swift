import TernUI

extension Painter {
  mutating func paintRow(_ node: ElementNode, frame: CellRect, context: Context) {
    var context = context
    let marks = RowLayout.Marks(node)
    let isSelected = node.bool(.isSelected) == true
    if isSelected { context.style.attributes.insert(.bold) }
    if node.color(.background).flatMap(TerminalColor.init(name:)) != nil {
      canvas.fill(frame.intersection(context.clip), style: context.style)
    }
    func draw(_ text: String, _ x: Int, _ color: TerminalColor) {
      canvas.draw(
        text, at: frame.origin + CellPoint(x: x, y: 0),
        style: context.style.with(foreground: color), clip: context.clip
      )
    }
    var x = 0
    if marks.deletes {
      draw("⊖", 0, .destructive)
      x = 2
    }
    if marks.chooses, marks.isMultiple {
      draw(isSelected ? "[x]" : "[ ]", x, .accent)
    } else if isSelected {
      draw("✓", x, .accent)
    }
    if marks.moves { draw("≡", frame.size.width - 1, .gray) }
    for child in node.shown { paint(child, context) }
  }

  /// Draws a box with the header in its upper line.
  mutating func paintGroupBox(_ node: ElementNode, frame: CellRect, context: Context) {
    let box = node.parts[.content].map {
      CellRect(origin: frame.origin + $0.origin, size: $0.size)
    }
    canvas.drawBorder(
      box ?? frame, isRounded: true, style: context.style.with(foreground: .gray),
      clip: context.clip
    )
    for header in node.flow where header.kind == .header && header.size.width > 0 {
      let room = CellRect(
        x: frame.minX + header.origin.x - 1, y: frame.minY, width: header.size.width + 2, height: 1
      )
      canvas.fill(room.intersection(context.clip), style: context.style)
    }
    paintChildren(of: node, context)
  }

  mutating func paintDisclosure(_ node: ElementNode, frame: CellRect, context: Context) {
    canvas.draw(
      node.bool(.value) == true ? "▾" : "▸", at: frame.origin,
      style: node.isEnabled ? context.style.with(foreground: accent(of: node)) : context.style,
      clip: context.clip
    )
    // A header of a group is no heading.
    for child in node.children where !child.isLayer {
      if child.kind == .header { paintHeader(child, context) } else { paint(child, context) }
    }
  }

  mutating func paintMenu(_ node: ElementNode, frame: CellRect, context: Context) {
    if node.isContextMenu {
      for header in node.shown { paintHeader(header, context) }
      return
    }
    var context = context
    if node.isEnabled, context.style.foreground == .standard {
      context.style.foreground = accent(of: node)
    }
    let y = (frame.size.height - 1) / 2
    func draw(_ text: String, _ x: Int) {
      canvas.draw(
        text, at: frame.origin + CellPoint(x: x, y: y), style: context.style, clip: context.clip
      )
    }
    let mark = node.isMenuItem ? "▸" : "▾"
    if MenuLayout.isPlain(node) {
      draw(mark, frame.size.width - 1)
    } else {
      draw("[", 0)
      draw("\(mark) ]", frame.size.width - 3)
    }
    for header in node.shown { paintHeader(header, context) }
  }

  /// Draws a header that is the label of a control.
  private mutating func paintHeader(_ node: ElementNode, _ context: Context) {
    let frame = CellRect(origin: context.origin + node.origin, size: node.size)
    let inner = Context(
      origin: frame.origin, clip: frame.intersection(context.clip),
      style: inheritedStyle(of: node, context.style)
    )
    paintChildren(of: node, inner)
  }

  /// Draws the items of an open menu over everything.
  mutating func paintPopup(_ node: ElementNode) {
    canvas.cursor = nil
    let frame = node.popupFrame
    canvas.fill(frame, style: .plain)
    canvas.drawBorder(frame, isRounded: true, style: .plain, clip: canvas.bounds)
    for item in node.popupItems {
      let context = Context(
        origin: item.parent?.contentOrigin ?? .zero, clip: PopupLayout.content(of: node),
        style: .plain
      )
      paint(item, context)
    }
  }

  /// Draws the line between the names of the tabs and what is in them.
  private mutating func paintTabRule(
    of node: ElementNode, frame: CellRect, context: Context
  ) {
    guard let bar = node.parts[.bar] else { return }
    let isColumn = TabsLayout.Look(node) == .sidebar
    let line =
      isColumn
      ? CellRect(x: bar.maxX - 1, y: 0, width: 1, height: bar.size.height)
      : CellRect(x: 0, y: bar.maxY - 1, width: bar.size.width, height: 1)
    guard isColumn || bar.size.height > 1 else { return }
    let place = CellRect(origin: frame.origin + line.origin, size: line.size)
    canvas.fill(
      place.intersection(context.clip), with: isColumn ? "│" : "─",
      style: context.style.with(foreground: .gray)
    )
  }

  mutating func paintTabs(_ node: ElementNode, frame: CellRect, context: Context) {
    paintTabRule(of: node, frame: frame, context: context)
    let selected = node.selectedTab
    let marks = TabsLayout.Look(node) != .page
    for (index, tab) in node.flow.enumerated() {
      guard let part = node.parts[.item(index)] else { continue }
      let place = CellRect(origin: frame.origin + part.origin, size: part.size)
      var style = inheritedStyle(of: tab, context.style)
      if tab === selected {
        style = style.with(.bold).with(foreground: accent(of: node))
        if marks {
          canvas.draw("[", at: place.origin, style: style, clip: context.clip)
          canvas.draw(
            "]", at: place.origin + CellPoint(x: part.size.width - 1, y: 0), style: style,
            clip: context.clip
          )
        }
      }
      let label = marks ? TabsLayout.label(of: tab) : tab === selected ? "●" : "○"
      canvas.draw(
        label, at: place.origin + CellPoint(x: marks ? 1 : 0, y: 0), style: style,
        clip: context.clip
      )
      if tab === focused {
        canvas.restyle(place.intersection(context.clip)) {
          $0.attributes.formSymmetricDifference(.inverse)
        }
      }
    }
    guard let selected else { return }
    paintContent(of: selected, context)
  }

  /// Draws what is in a tab; its label shows the focus, not its content.
  private mutating func paintContent(of tab: ElementNode, _ context: Context) {
    guard tab.isVisible else { return }
    let frame = CellRect(origin: context.origin + tab.origin, size: tab.size)
    let inner = Context(
      origin: frame.origin, clip: frame.intersection(context.clip),
      style: inheritedStyle(of: tab, context.style)
    )
    paintChildren(of: tab, inner)
  }

  mutating func paintColumns(of node: ElementNode, frame: CellRect, context: Context) {
    for (key, part) in node.parts {
      guard case .item = key else { continue }
      let line = CellRect(origin: frame.origin + part.origin, size: part.size)
      canvas.fill(
        line.intersection(context.clip), with: "│", style: context.style.with(foreground: .gray)
      )
    }
    for column in node.shown { paint(column, context) }
  }

  mutating func paintTableRule(of node: ElementNode, context: Context) {
    let style = context.style.with(foreground: .gray)
    let rule = node.parts[.bar].map {
      CellRect(origin: context.origin + $0.origin, size: $0.size)
    }
    if let rule { canvas.fill(rule.intersection(context.clip), with: "─", style: style) }
    for (key, part) in node.parts {
      guard case .item = key else { continue }
      let origin = context.origin + part.origin
      canvas.fill(
        CellRect(origin: origin, size: part.size).intersection(context.clip), with: "│",
        style: style
      )
      guard let rule else { continue }
      canvas.draw(
        "┼", at: CellPoint(x: origin.x, y: rule.minY), style: style, clip: context.clip
      )
    }
  }
}
