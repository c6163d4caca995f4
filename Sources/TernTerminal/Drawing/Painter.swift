import TernUI

/// Draws placed elements on a canvas.
@MainActor
struct Painter {
  var canvas: Canvas
  let focused: ElementNode?

  init(size: CellSize, focused: ElementNode?) {
    canvas = Canvas(size: size)
    self.focused = focused
  }

  /// What an element inherits from those around it.
  struct Context {
    /// Where the parent's coordinates begin on the screen.
    var origin: CellPoint
    var clip: CellRect
    var style: CellStyle
    /// What cuts off that which stands outside of the elements around it.
    var bounds: CellRect

    init(origin: CellPoint, clip: CellRect, style: CellStyle, bounds: CellRect? = nil) {
      self.origin = origin
      self.clip = clip
      self.style = style
      self.bounds = bounds ?? clip
    }
  }

  /// Draws an element and everything in it.
  mutating func paint(_ node: ElementNode, _ context: Context) {
    if node.kind == .group {
      var context = context
      context.style = inheritedStyle(of: node, context.style)
      for child in node.children where !child.isLayer { paint(child, context) }
      return
    }
    let frame = CellRect(origin: context.origin + node.origin, size: node.size)
    let clip = frame.intersection(context.clip)
    // A toolbar has no frame of its own: its items stand in the page's bars.
    let mayReachOut = node.notes.hasFreeContent && node.onlyArranges
    guard !clip.isEmpty || node.kind == .toolbar || mayReachOut, node.isVisible else { return }

    var inner = Context(
      origin: frame.origin - node.scrollOffset,
      clip: node.kind == .toolbar ? context.clip : clip,
      style: inheritedStyle(of: node, context.style),
      bounds: node.onlyArranges ? context.bounds : nil
    )
    if node.properties[.rowBackground] != nil { fillRow(of: node, context, &inner) }
    switch node.kind {
    case .box:
      paintBackground(node, frame: frame, context: inner)
      paintDrawing(node, frame: frame, context: inner)
      // What is moved from its place is seen there, outside of its box too.
      var content = inner
      if BoxLayout.isFree(node) { content.clip = inner.bounds }
      paintChildren(of: node, content)
      paintGradient(node, frame: frame, context: inner)
      if node.hasBorder { paintBorder(node, frame: frame, context: inner) }
    case .text where !TextRuns.runs(of: node).isEmpty && node.bool(.isRedacted) != true:
      paintRuns(of: node, in: frame, context: inner)
    case .text, .label, .image:
      paintLines(of: node, in: frame, style: inner.style, clip: clip)
    case .divider:
      paintDivider(node, frame: frame, context: inner)
    case .button, .link, .toggle:
      paintControl(node, frame: frame, context: inner)
    case .textField, .secureField, .textEditor:
      paintField(node, frame: frame, context: inner)
    case .picker:
      paintPicker(node, frame: frame, context: inner)
    case .header:
      inner.style = inner.style.with(.bold)
      paintChildren(of: node, inner)
    case .footer:
      inner.style = inner.style.with(foreground: .gray)
      paintChildren(of: node, inner)
    case .progress, .gauge, .slider:
      paintBar(node, frame: frame, context: inner)
    case .stepper, .colorPicker:
      paintValue(node, frame: frame, context: inner)
    case .datePicker:
      paintDate(node, frame: frame, context: inner)
    case .menu:
      paintMenu(node, frame: frame, context: inner)
    case .disclosure:
      paintDisclosure(node, frame: frame, context: inner)
    case .row:
      paintRow(node, frame: frame, context: inner)
    case .section where SectionLayout.isBox(node):
      paintGroupBox(node, frame: frame, context: inner)
    case .tabs:
      paintTabs(node, frame: frame, context: inner)
    case .split:
      paintColumns(of: node, frame: frame, context: inner)
    case .overlay, .firstThatFits:
      for child in node.stacked { paint(child, inner) }
    case .table:
      paintChildren(of: node, inner)
      paintTableRule(of: node, context: inner)
      paintIndicator(of: node, frame: frame, context: inner)
    case .scroll, .list, .form:
      paintChildren(of: node, inner)
      if node.kind == .list, ListLook(node).hasRules { paintSectionRules(of: node, context: inner) }
      paintIndicator(of: node, frame: frame, context: inner)
    case .navigation:
      if let page = node.flow.last { paint(page, inner) }
    case .page:
      paintPage(node, frame: frame, context: inner)
    default:
      paintChildren(of: node, inner)
    }
    if node.bool(.isRedacted) == true { redactValue(of: node, frame: frame, context: inner) }
    if let badge = node.parts[.badge], let text = Badge.text(of: node) {
      canvas.draw(
        text, at: frame.origin + badge.origin, style: inner.style.with(foreground: .gray),
        clip: context.clip
      )
    }
    if node === focused { markFocus(of: node, context: context) }
  }

