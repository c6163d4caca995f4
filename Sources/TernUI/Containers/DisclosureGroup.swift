/// Views that are shown or not, as a person likes.
///
/// While they are not shown, they are not there.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOpen = false

  init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    let isShown = isExpanded.wrappedValue
    let plain = Primitive(
      kind: .disclosure,
      content: TupleView(Part(.header, label), isShown ? content() : nil),
      description: { $0.add(.value, .bool(isExpanded.wrappedValue)) },
      action: { event in
        guard case .toggle(_, let value) = event, isExpanded.wrappedValue != value else { return }
        isExpanded.wrappedValue = value
      }
    )
    StyledControlView(plain: plain) {
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(content: AnyView(DeferredContent(make: content))),
        isExpanded: isExpanded
      )
    }
  }
}

extension DisclosureGroup {
  /// Views with any title.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// Views with any title, shown while a condition holds.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Views with a literal for their title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  /// Views with a literal for their title, shown while a condition holds.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }

  /// Views with a string for their title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(title), content: content)
  }

  /// Views with a string for their title, shown while a condition holds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(title), content: content)
  }
}

/// A row for each element of a tree; those with children can be opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let row: (Data.Element) -> Content

  init(
    data: Data,
    id: KeyPath<Data.Element, ID>,
    children: @escaping (Data.Element) -> Data?,
    row: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.row = row
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      if let children = children(element) {
        DisclosureGroup {
          AnyView(OutlineGroup(data: children, id: id, children: self.children, row: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

extension OutlineGroup {
  /// A row for each element and, below it, for each of its children.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, row: content)
  }
}

extension OutlineGroup where ID == Data.Element.ID, Data.Element: Identifiable {
  /// A row for each element and, below it, for each of its children.
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, row: content)
  }
}

/// Views that are made when they are shown.
private struct DeferredContent<Content: View>: View {
  let make: () -> Content

  var body: Content { make() }
}
