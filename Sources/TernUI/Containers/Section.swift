/// A part of a list or a form, with a header and a footer where they are given.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let sectionContent: Content
  let footer: Footer
  /// Whether the rows are shown, where a person decides that.
  var isExpanded: Binding<Bool>?
}

extension Section: View, ElementView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  package var kind: ElementKind { .section }

  package var content: SectionContent<Parent, Content, Footer> {
    guard let isExpanded else {
      let parts = TupleView(
        SectionPart(kind: .header, view: header), sectionContent,
        SectionPart(kind: .footer, view: footer)
      )
      return SectionContent(.first(parts))
    }
    let parts = TupleView(
      SectionPart(kind: .header, view: SectionSwitch(label: header, isExpanded: isExpanded)),
      ExpandedContent(content: sectionContent, isExpanded: isExpanded)
    )
    return SectionContent(.second(parts))
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), sectionContent: content(), footer: footer())
  }

  /// A section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, sectionContent: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose rows a person shows and hides, with a header.
  ///
  /// While they are hidden, the rows are not there.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), sectionContent: content(), footer: EmptyView(), isExpanded: isExpanded
    )
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section whose rows a person shows and hides, with a literal for its header.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), sectionContent: content(), footer: EmptyView(),
      isExpanded: isExpanded
    )
  }

  /// A section whose rows a person shows and hides, with a string for its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), sectionContent: content(), footer: EmptyView(), isExpanded: isExpanded
    )
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), sectionContent: content(), footer: footer())
  }

  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), sectionContent: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), sectionContent: content(), footer: EmptyView())
  }

  /// A section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, sectionContent: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), sectionContent: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a literal for its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), sectionContent: content(), footer: EmptyView())
  }

  /// A section with a string for its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), sectionContent: content(), footer: EmptyView())
  }
}

/// The header or the footer of a section; there is none where the view is empty.
package struct SectionPart<Content: View>: View, ElementView {
  package typealias Body = Never

  package let kind: ElementKind
  package let content: Content

  init?(kind: ElementKind, view: Content) {
    if Content.self == EmptyView.self { return nil }
    self.kind = kind
    content = view
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

/// What is in a section: all of it, or what a person decides to see.
package typealias SectionContent<Parent: View, Content: View, Footer: View> = _ConditionalContent<
  TupleView<SectionPart<Parent>?, Content, SectionPart<Footer>?>,
  TupleView<SectionPart<SectionSwitch<Parent>>?, ExpandedContent<Content>>
>

/// The header of a section whose rows a person shows and hides.
package struct SectionSwitch<Label: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>

  package var body: some View {
    Primitive(
      kind: .disclosure,
      content: Part(.header, label),
      description: { $0.add(.value, .bool(isExpanded.wrappedValue)) },
      action: { event in
        guard case .toggle(_, let value) = event, isExpanded.wrappedValue != value else { return }
        isExpanded.wrappedValue = value
      }
    )
  }
}

/// The rows of a section, while a person wants to see them.
package struct ExpandedContent<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>

  package var body: some View {
    if isExpanded.wrappedValue { content }
  }
}
