import TernUI

/// A back end without a screen: it keeps the elements, for tests and scripts to look at.
///
/// Use a ``Pilot``, which hosts a view on one.
@MainActor
public final class HeadlessBackend: Backend {
  /// What the screen is said to be like.
  public var traits: BackendTraits
  /// Takes what ``send(_:)`` says; the view graph sets it.
  public var onEvent: (@MainActor (UIEvent) -> Void)?

  /// The elements that are there.
  public private(set) var elements: [ElementID: HeadlessElement] = [
    .root: HeadlessElement(id: .root, kind: .root)
  ]
  /// Counts the batches.
  public private(set) var revision: UInt64 = 0
  /// The operations of the last batch.
  public private(set) var lastBatch: [RenderOperation] = []
  /// What was wrong with the operations, if anything: a batch must name only what exists.
  public private(set) var violations: [String] = []

  /// The element that has the focus.
  public private(set) var focusedElement: ElementID?
  /// What the app asked to have scrolled into sight.
  public private(set) var revealed: [RenderOperation] = []

  private var inputRevisions: [ElementID: UInt64] = [:]

  /// - Parameter traits: What the screen is said to be like.
  public init(traits: BackendTraits = BackendTraits()) {
    self.traits = traits
  }

  // MARK: - Operations

  public func apply(_ operations: [RenderOperation], revision: UInt64) {
    if revision != self.revision + 1 {
      violations.append("Batch \(revision) followed batch \(self.revision).")
    }
    self.revision = revision
    lastBatch = operations
    for operation in operations { apply(operation) }
  }

  private func apply(_ operation: RenderOperation) {
    switch operation {
    case .create(let id, let kind):
      if elements[id] != nil { violations.append("\(id) was created twice.") }
      elements[id] = HeadlessElement(id: id, kind: kind)
    case .set(let id, let property, let value):
      if elements[id] == nil {
        violations.append("\(property) was set of \(id), which is not there.")
      }
      if elements[id]?[property] == value {
        violations.append("\(property) of \(id) was set to the value it had.")
      }
      elements[id]?.properties[property] = value == .none ? nil : value
    case .children(let id, let children):
      setChildren(of: id, children)
    case .remove(let id):
      if elements[id] == nil { violations.append("\(id) was removed, but is not there.") }
      remove(id)
    case .focus(let id):
      if let id, elements[id] == nil {
        violations.append("\(id) was to get the focus, but is not there.")
      }
      focusedElement = id
    case .reveal(let id, _):
      if elements[id] == nil { violations.append("\(id) was to be shown, but is not there.") }
      revealed.append(operation)
    }
  }

  private func setChildren(of id: ElementID, _ children: [ElementID]) {
    if elements[id] == nil { violations.append("\(id) got children, but is not there.") }
    for child in elements[id]?.children ?? [] where elements[child]?.parent == id {
      elements[child]?.parent = nil
    }
    elements[id]?.children = children
    for child in children {
      if elements[child] == nil { violations.append("\(child) is a child, but is not there.") }
      elements[child]?.parent = id
    }
  }

  private func remove(_ id: ElementID) {
    guard let element = elements.removeValue(forKey: id) else { return }
    if focusedElement == id { focusedElement = nil }
    for child in element.children where elements[child]?.parent == id { remove(child) }
  }

  // MARK: - Events

  /// Says that the person did something.
  public func send(_ event: UIEvent) {
    onEvent?(event)
  }

  /// Moves the focus, as a person does.
  public func focus(_ id: ElementID?) {
    if focusedElement == id { return }
    let old = focusedElement
    focusedElement = id
    if let old { send(.focus(old, false)) }
    if let id { send(.focus(id, true)) }
  }

  /// Says that a text field holds a string now.
  public func input(_ string: String, into id: ElementID) {
    let revision = (inputRevisions[id] ?? 0) + 1
    inputRevisions[id] = revision
    send(.input(id, string, revision: revision))
  }

  // MARK: - Looking

  /// The elements below one, in reading order, as far as a person sees them: of a stack of pages,
  /// only the last.
  public func visibleElements(below id: ElementID) -> [HeadlessElement] {
    guard let element = elements[id] else { return [] }
    if element.kind == .page { return visibleElements(ofPage: element) }
    return visibleElements(of: shownChildren(of: element))
  }

