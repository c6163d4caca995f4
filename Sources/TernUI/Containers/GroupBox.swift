/// Views that belong together, in a box with a title.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// A box with any title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A box with any title.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View {
    let plain = Primitive(
      .section, [(.style, .string("box"))],
      content: TupleView(SectionPart(kind: .header, view: label), content)
    )
    StyledControlView(plain: plain) {
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))
      )
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// A box with a literal for its title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A box with a string for its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// A group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A group of controls with a title for assistive technology.
  public init<Label: View, Controls: View>(
    @ViewBuilder content: () -> Controls, @ViewBuilder label: () -> Label
  ) where Content == LabeledControls<Label, Controls> {
    self.content = LabeledControls(label: label(), controls: content())
  }

  @Environment(\.styles) private var styles

  public var body: some View {
    Primitive(
      .hstack, [(.style, .string(styles[.controlGroup] ?? "controlGroup"))], content: content
    )
  }
}

/// The controls of a ``ControlGroup`` that has a title.
public struct LabeledControls<Label: View, Controls: View>: View {
  let label: Label
  let controls: Controls

  public var body: some View {
    label
    controls
  }
}
