import TernUI

extension TerminalBackend {
  // MARK: Rows and tabs

  private var currentRow: ElementNode? { focus.element?.nearest { $0.kind == .row } }

  func deleteRow() {
    guard let row = currentRow, row.isEnabled, row.bool(.canDelete) == true else { return }
    send(.delete(row.id))
  }

  /// Moves a row with Alt and an arrow.
  ///
  /// - Returns: Whether the key is for that.
  func moveRow(with key: TerminalInput.Key) -> Bool {
    guard key == .up || key == .down, let row = currentRow, row.isEnabled,
      row.bool(.canMove) == true, let rows = row.container?.flow.filter({ $0.kind == .row }),
      let index = rows.firstIndex(where: { $0 === row })
    else { return false }
    if key == .up, index > 0 {
      send(.move(row.id, before: rows[index - 1].id))
    } else if key == .down, index + 1 < rows.count {
      send(.move(row.id, before: index + 2 < rows.count ? rows[index + 2].id : nil))
    }
    setNeedsRevealOfAnswer()
    return true
  }

  /// Shows the tab some places after the one that is shown.
  func showTab(_ step: Int) {
    guard let scope = focus.scope, let tabs = Self.innermostTabs(in: scope),
      let selected = tabs.selectedTab, let index = tabs.flow.firstIndex(where: { $0 === selected })
    else { return }
    let count = tabs.flow.count
    let next = tabs.flow[((index + step) % count + count) % count]
    if next.isEnabled, next !== selected { send(.choose(next.id, true)) }
  }

  private static func innermostTabs(in node: ElementNode) -> ElementNode? {
    for child in node.shown {
      if let found = innermostTabs(in: child) { return found }
    }
    return node.kind == .tabs && !node.flow.isEmpty ? node : nil
  }

  /// Asks for the content of what the focus is in, or of the first that can be asked for it.
  func refresh() {
    let around = focus.element?.nearest { $0.bool(.canRefresh) == true }
    guard let target = around ?? focus.scope.flatMap(Self.firstRefreshable) else { return }
    send(.refresh(target.id))
  }

  private static func firstRefreshable(in node: ElementNode) -> ElementNode? {
    if node.bool(.canRefresh) == true { return node }
    for child in node.shown {
      if let found = firstRefreshable(in: child) { return found }
    }
    return nil
  }

  // MARK: Leaving

  /// Asks to leave what is on top: a menu, an alert, a page, a sheet.
  func leave() {
    guard let scope = focus.scope else { return }
    if !menus.isEmpty {
      closeMenu()
    } else if closeMonth() {
      return
    } else if scope.kind == .alert {
      let buttons = AlertLayout.buttons(of: scope)
      let cancel = buttons.firstIndex { $0.string(.role) == "cancel" }
      send(.dismiss(scope.id, response: cancel))
    } else if let page = focus.element?.nearest({ PageLayout.canGoBack(from: $0) })
      ?? Self.openPage(in: scope)
    {
      goBack(from: page)
    } else if scope.kind == .sheet, scope.bool(.canDismiss) != false {
      send(.dismiss(scope.id, response: nil))
    }
  }

  func goBack(from page: ElementNode) {
    switch PageLayout.backRoute(from: page) {
    case .page(let navigation, let depth): send(.pop(navigation.id, toDepth: depth))
    case .column(let split, let index): send(.select(split.id, index))
    case nil: break
    }
  }

  /// The innermost page that has one to go back to.
  private static func openPage(in node: ElementNode) -> ElementNode? {
    for child in node.shown {
      if let found = openPage(in: child) { return found }
    }
    return PageLayout.canGoBack(from: node) ? node : nil
  }
}
