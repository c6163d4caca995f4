/// An element that is described by closures: for views that are rarely many.
struct Primitive<Content: View>: View, ElementView {
  typealias Body = Never

  static var readsBindings: Bool { true }

  let kind: ElementKind
  /// Whether a person acts on it.
  var isControl = true
  let content: Content
  let description: @MainActor (inout ElementDescription) -> Void
  /// What a person's deed does.
  var action: (@MainActor (UIEvent) -> Void)?

  func describe(_ element: inout ElementDescription) {
    description(&element)
    guard isControl else { return }
    element.addIsEnabled()
    element.addLabelIsHidden()
    element.addTint()
  }

  func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)? {
    node.environment.isEnabled || !isControl ? action : nil
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension Primitive {
  /// An element that only arranges or shows its children.
  init(_ kind: ElementKind, _ attributes: [(ElementProperty, ElementValue?)] = [], content: Content)
  {
    self.init(kind: kind, isControl: false, content: content) { element in
      for (property, value) in attributes {
        if let value { element.add(property, value) }
      }
    }
  }
}

/// A child of an element that has a part to play there, such as its header.
package struct Part<Content: View>: View, ElementView {
  package typealias Body = Never

  package let kind: ElementKind
  package let content: Content

  init(_ kind: ElementKind, _ content: Content) {
    self.kind = kind
    self.content = content
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}
