import TernUI

extension HeadlessBackend {
  /// The screen as text.
  ///
  /// A page begins with `# Title`, after `‹ Back` where there is a page below it. Buttons are written
  /// `[ Add ]`, links `Bird ›`, toggles `[x] Sound`, fields `Name: "Blob"`, pickers
  /// `Size: ‹ Small › of Small, Large`, rows of a list `- Blob`. A sheet or an alert follows what it
  /// lies over, after a line that names it.
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
    case .hstack: return rowOfLines(element)
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
      return element.string(.accessibilityLabel) ?? "<\(element.string(.systemImage) ?? "")>"
    case .label:
      return label
    case .button:
      return "[ \(label) ]" + notes(element)
    case .link:
      return "\(label) ›" + notes(element)
    case .toggle:
      return (element.bool(.value) ? "[x] " : "[ ] ") + label + notes(element)
    case .textField:
      return "\(label): \"\(element.string(.value) ?? "")\"" + notes(element)
    case .secureField:
      let dots = String(repeating: "•", count: element.string(.value)?.count ?? 0)
      return "\(label): \"\(dots)\"" + notes(element)
    case .picker:
      return pickerLine(element, label)
    default:
      return nil
    }
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

  private func pageLines(_ element: HeadlessElement) -> [String] {
    let children = element.children.compactMap { elements[$0] }
    let items = children.filter { $0.kind == .toolbar }.flatMap(\.children)
      .compactMap { elements[$0] }
    func texts(_ placement: String) -> [String] {
      items.filter { $0.string(.placement) == placement }
        .map { childLines($0).joined(separator: "  ") }
        .filter { !$0.isEmpty }
    }
    let pages = element.parent.flatMap { elements[$0] }?.children ?? []
    var bar: [String] = pages.first == element.id ? [] : ["‹ Back"]
    bar += texts("leading")
    if let title = element.string(.title) { bar.append("# \(title)") }
    bar += texts("principal") + texts("trailing")
    let content = children.filter { $0.kind != .toolbar }.flatMap { lines(of: $0.id) }
    let bottom = texts("bottom")
    return (bar.isEmpty ? [] : [bar.joined(separator: "  ")]) + content
      + (bottom.isEmpty ? [] : [bottom.joined(separator: "  ")])
  }

  private func layerLines(_ element: HeadlessElement) -> [String] {
    let name = element.string(.style) == "confirmationDialog" ? "dialog" : element.kind.rawValue
    let title = element.string(.title).map { $0.isEmpty ? "" : ": \($0)" } ?? ""
    return ["== \(name)\(title) =="] + childLines(element)
  }
}