  private func visibleElements(of ids: some Sequence<ElementID>) -> [HeadlessElement] {
    ids.flatMap { id in (elements[id].map { [$0] } ?? []) + visibleElements(below: id) }
  }

  /// From the top to the bottom: the items of the bar from its start to its end, the content, and the
  /// items of the bar at the bottom.
  private func visibleElements(ofPage page: HeadlessElement) -> [HeadlessElement] {
    let children = page.children.compactMap { elements[$0] }
    let toolbars = children.filter { $0.kind == .toolbar }
    let items = toolbars.flatMap(\.children).compactMap { elements[$0] }
    func rank(_ item: HeadlessElement) -> Int {
      switch item.string(.placement) {
      case "leading": 0
      case "principal": 1
      case "search": 3
      case "bottom": 4
      default: 2
      }
    }
    func inBar(_ ranks: ClosedRange<Int>) -> [HeadlessElement] {
      let ids = ranks.flatMap { place in items.filter { rank($0) == place }.map(\.id) }
      return visibleElements(of: ids)
    }
    let content = children.filter { $0.kind != .toolbar }
    return toolbars + inBar(0...3) + visibleElements(of: content.map(\.id)) + inBar(4...4)
  }

  private func shownChildren(of element: HeadlessElement) -> ArraySlice<ElementID> {
    switch element.kind {
    case .navigation: return element.children.suffix(1)
    case .firstThatFits: return element.children.prefix(1)
    case .tab:
      let shown = element.parent.flatMap { elements[$0] }.flatMap(shownTab)
      return shown?.id == element.id ? element.children[...] : []
    case .box where element.bool(.isHidden): return []
    case .toolbar where element.parent.flatMap { elements[$0] }?.bool(.hidesBar) == true:
      return element.children.filter { id in
        ["bottom", "search"].contains(elements[id]?.string(.placement) ?? "")
      }[...]
    default: return element.children[...]
    }
  }

  /// The tab that is to be seen.
  func shownTab(of element: HeadlessElement) -> HeadlessElement? {
    let tabs = element.children.compactMap { elements[$0] }
    return tabs.first { $0.bool(.isSelected) } ?? tabs.first
  }

  /// The layer that the person can act on: the sheet or alert on top, or the root.
  public var topLayer: HeadlessElement? {
    let layers = (elements[.root]?.children ?? []).compactMap { elements[$0] }
    return layers.last { $0.kind == .sheet || $0.kind == .alert } ?? elements[.root]
  }

  /// What assistive technology calls an element: its label, its text, or the texts inside.
  ///
  /// The name of a symbol is only for what has no text.
  public func label(of element: HeadlessElement) -> String {
    let words = label(of: element, withSymbols: false)
    return words.isEmpty ? label(of: element, withSymbols: true) : words
  }

  /// The label with the names of all symbols that are not beside a text.
  func symbolicLabel(of element: HeadlessElement) -> String {
    label(of: element, withSymbols: true)
  }

  private func label(of element: HeadlessElement, withSymbols: Bool) -> String {
    if let label = element.string(.accessibilityLabel) { return label }
    switch element.kind {
    case .text: return element.string(.text) ?? ""
    case .image:
      guard let symbol = element.string(.systemImage) else { return element.string(.file) ?? "" }
      return withSymbols ? symbol : ""
    case .textField, .secureField: return element.string(.placeholder) ?? ""
    case .textEditor: return ""
    case .page, .alert, .sheet, .tab: return element.string(.title) ?? ""
    default: break
    }
    let parts = labelParts(of: element)
    let spoken = parts.contains { $0.kind != .image } ? parts.filter { $0.kind != .image } : parts
    return spoken.map { label(of: $0, withSymbols: withSymbols) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The children that name an element.
  private func labelParts(of element: HeadlessElement) -> [HeadlessElement] {
    let parts = element.children.compactMap { elements[$0] }
    switch element.kind {
    case .menu, .disclosure: return parts.filter { $0.kind == .header }
    case .row: return parts.filter { $0.kind != .actions }
    default: return parts
    }
  }

  /// The texts that an element's label is made of, one by one.
  func texts(of element: HeadlessElement) -> [String] {
    if element.kind == .text { return [label(of: element)] }
    return labelParts(of: element).flatMap(texts)
  }
}
