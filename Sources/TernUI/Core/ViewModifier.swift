/// A change to any view, with a body, state and an environment of its own.
///
/// ```swift
/// struct Framed: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().border(.blue)
///   }
/// }
///
/// Text("Hello").modifier(Framed())
/// ```
@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder
  func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: AnyView

  public var body: AnyView { content }
}

/// A view together with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// What ``TernUI/View/modifier(_:)`` makes.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The modifier's body.
  public var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(content: AnyView(content)))
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(
      view: view,
      in: context,
      fields: DynamicFields.of(Modifier.self, at: MemoryLayout<Self>.offset(of: \.modifier) ?? 0)
    )
  }
}

extension View {
  /// Applies a modifier to this view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
