/// A title with an icon.
public struct Label<Title: View, Icon: View>: View, StyledView {
  public typealias Body = Never

  let title: Title
  let icon: Icon

  /// A label of any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package var plain: LabelElement<Title, Icon> { LabelElement(content: TupleView(icon, title)) }

  package func drawing(in environment: EnvironmentValues) -> (@MainActor () -> AnyView)? {
    guard let draw = environment.labelDrawing else { return nil }
    return { [title, icon] in
      draw(
        LabelStyleConfiguration(
          title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))
        )
      )
    }
  }

  package static func leaveStyle(_ environment: inout EnvironmentValues) {
    environment.labelDrawing = nil
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    StyledNode(view: view, in: context)
  }
}

/// A label as the back end draws it.
package struct LabelElement<Title: View, Icon: View>: View, ElementView {
  package typealias Body = Never

  package let content: TupleView<Icon, Title>

  package var kind: ElementKind { .label }

  package func describe(_ element: inout ElementDescription) {
    element.addStyle(.label)
    element.addIsRedacted()
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a literal and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A label of a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a literal and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}
