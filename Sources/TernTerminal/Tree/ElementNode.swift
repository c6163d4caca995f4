import TernUI

/// An element as the terminal keeps it: what the operations said of it, where it stands, and what only
/// this back end knows (how far it is scrolled, what is being typed).
@MainActor
final class ElementNode {
  let id: ElementID
  let kind: ElementKind
  let layout: any ElementLayout
  /// What the layout tells the back end of.
  let notes: LayoutNotes

  fileprivate(set) weak var parent: ElementNode?
  private(set) var children: [ElementNode] = []
  private(set) var properties: [ElementProperty: ElementValue] = [:]

  // MARK: Layout

  /// The place relative to the parent's content; of a layer, relative to the screen.
  var origin = CellPoint.zero
  private(set) var size = CellSize.zero
  /// What does not fit is moved by this much, for the kinds that scroll.
  var scrollOffset = CellPoint.zero
  var contentSize = CellSize.zero
  /// Whether the end of what scrolls is seen.
  var isAtEnd = true
  /// The lines of wrapped text that a layout leaves for the painter.
  var lines: [TextWrapping.Line] = []
  /// The frames of parts that are no elements (the lines of an alert's title, a back button, …).
  var parts: [Part: CellRect] = [:]

  /// Which of the children are shown, where a layout decides that.
  private(set) var shownRange: Range<Int>?
  /// The widths of a table's columns.
  var columnWidths: [Int] = []
  /// The columns that a form gives the labels of its controls, where they are lined up.
  var labelColumn = 0
  /// The rows that the app was asked for, and how long one of them is taken to be along the axis, where
  /// they are not there yet.
  var askedRows: Range<Int>?
  var estimatedLength: Int?
  /// How many of them stand side by side across the axis.
  var cellsPerLine = 1
  /// Whether the app was told that this is far from what is seen.
  var isToldToBeFar = false
  /// The room of a `geometry` that the app knows.
  var toldSize: CellSize?

  /// What an app drew in the element.
  var drawn: Drawn?

  private var measured: [(proposal: Proposal, size: CellSize)] = []
  private var isPlaced = false
  private var cachedFlow: [ElementNode]?

  // MARK: Interaction

  /// The text being typed, for text fields.
  var field: TextFieldState?
  /// The part of a date or the link of a text that the keys act on.
  var activePart = 0
  /// Whether a date picker shows the days of the month below its date.
  var isExpanded = false
  /// Whether the items of a menu or the actions of a row are on the screen.
  var isPopupOpen = false
  /// The rows of an open popup that are out of sight at the top.
  var popupOffset = 0
  /// The place of an open popup on the screen, with its border.
  var popupFrame = CellRect(origin: .zero, size: .zero)
  /// The element that had the focus when this page or layer was last used.
  weak var rememberedFocus: ElementNode?

  /// A part of an element that the layout places and the painter draws.
  enum Part: Hashable {
    case backButton, title, bar, bottomBar, content, indicator, detail, badge
    /// One of several alike: a tab's label, a line between columns, a part of a date.
    case item(Int)
  }

  init(id: ElementID, kind: ElementKind, notes: LayoutNotes) {
    self.id = id
    self.kind = kind
    self.notes = notes
    self.layout = kind.layout
  }

  /// Forgets the frames of parts of which there are several alike.
  func dropItems() {
    parts = parts.filter { part in
      if case .item = part.key { return false }
      return true
    }
  }

  // MARK: The tree

  func setChildren(_ nodes: [ElementNode]) {
    let old = children
    for child in old where child.parent === self { child.parent = nil }
    children = nodes
    for child in nodes {
      child.parent = self
      // Among others it stands for other rows, as many or not.
      child.askedRows = nil
    }
    // What comes back some time has no place until then.
    for child in old where child.parent == nil { child.losePlace() }
    invalidateFlow()
    invalidateLayout()
  }

