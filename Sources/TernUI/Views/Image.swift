/// A picture: a symbol by its name.
///
/// Back ends show a character that resembles the symbol, where they know one, else nothing but its
/// accessibility label.
public struct Image: Equatable, Sendable {
  let name: String
  let label: String?

  /// A symbol of the system's set.
  public init(systemName: String) {
    name = systemName
    label = nil
  }

  /// A picture of the app.
  public init(_ name: String) {
    self.name = name
    label = name
  }

  /// A picture that says nothing that the words around it do not say.
  public init(decorative name: String) {
    self.name = name
    label = nil
  }
}

extension Image: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView

  var kind: ElementKind { .image }

  func describe(_ element: inout ElementDescription) {
    element.add(.systemImage, .string(name))
    if let label { element.add(.accessibilityLabel, .string(label)) }
    if let foreground = element.environment.text.foreground {
      element.add(.foreground, foreground.value)
    }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}
