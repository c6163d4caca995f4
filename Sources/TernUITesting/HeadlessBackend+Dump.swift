import TernUI

extension HeadlessBackend {
  /// The screen as text.
  ///
  /// A page begins with `# Title`, after `‹ Back` where there is a page below it. Buttons are written
  /// `[ Add ]`, links `Bird ›`, toggles `[x] Sound`, fields `Name: "Blob"`, pickers
  /// `Size: ‹ Small › of Small, Large`, rows of a list `- Blob`, or `* Blob` if they are chosen. Tabs are
  /// written `‹ Birds › | Places`, what can be opened `▸ More`, menus `[ Sort ▾ ]` with what is in them
  /// below. A sheet or an alert follows what it lies over, after a line that names it.
  public func dump() -> String {
    lines(of: .root).joined(separator: "\n")
  }

  private func lines(of id: ElementID) -> [String] {
    guard let element = elements[id], !element.bool(.accessibilityHidden) else { return [] }
    switch element.kind {
    case .page: return pageLines(element)
    case .navigation: return element.children.last.map(lines) ?? []
    case .list, .form: return element.children.flatMap { rowLines(of: $0, mark: mark(in: element)) }
    case .section: return sectionLines(element)
    case .sheet, .alert: return layerLines(element)
    case .hstack, .gridRow: return rowOfLines(element)
    case .box where element.bool(.isHidden): return []
    case .box where element.string(.style) == "canvas":
      return [element.string(.accessibilityLabel) ?? "<drawing>"]
    case .layout where element.string(.axis) == "horizontal": return rowOfLines(element)
    case .firstThatFits: return element.children.first.map(lines) ?? []
    case .tabs: return tabLines(element)
    case .split: return splitLines(element)
    case .menu: return menuLines(element)
    case .disclosure: return disclosureLines(element)
    case .table: return tableLines(element)
    case .row: return rowContentLines(element)
    case .divider: return ["---"]
    case .spacer: return []
    default:
      if let line = controlLine(element) { return [line] }
      return childLines(element)
    }
  }

  private func childLines(_ element: HeadlessElement) -> [String] {
    element.children.flatMap(lines)
  }

  /// Elements side by side share a line unless one of them needs several.
  private func rowOfLines(_ element: HeadlessElement) -> [String] {
    let parts = element.children.map(lines).filter { !$0.isEmpty }
    if parts.contains(where: { $0.count > 1 }) { return parts.flatMap { $0 } }
    return parts.isEmpty ? [] : [parts.flatMap { $0 }.joined(separator: "  ")]
  }

  // MARK: - Controls

  private func controlLine(_ element: HeadlessElement) -> String? {
    let label = label(of: element)
    switch element.kind {
    case .text:
      return element.string(.text)
    case .image:
      let name = element.string(.systemImage) ?? element.string(.file) ?? ""
      return element.string(.accessibilityLabel) ?? "<\(name)>"
    case .label:
      return label
    case .button:
      return "[ \(label) ]" + notes(element)
    case .link:
      return "\(label) ›" + (element.string(.url).map { " \($0)" } ?? "") + notes(element)
    case .toggle:
      return (element.bool(.value) ? "[x] " : "[ ] ") + label + notes(element)
    case .textField:
      return "\(label): \"\(element.string(.value) ?? "")\"" + notes(element)
    case .secureField:
      let dots = String(repeating: "•", count: element.string(.value)?.count ?? 0)
      return "\(label): \"\(dots)\"" + notes(element)
    case .textEditor:
      return "\(label): \"\(element.string(.value) ?? "")\"" + notes(element)
    case .picker:
      return pickerLine(element, label)
    case .slider, .datePicker, .colorPicker, .gauge, .progress, .stepper:
      return valueLine(element, label)
    default:
      return nil
    }
  }

