/// A view of this library that is one element.
@MainActor
package protocol ElementView: View where Body == Never {
  associatedtype Content: View

  /// Whether ``describe(_:)`` reads something that may change by itself, such as a binding.
  static var readsBindings: Bool { get }

  var kind: ElementKind { get }
  /// What the children of the element are made of.
  var content: Content { get }
  /// Says what the element's properties are.
  func describe(_ element: inout ElementDescription)
  /// What a person's deed does, if anything can be done with the element.
  func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
}

extension ElementView {
  package static var readsBindings: Bool { false }
  package func describe(_ element: inout ElementDescription) {}
  package func handler(
    for element: GraphElement, in node: _Node
  ) -> (@MainActor (UIEvent) -> Void)? { nil }
}

extension ElementView where Content == EmptyView {
  package var content: EmptyView { EmptyView() }
}

/// The properties of an element, while its view describes it.
package struct ElementDescription {
  package let environment: EnvironmentValues
  package fileprivate(set) var attributes: [ElementAttribute] = []
  /// Answers to what a person typed, in a text field.
  package var revision: UInt64 = 0
  /// What a person typed that may not mean anything yet, in a text field.
  package var draft: String?

  package init(environment: EnvironmentValues) {
    self.environment = environment
  }

  subscript(property: ElementProperty) -> ElementValue? {
    get { attributes.last { $0.property == property }?.value }
    set {
      attributes.removeAll { $0.property == property }
      if let newValue { attributes.append(ElementAttribute(property: property, value: newValue)) }
    }
  }

  /// Adds a property that was not set before: faster than the subscript.
  package mutating func add(_ property: ElementProperty, _ value: ElementValue) {
    attributes.append(ElementAttribute(property: property, value: value))
  }

  /// Adds what modifiers say about the element, which counts more than what it says itself.
  package mutating func addPendingAttributes() {
    for attribute in environment.attributes { self[attribute.property] = attribute.value }
  }

  /// Says which style a control has, where somebody chose one.
  package mutating func addStyle(_ control: StyledControl) {
    if environment.styles.isEmpty { return }
    if let style = environment.styles[control] { add(.style, .string(style)) }
  }

  /// Says whether a control can be used, and whether its value can be read, in the environment's
  /// opinion.
  package mutating func addIsEnabled() {
    if !environment.isEnabled { add(.isEnabled, .bool(false)) }
    addIsRedacted()
  }

  /// Says whether something stands in the place of the words or of the value.
  package mutating func addIsRedacted() {
    if environment.text.isRedacted == true { add(.isRedacted, .bool(true)) }
  }
}

/// The node of a view that is one element.
package class ElementViewNode<Content: ElementView>: _ViewNode<Content> {
  package private(set) final var element: GraphElement?
  private var child: _ViewNode<Content.Content>?
  private var contentEnvironment: EnvironmentValues?

  package override var context: _NodeContext {
    var context = super.context
    if let element { context.container = element }
    if let contentEnvironment { context.environment = contentEnvironment }
    return context
  }

  override var staysInRow: Bool { true }

  package override func refresh(_ changes: NodeChanges) {
    let element = element ?? makeElement()
    if contentEnvironment == nil || changes.contains(.environment) {
      var inner = environment.consumingAttributes(for: element)
      adjust(&inner)
      contentEnvironment = inner
    }
    if Content.readsBindings {
      element.setAttributes(track(as: .of(Content.self)) { description(of: element) })
    } else {
      element.setAttributes(description(of: element))
    }
    element.onEvent = view.handler(for: element, in: self)
    if Content.Content.self == EmptyView.self { return }
    if let child {
      child.update(view.content, in: contentEnvironment ?? environment)
    } else {
      child = context.mount(view.content)
    }
  }

  /// Changes the environment of the content.
  func adjust(_ environment: inout EnvironmentValues) {}

  private func makeElement() -> GraphElement {
    let element = GraphElement(view.kind, in: container, owner: self)
    self.element = element
    return element
  }

  private func description(of element: GraphElement) -> [ElementAttribute] {
    var description = ElementDescription(environment: environment)
    description.revision = element.inputRevision
    description.draft = element.draft
    view.describe(&description)
    description.addPendingAttributes()
    return description.attributes
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  package override func collectElements(into ids: inout [ElementID]) {
    if let element { ids.append(element.id) }
  }

  package override func willUnmount() {
    // An element whose container goes too is not announced: the container's removal says it.
    element?.remove(announced: container.isRemoved)
  }
}