  mutating func paintChildren(of node: ElementNode, _ context: Context) {
    if node.notes.hasDepths {
      for (child, context) in ElementNode.stacked(content(of: node, context), { $0.node }) {
        paint(child, context)
      }
      return
    }
    // Layers are drawn later, over everything.
    for child in node.children where !child.isLayer { paint(child, context) }
  }

  /// The elements in an element, with those of groups in the groups' places.
  private func content(
    of node: ElementNode, _ context: Context
  ) -> [(node: ElementNode, context: Context)] {
    node.children.filter { !$0.isLayer }.flatMap { child -> [(ElementNode, Context)] in
      guard child.kind == .group else { return [(child, context)] }
      var inner = context
      inner.style = inheritedStyle(of: child, context.style)
      return content(of: child, inner)
    }
  }

  // MARK: Looks

  func inheritedStyle(of node: ElementNode, _ style: CellStyle) -> CellStyle {
    var style = style
    if let color = node.color(.foreground).flatMap(TerminalColor.init(name:)) {
      style.foreground = color
    }
    if let color = node.color(.background).flatMap(TerminalColor.init(name:)) {
      style.background = color
    }
    if node.bool(.isBold) == true { style.attributes.insert(.bold) }
    if node.bool(.isItalic) == true { style.attributes.insert(.italic) }
    if node.bool(.isUnderlined) == true { style.attributes.insert(.underline) }
    if node.bool(.isStruck) == true { style.attributes.insert(.strike) }
    switch node.string(.font) {
    case "largeTitle", "title", "title2", "title3", "headline": style.attributes.insert(.bold)
    case "caption", "caption2", "footnote":
      if style.foreground == .standard { style.foreground = .gray }
    default: break
    }
    if let opacity = node.number(.opacity), opacity <= 0.5 { style.foreground = .gray }
    if !node.isEnabled { style.foreground = .gray }
    return style
  }

  /// Shows which element the keyboard acts on; a text field shows its cursor instead.
  private mutating func markFocus(of node: ElementNode, context: Context) {
    guard !node.isTextField, node.kind != .datePicker else { return }
    var frames = [node.focusFrame]
    if node.kind == .text {
      frames = TextRuns.frames(ofLink: node.activePart, in: node)
    }
    for frame in frames {
      canvas.restyle(frame.intersection(context.clip)) {
        $0.attributes.formSymmetricDifference(.inverse)
      }
    }
  }

  // MARK: Parts

  mutating func paintLines(
    of node: ElementNode, in frame: CellRect, style: CellStyle, clip: CellRect
  ) {
    let alignment =
      node.string(.multilineAlignment).flatMap { Alignment(name: $0) } ?? .start
    let isRedacted = node.bool(.isRedacted) == true
    for (index, line) in node.lines.enumerated() {
      let x = alignment.offset(of: line.width, in: frame.size.width)
      canvas.draw(
        isRedacted ? Redaction.words(for: line.text) : line.text,
        at: frame.origin + CellPoint(x: x, y: index),
        style: isRedacted ? style.with(foreground: .gray) : style, clip: clip
      )
    }
  }

  private mutating func paintBackground(
    _ node: ElementNode, frame: CellRect, context: Context
  ) {
    guard let name = node.color(.background), TerminalColor(name: name) != nil else { return }
    // The colour of words has no background of its own: what is there for its looks alone is drawn.
    let isShape = name == Color.primary.name && node.flow.isEmpty
    canvas.fill(
      frame.intersection(context.clip), with: isShape ? "█" : " ", style: context.style
    )
  }

