import TernUI

extension TerminalBackend {
  /// Shows the items of a menu, or what can be done with a row.
  func openMenu(_ node: ElementNode) {
    guard node.isEnabled, !node.popupItems.isEmpty, !node.isPopupOpen else { return }
    node.isPopupOpen = true
    node.popupOffset = 0
    node.rememberedFocus = nil
    menus.append(node)
    menusLayer = tree.layers.last
    updateFocus()
  }

  /// Closes the menu that was opened last.
  func closeMenu() {
    guard let menu = menus.popLast() else { return }
    menu.isPopupOpen = false
    updateFocus()
  }

  func closeMenus() {
    while !menus.isEmpty { closeMenu() }
  }

  /// Closes menus whose place is gone, or covered by a layer.
  func closeStaleMenus() {
    let isCovered = tree.layers.last !== menusLayer
    while let menu = menus.last,
      isCovered || tree[menu.id] !== menu || menu.popupItems.isEmpty || !menu.isEnabled
    {
      closeMenu()
    }
    if menus.contains(where: { tree[$0.id] !== $0 }) { closeMenus() }
  }

  /// Opens the menu that belongs to what has the focus.
  func openContextMenu() {
    let owner = focus.element?.nearest { node in
      node.isContextMenu || (node.kind == .row && !node.popupItems.isEmpty) || node.kind == .menu
    }
    if let owner { openMenu(owner) }
  }
}
