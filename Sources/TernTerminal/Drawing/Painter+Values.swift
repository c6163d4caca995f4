import TernUI

extension Painter {
  mutating func paintRuns(of node: ElementNode, in frame: CellRect, context: Context) {
    let runs = TextRuns.runs(of: node)
    for (y, line) in TextRuns.lines(of: node).enumerated() {
      let start = TextRuns.offset(ofLine: y, in: node)
      for segment in line where runs.indices.contains(segment.run) {
        canvas.draw(
          segment.text, at: frame.origin + CellPoint(x: start + segment.x, y: y),
          style: style(of: runs[segment.run], context.style), clip: context.clip
        )
      }
    }
  }

  private func style(of run: TextRun, _ style: CellStyle) -> CellStyle {
    var style = style
    if run.isBold { style.attributes.insert(.bold) }
    if run.isItalic { style.attributes.insert(.italic) }
    if run.isUnderlined || run.link != nil { style.attributes.insert(.underline) }
    if run.isStruck { style.attributes.insert(.strike) }
    if run.link != nil { style.foreground = .accent }
    if let color = run.foreground.flatMap(TerminalColor.init(name:)) { style.foreground = color }
    return style
  }

  /// Puts something in the place of the value of a control.
  mutating func redactValue(of node: ElementNode, frame: CellRect, context: Context) {
    switch node.kind {
    case .textField, .secureField, .textEditor, .picker, .slider, .datePicker, .colorPicker, .gauge,
      .progress:
      for (part, place) in node.parts where part != .title {
        let rect = CellRect(origin: frame.origin + place.origin, size: place.size)
        canvas.redact(rect.intersection(context.clip))
      }
    default: break
    }
  }

  // MARK: Numbers

  mutating func paintBar(_ node: ElementNode, frame: CellRect, context: Context) {
    paintLabel(of: node, frame: frame, context: context)
    if ControlLabel.isHidden(node) {
      for end in BarLayout.ends(of: node) { paint(end, context) }
    }
    func place(_ part: CellRect) -> CellRect {
      CellRect(origin: frame.origin + part.origin, size: part.size)
    }
    if node.kind == .progress, node.number(.value) == nil {
      canvas.draw("◌", at: frame.origin, style: context.style, clip: context.clip)
    }
    if let detail = node.parts[.detail] {
      let text = BarValue.detail(of: node)
      let x = max(0, detail.size.width - DisplayWidth.of(text))
      canvas.draw(
        text, at: place(detail).origin + CellPoint(x: x, y: 0), style: context.style,
        clip: context.clip
      )
    }
    guard BarValue.hasBar(node), let bar = node.parts[.bar], bar.size.width > 0 else { return }
    let style = node.isEnabled ? context.style.with(foreground: accent(of: node)) : context.style
    let fraction = BarValue.fraction(of: node)
    let width = bar.size.width
    var text = ""
    if node.kind == .slider {
      let knob = Int((Double(width - 1) * fraction).rounded())
      text = String(repeating: "━", count: knob) + "●"
      text += String(repeating: "─", count: width - 1 - knob)
    } else {
      let filled = Int((Double(width) * fraction).rounded())
      text = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    }
    canvas.draw(text, at: place(bar).origin, style: style, clip: context.clip)
  }

  mutating func paintValue(_ node: ElementNode, frame: CellRect, context: Context) {
    paintLabel(of: node, frame: frame, context: context)
    guard let part = node.parts[.detail] else { return }
    let origin = frame.origin + part.origin
    let style = node.isEnabled ? context.style.with(foreground: accent(of: node)) : context.style
    func draw(_ text: String, _ x: Int, _ style: CellStyle) -> (String, CellPoint, CellStyle) {
      (text, origin + CellPoint(x: x, y: 0), style)
    }
    var pieces: [(String, CellPoint, CellStyle)] = []
    switch node.kind {
    case .stepper:
      let dim = context.style.with(foreground: .gray)
      pieces.append(draw("[-]", 0, node.bool(.canDecrement) == false ? dim : style))
      pieces.append(draw("[+]", 4, node.bool(.canIncrement) == false ? dim : style))
    default:
      let name = node.color(.value) ?? ""
      let color = TerminalColor(name: name) ?? .standard
      pieces.append(draw("‹", 0, style))
      pieces.append(draw("■", 2, context.style.with(foreground: color)))
      pieces.append(draw(TextWrapping.truncated(name, width: part.size.width - 6).text, 4, style))
      pieces.append(draw("›", part.size.width - 1, style))
    }
    for (text, place, style) in pieces {
      canvas.draw(text, at: place, style: style, clip: context.clip)
    }
  }
}
