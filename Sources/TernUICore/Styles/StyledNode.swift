/// A view that a style may draw in place of the back end.
@MainActor
package protocol StyledView: View where Body == Never {
  associatedtype Plain: View

  /// What the back end draws.
  var plain: Plain { get }
  /// What the style of the environment draws, if it draws something by itself.
  func drawing(in environment: EnvironmentValues) -> (@MainActor () -> AnyView)?
  /// Takes the style out of the environment of what it draws, which may hold the same control.
  static func leaveStyle(_ environment: inout EnvironmentValues)
}

/// The node of a view that a style may draw.
package final class StyledNode<Content: StyledView>: _ViewNode<Content> {
  private var plain: _ViewNode<Content.Plain>?
  private var drawn: ClosureNode<AnyView>?
  private var inner: (outer: EnvironmentValues, inner: EnvironmentValues)?

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    if let draw = view.drawing(in: environment) {
      plain?.unmount()
      plain = nil
      let inner = innerEnvironment()
      let make = { MainActor.assumeIsolated { draw() } }
      if let drawn { return drawn.update(in: inner, make: make) }
      var context = context
      context.environment = inner
      drawn = ClosureNode(in: context, make: make)
    } else {
      if let plain { return plain.update(view.plain, in: environment) }
      drawn?.unmount()
      drawn = nil
      plain = context.mount(view.plain)
    }
    container.childrenChanged()
  }

  private func innerEnvironment() -> EnvironmentValues {
    if let inner, inner.outer.isIdentical(to: environment) { return inner.inner }
    var inner = environment
    Content.leaveStyle(&inner)
    self.inner = (environment, inner)
    return inner
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let plain { body(plain) }
    if let drawn { body(drawn) }
  }
}

/// What a style draws, with the style's own `@Environment` and the like.
package struct StyleBody<Style, Content: View>: View {
  let style: Style
  let make: @MainActor (Style) -> Content

  package init(style: Style, make: @escaping @MainActor (Style) -> Content) {
    self.style = style
    self.make = make
  }

  package var body: Content { make(style) }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(
      view: view, in: context,
      fields: DynamicFields.of(Style.self, at: MemoryLayout<Self>.offset(of: \.style) ?? 0)
    )
  }
}