  /// Fills the line of a row from side to side of what it is a row of.
  private mutating func fillRow(
    of node: ElementNode, _ outer: Context, _ context: inout Context
  ) {
    guard let color = node.color(.rowBackground).flatMap(TerminalColor.init(name:)),
      let list = node.nearest({ $0.scrolls })
    else { return }
    context.style.background = color
    let row = CellRect(
      x: list.screenOrigin.x, y: context.origin.y, width: list.size.width,
      height: node.size.height
    )
    canvas.fill(row.intersection(outer.clip), style: context.style)
  }

  /// Puts several colours in the place of the one of the background.
  private mutating func paintGradient(_ node: ElementNode, frame: CellRect, context: Context) {
    guard node.properties[.gradient] != nil,
      let gradient = CellGradient(node.strings(.gradient), size: frame.size)
    else { return }
    let seen = frame.intersection(context.clip).intersection(canvas.bounds)
    guard !seen.isEmpty else { return }
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        let color = gradient.color(x: x - frame.minX, y: y - frame.minY)
        canvas.restyle(CellRect(x: x, y: y, width: 1, height: 1)) { style in
          // What is over it with a background of its own stays.
          if style.background == context.style.background { style.background = color }
        }
      }
    }
  }

  private mutating func paintBorder(_ node: ElementNode, frame: CellRect, context: Context) {
    var style = context.style
    style.attributes = []
    if let color = node.color(.border).flatMap(TerminalColor.init(name:)) {
      style.foreground = color
    }
    canvas.drawBorder(
      frame, isRounded: node.string(.shape) != nil, style: style, clip: context.clip
    )
  }

  private mutating func paintDivider(
    _ node: ElementNode, frame: CellRect, context: Context
  ) {
    let isVertical = node.isInRow
    canvas.fill(
      frame.intersection(context.clip), with: isVertical ? "│" : "─",
      style: context.style.with(foreground: .gray)
    )
  }

  /// Draws the lines between the sections of a list.
  private mutating func paintSectionRules(of node: ElementNode, context: Context) {
    var index = 0
    while let rule = node.parts[.item(index)] {
      let place = CellRect(origin: context.origin + rule.origin, size: rule.size)
      canvas.fill(
        place.intersection(context.clip), with: "─", style: context.style.with(foreground: .gray)
      )
      index += 1
    }
  }

  mutating func paintIndicator(
    of node: ElementNode, frame: CellRect, context: Context
  ) {
    guard let part = node.parts[.indicator], node.contentSize.height > 0 else { return }
    let length = max(1, part.size.height * part.size.height / node.contentSize.height)
    let hidden = max(1, node.contentSize.height - part.size.height)
    let free = part.size.height - length
    let start = (node.scrollOffset.y * free + hidden / 2) / hidden
    let style = context.style.with(foreground: .gray)
    let rows = CellRect(
      x: frame.minX + part.minX, y: frame.minY + part.minY, width: 1, height: part.size.height
    ).intersection(context.clip)
    let top = frame.minY + part.minY
    for y in rows.minY..<rows.maxY {
      let isThumb = y - top >= start && y - top < start + length
      canvas.draw(
        isThumb ? "█" : "│", at: CellPoint(x: rows.minX, y: y), style: style, clip: context.clip
      )
    }
  }

  private mutating func paintPage(_ node: ElementNode, frame: CellRect, context: Context) {
    if let bar = node.parts[.bar], bar.size.height > 1 {
      let rule = CellRect(
        x: frame.minX, y: frame.minY + bar.size.height - 1, width: bar.size.width, height: 1
      )
      canvas.fill(
        rule.intersection(context.clip), with: "─", style: context.style.with(foreground: .gray)
      )
    }
    if let back = node.parts[.backButton] {
      canvas.draw(
        PageLayout.backLabel, at: frame.origin + back.origin,
        style: context.style.with(foreground: .accent), clip: context.clip
      )
    }
    if let title = node.parts[.title] {
      canvas.draw(
        TextWrapping.truncated(node.ownText, width: title.size.width).text,
        at: frame.origin + title.origin, style: context.style.with(.bold), clip: context.clip
      )
    }
    paintChildren(of: node, context)
  }
}