  private func valueLine(_ element: HeadlessElement, _ label: String) -> String {
    let title = label.isEmpty ? "" : "\(label): "
    let range = [element.number(.minimum), element.number(.maximum)].compactMap(\.self).map(text)
    let value = element.number(.value).map(text) ?? ""
    switch element.kind {
    case .stepper:
      let less = element.bool(.canDecrement, default: true) ? "-" : " "
      let more = element.bool(.canIncrement, default: true) ? "+" : " "
      return "\(label) [ \(less) | \(more) ]" + notes(element)
    case .colorPicker:
      return title + (element.color(.value) ?? "") + notes(element)
    case .progress:
      guard let part = element.number(.value) else { return label + "…" }
      return title + (element.string(.detail) ?? text((part * 100).rounded()) + "%")
    case .slider:
      return title + value + " of " + range.joined(separator: "–") + notes(element)
    case .gauge:
      return title + (element.string(.detail) ?? value + " of " + range.joined(separator: "–"))
    default:
      return title + (element.string(.detail) ?? value) + notes(element)
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private func pickerLine(_ element: HeadlessElement, _ label: String) -> String {
    let options = element.strings(.options)
    let chosen = element.int(.value).flatMap { options.indices.contains($0) ? options[$0] : nil }
    return "\(label): ‹ \(chosen ?? "") › of \(options.joined(separator: ", "))" + notes(element)
  }

  private func notes(_ element: HeadlessElement) -> String {
    var notes: [String] = []
    if element.string(.role) == "destructive" { notes.append("destructive") }
    if !element.isEnabled { notes.append("disabled") }
    return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
  }

  // MARK: - Containers

  private func mark(in element: HeadlessElement) -> String {
    element.kind == .list ? "- " : ""
  }

  private func rowLines(of id: ElementID, mark: String) -> [String] {
    guard let element = elements[id] else { return [] }
    if element.kind == .section { return sectionLines(element) }
    if element.bool(.isSelected) { return marked(lines(of: id), with: "* ") }
    return marked(lines(of: id), with: mark)
  }

  private func marked(_ lines: [String], with mark: String) -> [String] {
    lines.enumerated().map { index, line in
      (index == 0 ? mark : String(repeating: " ", count: mark.count)) + line
    }
  }

  private func sectionLines(_ element: HeadlessElement) -> [String] {
    let mark = element.parent.flatMap { elements[$0] }.map(mark) ?? ""
    return element.children.flatMap { id -> [String] in
      switch elements[id]?.kind {
      case .header: return lines(of: id).map { "\($0):" }
      case .footer: return lines(of: id).map { "  (\($0))" }
      default: return rowLines(of: id, mark: mark).map { "  " + $0 }
      }
    }
  }

  private func rowContentLines(_ element: HeadlessElement) -> [String] {
    let children = element.children.compactMap { elements[$0] }
    var lines = children.filter { $0.kind != .actions }.flatMap { self.lines(of: $0.id) }
    let actions = children.filter { $0.kind == .actions }.flatMap(childLines)
    if !actions.isEmpty { lines.append("  { \(actions.joined(separator: " ")) }") }
    return lines
  }

  private func tabLines(_ element: HeadlessElement) -> [String] {
    let tabs = element.children.compactMap { elements[$0] }
    let shown = shownTab(of: element)
    let titles = tabs.map { tab in
      let badge = tab.string(.badge).map { " (\($0))" } ?? ""
      return (tab.id == shown?.id ? "‹ \(label(of: tab)) ›" : label(of: tab)) + badge
    }
    return [titles.joined(separator: " | ")] + (shown.map(childLines) ?? [])
  }

  private func splitLines(_ element: HeadlessElement) -> [String] {
    Array(element.children.map(lines).joined(separator: ["||"]))
  }

  private func menuLines(_ element: HeadlessElement) -> [String] {
    let children = element.children.compactMap { elements[$0] }
    let header = children.filter { $0.kind == .header }
    let items = children.filter { $0.kind != .header }.flatMap { lines(of: $0.id) }
    let isContext = element.string(.style) == "context"
    let title = isContext ? header.flatMap(childLines) : ["[ \(label(of: element)) ▾ ]"]
    return title + items.map { (isContext ? "  ⋮ " : "  ") + $0 }
  }

  private func disclosureLines(_ element: HeadlessElement) -> [String] {
    let content = element.children.filter { elements[$0]?.kind != .header }.flatMap(lines)
    let mark = element.bool(.value) ? "▾" : "▸"
    return ["\(mark) \(label(of: element))"] + content.map { "  " + $0 }
  }

  private func tableLines(_ element: HeadlessElement) -> [String] {
    let rows = element.children.compactMap { elements[$0] }.filter {
      $0.kind != .header || !element.bool(.hidesTitles)
    }
    return rows.map { row in
      let cells = row.children.map { lines(of: $0).joined(separator: " ") }
      let mark = row.kind == .header ? "" : row.bool(.isSelected) ? "* " : "- "
      return mark + cells.joined(separator: " | ")
    }
  }

  private func pageLines(_ element: HeadlessElement) -> [String] {
    let children = element.children.compactMap { elements[$0] }
    let hidesBar = element.bool(.hidesBar)
    let items = children.filter { $0.kind == .toolbar }.flatMap(\.children)
      .compactMap { elements[$0] }
      .filter { !hidesBar || ["bottom", "search"].contains($0.string(.placement) ?? "") }
    func texts(_ placement: String) -> [String] {
      items.filter { $0.string(.placement) == placement }
        .map { childLines($0).joined(separator: "  ") }
        .filter { !$0.isEmpty }
    }
    let pages = element.parent.flatMap { elements[$0] }?.children ?? []
    let hasBack = pages.first != element.id && !element.bool(.hidesBackButton) && !hidesBar
    var bar: [String] = hasBack ? ["‹ Back"] : []
    bar += texts("leading")
    if let title = element.string(.title), !hidesBar { bar.append("# \(title)") }
    bar += texts("principal") + texts("trailing")
    let content = children.filter { $0.kind != .toolbar }.flatMap { lines(of: $0.id) }
    let bottom = texts("bottom")
    let search = items.filter { $0.string(.placement) == "search" }.flatMap(childLines)
    return (bar.isEmpty ? [] : [bar.joined(separator: "  ")]) + search + content
      + (bottom.isEmpty ? [] : [bottom.joined(separator: "  ")])
  }

  private func layerLines(_ element: HeadlessElement) -> [String] {
    let style = element.string(.style)
    let name = style == "confirmationDialog" ? "dialog" : style ?? element.kind.rawValue
    let title = element.string(.title).map { $0.isEmpty ? "" : ": \($0)" } ?? ""
    return ["== \(name)\(title) =="] + childLines(element)
  }
}
