/// What a ``Picker`` keeps: its options are views, of which only text and tag are shown.
final class PickerCompanion<Label: View, Value: Hashable, Options: View>:
  Companion<Picker<Label, Value, Options>>
{
  private var element: GraphElement?
  private var label: _ViewNode<Label>?
  private var options: VirtualNode<Options>?
  private var tags: [AnyHashable?] = []
  private var contentEnvironment: EnvironmentValues?

  /// Where the label and the options are made.
  private var inside: _NodeContext {
    var context = node.context
    if let element { context.container = element }
    if let contentEnvironment { context.environment = contentEnvironment }
    return context
  }

  override func refresh(_ changes: NodeChanges) {
    let element = element ?? makeElement()
    if contentEnvironment == nil || changes.contains(.environment) {
      contentEnvironment = environment.consumingAttributes(for: element)
    }
    let inner = contentEnvironment ?? environment
    if let label, let options {
      label.update(view.label, in: inner)
      options.update(view.options, in: inner)
    } else {
      label = inside.mount(view.label)
      options = VirtualNode(view.options, in: inside, collectsTags: true) { [weak self] in
        self?.describe()
      }
    }
    describe()
  }

  private func makeElement() -> GraphElement {
    let element = GraphElement(.picker, in: container, owner: node)
    self.element = element
    element.onEvent = { [weak self] event in
      if case .select(_, let index) = event { self?.select(index) }
    }
    return element
  }

  private func describe() {
    guard let element, let options else { return }
    let found = options.elements()
    tags = found.map(\.tag)
    let selection = node.track { view.selection.wrappedValue }
    var description = ElementDescription(environment: environment)
    description.add(.options, .strings(found.map { $0.spokenText(in: graph) }))
    let index = tags.firstIndex { $0.map { stands($0, for: selection) } ?? false }
    if let index { description.add(.value, .int(index)) }
    description.addIsEnabled()
    description.addLabelIsHidden()
    description.addStyle(.picker)
    description.addPendingAttributes()
    element.setAttributes(description.attributes)
  }

  /// A tag may be of the selection's type, or of the type inside an optional selection.
  private func value(of tag: AnyHashable) -> Value? { tag.base as? Value }

  private func stands(_ tag: AnyHashable, for selection: Value) -> Bool {
    value(of: tag) == selection
  }

  private func select(_ index: Int) {
    guard environment.isEnabled, tags.indices.contains(index),
      let tag = tags[index], let value = value(of: tag), value != view.selection.wrappedValue
    else { return }
    view.selection.wrappedValue = value
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let label { body(label) }
    if let options { body(options) }
  }

  override func collectElements(into ids: inout [ElementID]) {
    if let element { ids.append(element.id) }
  }

  override func willUnmount() {
    element?.remove(announced: container.isRemoved)
  }
}
