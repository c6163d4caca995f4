import TernTerminal
import TernUI

/// An element as a test writes it down.
struct Element {
  var kind: ElementKind
  var name: String?
  var properties: [(ElementProperty, ElementValue)] = []
  var children: [Element] = []

  init(_ kind: ElementKind, _ children: [Element] = []) {
    self.kind = kind
    self.children = children
  }

  func set(_ property: ElementProperty, _ value: ElementValue) -> Element {
    var element = self
    element.properties.append((property, value))
    return element
  }

  func set(_ property: ElementProperty, _ string: String) -> Element {
    set(property, .string(string))
  }

  /// Names the element, for ``TestScreen/id(_:)``.
  func named(_ name: String) -> Element {
    var element = self
    element.name = name
    return element
  }

  static func text(_ text: String) -> Element { Element(.text).set(.text, text) }
  static func vstack(_ children: Element...) -> Element { Element(.vstack, children) }
  static func hstack(_ children: Element...) -> Element { Element(.hstack, children) }
  static func zstack(_ children: Element...) -> Element { Element(.zstack, children) }
  static func list(_ children: Element...) -> Element { Element(.list, children) }
  static func form(_ children: Element...) -> Element { Element(.form, children) }
  static func section(_ children: Element...) -> Element { Element(.section, children) }
  static func box(_ child: Element) -> Element { Element(.box, [child]) }
  static var spacer: Element { Element(.spacer) }
  static var divider: Element { Element(.divider) }

  /// A button that is named like its title.
  static func button(_ title: String) -> Element {
    Element(.button, [.text(title)]).named(title)
  }

  static func link(_ title: String) -> Element { Element(.link, [.text(title)]).named(title) }

  static func toggle(_ title: String, _ isOn: Bool) -> Element {
    Element(.toggle, [.text(title)]).set(.value, .bool(isOn)).named(title)
  }

  static func field(_ name: String, _ value: String = "") -> Element {
    Element(.textField).set(.value, value).named(name)
  }

  static func picker(_ title: String, _ options: [String], _ selected: Int) -> Element {
    Element(.picker, title.isEmpty ? [] : [.text(title)])
      .set(.options, .strings(options)).set(.value, .int(selected)).named(title)
  }

  static func header(_ children: Element...) -> Element { Element(.header, children) }

  /// A row of a list, named like its text.
  static func row(_ title: String, _ actions: Element...) -> Element {
    let actions = actions.isEmpty ? [] : [Element(.actions, actions)]
    return Element(.row, [.text(title)] + actions).named(title)
  }

  static func menu(_ title: String, _ items: Element...) -> Element {
    Element(.menu, [.header(.text(title))] + items).named(title)
  }

  static func tab(_ title: String, _ content: Element...) -> Element {
    Element(.tab, content).set(.title, title).named(title)
  }

  static func page(_ title: String, _ children: Element...) -> Element {
    Element(.page, children).set(.title, title).named(title)
  }

  static func toolbar(_ items: (placement: String, element: Element)...) -> Element {
    Element(
      .toolbar,
      items.map { Element(.toolbarItem, [$0.element]).set(.placement, $0.placement) }
    )
  }
}

/// A virtual terminal with elements on it that a test made by hand.
@MainActor
final class TestScreen {
  let terminal: VirtualTerminal
  private(set) var events: [UIEvent] = []
  private var ids: [String: ElementID] = [:]
  private var nextID: UInt32 = 1
  private var revision: UInt64 = 0

  init(
    columns: Int = 40, rows: Int = 12, colors: TerminalColors = .automatic, _ elements: Element...
  ) {
    terminal = VirtualTerminal(columns: columns, rows: rows, colors: colors)
    terminal.backend.onEvent = { [weak self] in self?.events.append($0) }
    show(elements)
  }

  func id(_ name: String) -> ElementID {
    ids[name] ?? ElementID(rawValue: .max)
  }

  /// Makes elements the children of another, or of the root.
  func show(_ elements: [Element], in parent: ElementID = .root) {
    var operations: [RenderOperation] = []
    let children = elements.map { create($0, &operations) }
    operations.append(.children(parent, children))
    apply(operations)
  }

  /// The operations that create an element with all that is in it.
  func create(_ element: Element, _ operations: inout [RenderOperation]) -> ElementID {
    let id = ElementID(rawValue: nextID)
    nextID += 1
    if let name = element.name { ids[name] = id }
    operations.append(.create(id, element.kind))
    for (property, value) in element.properties { operations.append(.set(id, property, value)) }
    if !element.children.isEmpty {
      let children = element.children.map { create($0, &operations) }
      operations.append(.children(id, children))
    }
    return id
  }

  func apply(_ operations: [RenderOperation]) {
    revision += 1
    terminal.backend.apply(operations, revision: revision)
    terminal.settle()
  }

  func set(_ name: String, _ property: ElementProperty, _ value: ElementValue) {
    apply([.set(id(name), property, value)])
  }

  /// The events since the last call, without those that only tell where the focus is.
  func takeEvents() -> [UIEvent] {
    defer { events = [] }
    return events.filter {
      if case .focus = $0 { return false }
      return true
    }
  }

  /// The events since the last call that tell where the focus is.
  func takeFocusEvents() -> [UIEvent] {
    defer { events = [] }
    return events.filter {
      if case .focus = $0 { return true }
      return false
    }
  }

  var text: String { terminal.text }
  var highlighted: String { terminal.highlighted }
}
