/// A button that opens a list of things to do.
///
/// ```swift
/// Menu("Sort") {
///   Button("By name") { sort(.name) }
///   Button("By age") { sort(.age) }
/// }
/// ```
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let primaryAction: (@MainActor () -> Void)?
  let content: Content

  init(label: Label, primaryAction: (@MainActor () -> Void)?, content: Content) {
    self.label = label
    self.primaryAction = primaryAction
    self.content = content
  }

  public var body: some View {
    Primitive(
      kind: .menu,
      content: TupleView(Part(.header, label), content),
      description: { $0.addStyle(.menu) },
      action: { event in
        if case .tap = event { primaryAction?() }
      }
    )
  }
}

extension Menu {
  /// A menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), primaryAction: nil, content: content())
  }

  /// A menu with any label that does something at once when it is pressed shortly.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), primaryAction: primaryAction, content: content())
  }
}

extension Menu where Label == Text {
  /// A menu with a literal for its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), primaryAction: nil, content: content())
  }

  /// A menu with a literal for its label that does something at once when it is pressed shortly.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), primaryAction: primaryAction, content: content())
  }

  /// A menu with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), primaryAction: nil, content: content())
  }

  /// A menu with a string for its label that does something at once when it is pressed shortly.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), primaryAction: primaryAction, content: content())
  }
}

extension Menu where Label == TernUI.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: TernUI.Label(titleKey, systemImage: systemImage), primaryAction: nil,
      content: content()
    )
  }

  /// A menu with a title and a symbol that does something at once when it is pressed shortly.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: TernUI.Label(titleKey, systemImage: systemImage), primaryAction: primaryAction,
      content: content()
    )
  }

  /// A menu with a string for its title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: TernUI.Label(title, systemImage: systemImage), primaryAction: nil, content: content()
    )
  }

  /// A menu with a string for its title and a symbol that does something at once when it is pressed
  /// shortly.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: TernUI.Label(title, systemImage: systemImage), primaryAction: primaryAction,
      content: content()
    )
  }
}

extension View {
  /// Gives this view a list of things to do, for a second button of the pointer or a key.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    // In a list all of it is one row, to which swipe actions inside of it belong.
    SlotView(
      content: Primitive(
        .menu, [(.style, .string("context"))],
        content: TupleView(Part(.header, self), menuItems())
      ),
      rule: .row
    )
  }

  /// Gives this view a list of things to do, and a picture of it that back ends here do not show.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}
