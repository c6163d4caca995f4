/// A part of a list or a form, with a header and a footer where they are given.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let sectionContent: Content
  let footer: Footer
}

extension Section: View, ElementView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  var kind: ElementKind { .section }

  var content: TupleView<SectionPart<Parent>?, Content, SectionPart<Footer>?> {
    TupleView(
      SectionPart(kind: .header, view: header), sectionContent,
      SectionPart(kind: .footer, view: footer)
    )
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
struct SectionPart<Content: View>: View, ElementView {
  typealias Body = Never

  let kind: ElementKind
  let content: Content

  init?(kind: ElementKind, view: Content) {
    if Content.self == EmptyView.self { return nil }
    self.kind = kind
    content = view
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}
