import TernUI

/// A stack of pages, of which the last fills the room.
///
/// The pages below stay in the tree with all they hold, unplaced until they are seen again.
struct NavigationLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let page = node.flow.last?.size(for: proposal) ?? .zero
    return CellSize(width: proposal.width ?? page.width, height: proposal.height ?? page.height)
  }

  func place(_ node: ElementNode, in size: CellSize) {
    guard let page = node.flow.last else { return }
    // The way back depends on what is around the page.
    let hasWayBack = PageLayout.canGoBack(from: page) && !PageLayout.hidesBar(page)
    if (page.parts[.backButton] != nil) != hasWayBack { page.forgetPlace() }
    page.place(at: .zero, size: size)
  }
}

/// A title bar with the way back and the page's buttons, the content, and the buttons at the bottom.
struct PageLayout: ElementLayout {
  static let backLabel = "‹ Back"

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let search = items(of: node).filter { placement(of: $0) == "search" }.reduce(0) {
      $0 + $1.size(for: Proposal(width: proposal.width, height: nil)).height
    }
    var chrome = chromeHeight(of: node, in: proposal.height) + search
    let content = ContentLayout.size(
      of: content(of: node), in: proposal.inset(width: 0, height: chrome)
    )
    if proposal.height == nil {
      // A page that is as low as its content does without the rule too.
      chrome = chromeHeight(of: node, in: content.height + chrome) + search
    }
    let title = DisplayWidth.of(node.ownText) + 16
    return CellSize(
      width: proposal.width ?? max(content.width, title),
      height: proposal.height ?? content.height + chrome
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    node.parts = [:]
    let items = items(of: node)
    if Self.hidesBar(node) {
      for item in node.flow.filter({ $0.kind == .toolbar }).flatMap(\.flow)
      where !items.contains(where: { $0 === item }) { item.place(at: .zero, size: .zero) }
    }
    var top = 0
    if hasBar(node) {
      top = barHeight(in: size.height)
      node.parts[.bar] = CellRect(x: 0, y: 0, width: size.width, height: top)
      placeBar(of: node, items: items, width: size.width)
    }
    var bottom = 0
    let bottomItems = items.filter { placement(of: $0) == "bottom" }
    if !bottomItems.isEmpty {
      bottom = 1
      node.parts[.bottomBar] = CellRect(x: 0, y: size.height - 1, width: size.width, height: 1)
      var x = 1
      for item in bottomItems { x = place(item, x: x, y: size.height - 1) + 2 }
    }
    // What is searched for stands below the bar, all along the page.
    for item in items where placement(of: item) == "search" {
      let itemSize = item.size(for: Proposal(width: max(0, size.width - 2), height: nil))
      item.place(at: CellPoint(x: 1, y: top), size: itemSize)
      top += itemSize.height
    }
    let room = CellRect(
      x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom)
    )
    node.parts[.content] = room
    ContentLayout.place(content(of: node), in: room)
  }

  /// A way back from a page.
  enum BackRoute {
    /// To the page below, in a stack.
    case page(ElementNode, depth: Int)
    /// To the column before, in a split view that shows one column.
    case column(ElementNode, index: Int)
  }

  /// Where the way back from a page leads, if there is one.
  static func backRoute(from node: ElementNode) -> BackRoute? {
    guard let navigation = node.container, navigation.kind == .navigation,
      node.bool(.hidesBackButton) != true
    else { return nil }
    if let index = navigation.flow.firstIndex(where: { $0 === node }), index > 0 {
      return .page(navigation, depth: index - 1)
    }
    guard let split = navigation.container, split.kind == .split, SplitLayout.isCompact(split),
      let column = split.flow.firstIndex(where: { $0 === navigation }), column > 0
    else { return nil }
    return .column(split, index: column - 1)
  }

  static func canGoBack(from node: ElementNode) -> Bool { backRoute(from: node) != nil }

  /// What is on a page, from the top to the bottom: the title bar, the field to search in, the content,
  /// and the bar at the bottom.
  static func parts(of node: ElementNode) -> [ElementNode] {
    let layout = PageLayout()
    let all = layout.items(of: node)
    func rank(_ item: ElementNode) -> Int {
      switch layout.placement(of: item) {
      case "leading": 0
      case "principal": 1
      case "search": 3
      case "bottom": 4
      default: 2
      }
    }
    func items(_ ranks: ClosedRange<Int>) -> [ElementNode] {
      ranks.flatMap { place in all.filter { rank($0) == place } }
    }
    return items(0...3) + layout.content(of: node) + items(4...4)
  }

  private func content(of node: ElementNode) -> [ElementNode] {
    node.flow.filter { $0.kind != .toolbar }
  }

  private func items(of node: ElementNode) -> [ElementNode] {
    let items = node.flow.filter { $0.kind == .toolbar }.flatMap(\.flow)
    guard Self.hidesBar(node) else { return items }
    return items.filter { ["bottom", "search"].contains(placement(of: $0)) }
  }

  static func hidesBar(_ page: ElementNode) -> Bool { page.bool(.hidesBar) == true }

  private func placement(of item: ElementNode) -> String {
    item.string(.placement) ?? "trailing"
  }

  private func hasBar(_ node: ElementNode) -> Bool {
    if Self.hidesBar(node) { return false }
    return !node.ownText.isEmpty || Self.canGoBack(from: node)
      || items(of: node).contains { !["bottom", "search"].contains(placement(of: $0)) }
  }

  /// The title and a rule below it, which a low screen does without.
  private func barHeight(in height: Int?) -> Int { (height ?? 24) < 8 ? 1 : 2 }

  private func chromeHeight(of node: ElementNode, in height: Int?) -> Int {
    (hasBar(node) ? barHeight(in: height) : 0)
      + (items(of: node).contains { placement(of: $0) == "bottom" } ? 1 : 0)
  }

  private func placeBar(of node: ElementNode, items: [ElementNode], width: Int) {
    for toolbar in node.flow where toolbar.kind == .toolbar {
      toolbar.place(at: .zero, size: .zero)
    }
    var left = 1
    if Self.canGoBack(from: node) {
      let back = DisplayWidth.of(Self.backLabel)
      node.parts[.backButton] = CellRect(x: left, y: 0, width: back, height: 1)
      left += back + 1
    }
    for item in items where placement(of: item) == "leading" {
      left = place(item, x: left, y: 0) + 1
    }
    var right = width - 1
    for item in items.reversed() where placement(of: item) == "trailing" {
      let size = item.size(for: Proposal(width: nil, height: 1))
      item.place(at: CellPoint(x: max(left, right - size.width), y: 0), size: size)
      right = max(left, right - size.width) - 1
    }
    let room = max(0, right - left)
    if let principal = items.first(where: { placement(of: $0) == "principal" }) {
      let size = principal.size(for: Proposal(width: room, height: 1))
      principal.place(at: CellPoint(x: middle(size.width, left, right, width), y: 0), size: size)
    } else {
      let title = min(DisplayWidth.of(node.ownText), room)
      node.parts[.title] = CellRect(
        x: middle(title, left, right, width), y: 0, width: title, height: 1
      )
    }
  }

  /// Puts an item at a column and answers with the column after it.
  private func place(_ item: ElementNode, x: Int, y: Int) -> Int {
    let size = item.size(for: Proposal(width: nil, height: 1))
    item.place(at: CellPoint(x: x, y: y), size: size)
    return x + size.width
  }

  /// The middle of the bar, or as near to it as the buttons on both sides allow.
  private func middle(_ length: Int, _ left: Int, _ right: Int, _ width: Int) -> Int {
    max(left, min((width - length) / 2, right - length))
  }
}
