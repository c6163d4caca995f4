import TernUI

extension Painter {
  /// The colour of what can be acted on.
  func accent(of node: ElementNode) -> TerminalColor {
    node.color(.tint).flatMap(TerminalColor.init(name:)) ?? .accent
  }

  mutating func paintControl(_ node: ElementNode, frame: CellRect, context: Context) {
    var context = context
    if node.isEnabled, node.kind != .toggle, context.style.foreground == .standard {
      context.style.foreground =
        node.string(.role) == "destructive" ? .destructive : accent(of: node)
    }
    if node.string(.style) == "borderedProminent" { context.style.attributes.insert(.bold) }
    let middle = frame.minY + (frame.size.height - 1) / 2
    switch node.kind {
    case .toggle:
      let mark = ControlLayout.toggleMark(of: node)
      let tint = node.color(.tint).flatMap(TerminalColor.init(name:))
      canvas.draw(
        mark, at: frame.origin,
        style: tint.map { node.isEnabled ? context.style.with(foreground: $0) : context.style }
          ?? context.style,
        clip: context.clip
      )
      if node.string(.style) == "button" {
        canvas.draw(
          "]", at: CellPoint(x: frame.maxX - 1, y: middle), style: context.style,
          clip: context.clip
        )
      }
    case .link:
      canvas.draw(
        "›", at: CellPoint(x: frame.maxX - 1, y: middle), style: context.style, clip: context.clip
      )
    default:
      if !ControlLayout.isPlain(node) {
        canvas.draw(
          "[", at: CellPoint(x: frame.minX, y: middle), style: context.style, clip: context.clip
        )
        canvas.draw(
          "]", at: CellPoint(x: frame.maxX - 1, y: middle), style: context.style,
          clip: context.clip
        )
      }
    }
    paintLabel(of: node, frame: frame, context: context)
  }

  /// Draws the label of a control where the layout put it.
  mutating func paintLabel(of node: ElementNode, frame: CellRect, context: Context) {
    if ControlLabel.isHidden(node) { return }
    guard node.flow.isEmpty, let part = node.parts[.content] else {
      paintChildren(of: node, context)
      return
    }
    let label = CellRect(origin: frame.origin + part.origin, size: part.size)
    paintLines(of: node, in: label, style: context.style, clip: context.clip.intersection(label))
  }

  mutating func paintField(_ node: ElementNode, frame: CellRect, context: Context) {
    paintChildren(of: node, context)
    guard let part = node.parts[.content], let field = node.field, part.size.width > 0 else {
      return
    }
    let room = CellRect(origin: frame.origin + part.origin, size: part.size)
    let clip = room.intersection(context.clip)
    // A plain field shows its place by its text, its placeholder and its cursor alone.
    let style = node.string(.style) == "plain" ? context.style : context.style.with(.underline)
    if FieldLayout.border(of: node) > 0, node.kind != .textEditor {
      for y in 0..<room.size.height {
        let side = context.style.with(foreground: .gray)
        let start = room.origin + CellPoint(x: -1, y: y)
        canvas.draw("[", at: start, style: side, clip: context.clip)
        let end = room.origin + CellPoint(x: room.size.width, y: y)
        canvas.draw("]", at: end, style: side, clip: context.clip)
      }
    }
    if FieldLayout.isSearch(node) {
      canvas.draw(
        Symbols.text(for: "magnifyingglass"), at: frame.origin,
        style: context.style.with(foreground: .gray), clip: context.clip
      )
    }
    canvas.fill(clip, style: style)
    if field.editor.isEmpty, let placeholder = node.string(.placeholder) {
      canvas.draw(
        TextWrapping.truncated(placeholder, width: room.size.width).text, at: room.origin,
        style: style.with(foreground: .gray), clip: clip
      )
    }
    if node.isMultiline {
      let view = field.visibleLines(in: room.size)
      for (y, line) in view.lines.enumerated() {
        paintLine(
          line, at: room.origin + CellPoint(x: 0, y: y), width: room.size.width, style: style,
          clip: clip, hasCursor: node === focused && view.cursorLine == y
        )
      }
      return
    }
    let isSecure = node.kind == .secureField
    paintLine(
      field.visibleText(width: room.size.width, isSecure: isSecure), at: room.origin,
      width: room.size.width, style: style, clip: clip, hasCursor: node === focused
    )
  }

  private mutating func paintLine(
    _ line: TextFieldState.LineView, at origin: CellPoint, width: Int, style: CellStyle,
    clip: CellRect, hasCursor: Bool
  ) {
    canvas.draw(line.text, at: origin, style: style, clip: clip)
    if !line.selection.isEmpty {
      let selected = CellRect(
        x: origin.x + line.selection.lowerBound, y: origin.y, width: line.selection.count, height: 1
      )
      canvas.restyle(selected.intersection(clip)) { $0.attributes.insert(.inverse) }
    }
    guard hasCursor else { return }
    let cursor = origin + CellPoint(x: min(line.cursor, width - 1), y: 0)
    if clip.contains(cursor) { canvas.cursor = cursor }
  }

  mutating func paintPicker(_ node: ElementNode, frame: CellRect, context: Context) {
    let selected = node.int(.value) ?? -1
    let options = PickerLayout.options(of: node)
    if !ControlLabel.isHidden(node), let part = node.parts[.title] {
      let label = CellRect(origin: frame.origin + part.origin, size: part.size)
      var inner = context
      inner.clip = context.clip.intersection(label)
      if node.flow.isEmpty {
        paintLines(of: node, in: label, style: context.style, clip: inner.clip)
      } else {
        paintChildren(of: node, inner)
      }
    }
    guard let part = node.parts[.content] else { return }
    let content = CellRect(origin: frame.origin + part.origin, size: part.size)
    func draw(_ text: String, _ x: Int, _ y: Int) {
      canvas.draw(
        text, at: content.origin + CellPoint(x: x, y: y), style: context.style, clip: context.clip
      )
    }
    func fitted(_ option: String) -> String {
      TextWrapping.truncated(option, width: max(0, content.size.width - 4)).text
    }
    if let segments = PickerLayout.segments(of: node) {
      for (index, segment) in segments.enumerated() {
        let isChosen = index == selected
        draw(isChosen ? "[\(options[index])]" : " \(options[index]) ", segment.minX, 0)
        if isChosen {
          let place = CellRect(origin: content.origin + segment.origin, size: segment.size)
          canvas.restyle(place.intersection(context.clip)) { $0.attributes.insert(.bold) }
        }
      }
      return
    }
    if PickerLayout.showsAll(node) {
      for (index, option) in options.enumerated() {
        draw(index == selected ? "(•)" : "( )", 0, index)
        draw(fitted(option), 4, index)
      }
      return
    }
    let ornament = PickerLayout.Ornament(node)
    draw(ornament.before, 0, 0)
    draw(ornament.after, content.size.width - DisplayWidth.of(ornament.after), 0)
    guard options.indices.contains(selected) else { return }
    let room = max(0, content.size.width - ornament.width)
    draw(
      TextWrapping.truncated(options[selected], width: room).text, DisplayWidth.of(ornament.before),
      0
    )
  }
}
