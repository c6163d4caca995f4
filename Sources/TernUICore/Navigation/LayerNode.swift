/// A sheet or an alert: an element over the content of the app.
package final class LayerNode: _Node {
  private(set) var child: _Node?
  private var element: GraphElement?
  private var style: PresentationStyle
  /// The element that a popover belongs to.
  private var anchor: ElementID?
  private let dismissal: @MainActor () -> Void
  private var layerEnvironment: EnvironmentValues
  private let presentation = PresentationContext()
  /// The button that closes an alert or a dialog which has none of its own for that.
  private var closeButton: (title: String, node: _Node)?

  init(
    _ style: PresentationStyle,
    from context: _NodeContext,
    dismissal: @escaping @MainActor () -> Void,
    mount: (_NodeContext) -> _Node
  ) {
    self.style = style
    self.dismissal = dismissal
    layerEnvironment = context.environment
    var context = context
    context.container = context.graph.rootElement
    super.init(in: context)
    let element = GraphElement(style.elementKind, in: container, owner: self)
    self.element = element
    element.onEvent = { [weak self] event in
      if case .dismiss(_, let response) = event { self?.close(response: response) }
    }
    presentation.onChange = { [weak self] in self?.describe() }
    describe()
    graph.layers.append(element, over: container)
    updateLayerEnvironment()
    child = mount(self.context)
    guard case .alert = style else { return }
    updateCloseButton()
    element.onChildrenChange = { [weak self] in
      self?.graph.afterUpdate { self?.updateCloseButton() }
    }
  }

  package override var context: _NodeContext {
    var context = super.context
    if let element { context.container = element }
    context.environment = layerEnvironment
    // What a row presents is seen wherever the row is.
    context.isInReach = true
    return context
  }

  /// Takes the environment of the presenting view, and gives the one of the content.
  func update(_ style: PresentationStyle, in outer: EnvironmentValues) -> EnvironmentValues {
    if self.style != style {
      self.style = style
      describe()
    }
    if !environment.isIdentical(to: outer) {
      environment = outer
      updateLayerEnvironment()
    }
    return layerEnvironment
  }

  /// Says which element presents the layer.
  func setAnchor(_ anchor: ElementID?) {
    guard self.anchor != anchor else { return }
    self.anchor = anchor
    describe()
  }

  private func describe() {
    switch style {
    case .popover(let attachment, let edge):
      element?[.style] = .string("popover")
      element?[.canDismiss] = presentation.isDismissDisabled ? .bool(false) : nil
      element?[.anchor] = anchor.map { .int(Int($0.rawValue)) }
      element?[.placement] = edge.map { .string($0.name) }
      if case .point(let point) = attachment {
        element?[.anchorX] = .number(point.x)
        element?[.anchorY] = .number(point.y)
      }
    case .alert(let title, let style):
      element?[.title] = .string(title)
      element?[.style] = style.map { .string($0) }
    case .sheet(let style):
      element?[.style] = style.map { .string($0) }
      element?[.canDismiss] = presentation.isDismissDisabled ? .bool(false) : nil
    case .page:
      break
    }
  }

  /// A layer is another place: the page, its stack and what is meant for the next element stay out.
  private func updateLayerEnvironment() {
    layerEnvironment = environment
    layerEnvironment.leavePlace()
    layerEnvironment.presentation = presentation
    layerEnvironment.isEnabled = true
    layerEnvironment.isPresented = true
    layerEnvironment.dismiss = DismissAction { [weak self] in
      guard let self, isMounted else { return }
      dismissal()
    }
    if case .alert = style {
      layerEnvironment.afterButtonAction = dismissal
    } else {
      layerEnvironment.afterButtonAction = nil
    }
  }

  /// Presses the button of that index; without one, the button that cancels, if there is one.
  private func close(response: Int?) {
    guard case .alert = style else {
      if !presentation.isDismissDisabled { dismissal() }
      return
    }
    let buttons = buttons()
    if let response {
      guard buttons.indices.contains(response) else { return }
      let button = buttons[response]
      button.onEvent?(.tap(button.id))
    } else if let cancel = buttons.first(where: { $0[.role] == .string("cancel") }) {
      cancel.onEvent?(.tap(cancel.id))
    } else {
      dismissal()
    }
  }

  private func buttons() -> [GraphElement] {
    buttons(of: child) + buttons(of: closeButton?.node)
  }

  private func buttons(of node: _Node?) -> [GraphElement] {
    var ids: [ElementID] = []
    node?.collectElements(into: &ids)
    return ids.compactMap(graph.element).filter { $0.kind == .button }
  }

  /// An alert without buttons has one that says "OK", a dialog in which none cancels one that does.
  private func updateCloseButton() {
    guard isMounted, case .alert(_, let style) = style else { return }
    let own = buttons(of: child)
    let title: String? =
      if style != nil {
        own.contains { $0[.role] == .string("cancel") } ? nil : "Cancel"
      } else {
        own.isEmpty ? "OK" : nil
      }
    guard closeButton?.title != title else { return }
    closeButton?.node.unmount()
    closeButton = title.map { title in
      let role: ButtonRole? = style != nil ? .cancel : nil
      return (title, context.mount(Button(role: role, action: {}, label: { Text(title) })))
    }
    element?.childrenChanged()
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
    if let node = closeButton?.node { body(node) }
  }

  package override func collectElements(into ids: inout [ElementID]) {}

  override func collectChildren(of element: GraphElement, into ids: inout [ElementID]) {
    child?.collectElements(into: &ids)
    closeButton?.node.collectElements(into: &ids)
  }

  package override func willUnmount() {
    guard let element else { return }
    graph.layers.remove(element, over: container)
    element.remove(announced: false)
  }
}