  private func losePlace() {
    isPlaced = false
    size = .zero
  }

  /// Takes a child out because it is removed.
  func drop(_ child: ElementNode) {
    children.removeAll { $0 === child }
    child.parent = nil
    invalidateFlow()
    invalidateLayout()
  }

  func set(_ property: ElementProperty, _ value: ElementValue) {
    if case .none = value { properties[property] = nil } else { properties[property] = value }
    notes.note(property)
    if property.affectsLayout(of: kind) { invalidateLayout() }
  }

  /// The elements that this one lays out: its children, with those of groups in the groups' places,
  /// and without layers, which stand by themselves.
  var flow: [ElementNode] {
    if let cachedFlow { return cachedFlow }
    var flow: [ElementNode] = []
    flow.reserveCapacity(children.count)
    appendFlow(to: &flow)
    cachedFlow = flow
    return flow
  }

  private func appendFlow(to flow: inout [ElementNode]) {
    for child in children {
      switch child.kind {
      case .group: child.appendFlow(to: &flow)
      case .sheet, .alert: continue
      case .menu where child.isCommands: continue
      default: flow.append(child)
      }
    }
  }

  private func invalidateFlow() {
    var node: ElementNode? = self
    while let current = node {
      current.cachedFlow = nil
      guard current.kind == .group else { return }
      node = current.parent
    }
  }

  /// The nearest ancestor that is no group.
  var container: ElementNode? {
    var node = parent
    while let current = node, current.kind == .group { node = current.parent }
    return node
  }

  var isLayer: Bool { kind == .sheet || kind == .alert }

  // MARK: Layout with a cache

  /// The size that the element takes of the offered room.
  ///
  /// Answers for the last few offers are kept until the element or something in it changes.
  func size(for proposal: Proposal) -> CellSize {
    for entry in measured where entry.proposal == proposal { return entry.size }
    let size = layout.size(of: self, in: proposal)
    if measured.count >= 6 { measured.removeFirst() }
    measured.append((proposal, size))
    return size
  }

  /// Whether nothing in the element changed since it was placed.
  var isLaidOut: Bool { isPlaced }

  /// The last offer for which the element took a size.
  func proposal(giving size: CellSize) -> Proposal? {
    measured.last { $0.size == size }?.proposal
  }

  /// Gives the element its size and places what is in it.
  ///
  /// Costs nothing when the size is as before and nothing in the element changed.
  func place(at origin: CellPoint, size: CellSize) {
    self.origin = origin
    if isPlaced, self.size == size { return }
    self.size = size
    isPlaced = true
    layout.place(self, in: size)
  }

  func invalidateLayout() {
    var node: ElementNode? = self
    while let current = node {
      // An ancestor of what was never laid out since its last change is stale already.
      if !current.isPlaced, current.measured.isEmpty, current !== self { return }
      current.isPlaced = false
      current.measured.removeAll(keepingCapacity: true)
      node = current.parent
    }
  }

  /// Lays the element and all that is in it out anew.
  func invalidateAll() {
    invalidateLayout()
    forgetPlaces()
  }

  /// Places what is in the element anew the next time, though it has the same size.
  func forgetPlace() { isPlaced = false }

  private func forgetPlaces() {
    isPlaced = false
    measured.removeAll(keepingCapacity: true)
    for child in children { child.forgetPlaces() }
  }

  /// Shows only some of the children.
  func show(_ range: Range<Int>) {
    guard shownRange != range else { return }
    shownRange = range
    notes.shownChanged = true
  }

  // MARK: Places on the screen

  /// Where the top left of this element's children's coordinates is on the screen.
  var contentOrigin: CellPoint { screenOrigin - scrollOffset }

  var screenOrigin: CellPoint {
    guard !isLayer, let parent else { return origin }
    return parent.contentOrigin + origin
  }

  var screenFrame: CellRect { CellRect(origin: screenOrigin, size: size) }
}
