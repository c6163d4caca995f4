/// Several views of which a person looks at one at a time.
///
/// ```swift
/// TabView(selection: $tab) {
///   Birds().tabItem { Label("Birds", systemImage: "bird") }.tag(Tab.birds)
///   Places().tabItem { Label("Places", systemImage: "map") }.tag(Tab.places)
/// }
/// ```
///
/// All of them stay alive, so that a person finds each as it was.
public struct TabView<SelectionValue, Content: View>: View, ElementView {
  public typealias Body = Never

  let selection: SlotSelection?
  package let content: Content

  package var kind: ElementKind { .tabs }

  package func describe(_ element: inout ElementDescription) {
    element.addStyle(.tabs)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, TabsCompanion.init)
  }
}

extension TabView where SelectionValue: Hashable {
  /// Tabs of which one is chosen by its value, or its tag.
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(selection: SlotSelection(selection), content: content())
  }

  /// Tabs of which one may be chosen by its value, or its tag.
  public init(
    selection: Binding<SelectionValue?>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(selection: SlotSelection(selection), content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs, the first of which is shown first.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

private final class TabsCompanion<SelectionValue, Content: View>:
  ElementCompanion<TabView<SelectionValue, Content>>
{
  private let slots = SlotContainer(.tab)

  override func refresh(_ changes: NodeChanges) {
    slots.setSelection(view.selection)
    super.refresh(changes)
  }

  override func adjust(_ environment: inout EnvironmentValues) {
    environment.slots = slots
    environment.slot = nil
    environment.collectsTags = true
  }
}

/// One of the views of a ``TabView``, with its title.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let tag: AnyHashable?
  let content: Content
  let label: Label

  public var body: some View {
    SlotView(content: TabItemView(content: content, label: label), tag: tag, rule: .tab)
  }
}

extension Tab where Value == Never {
  /// A tab with any label.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, content: content(), label: label())
  }
}

extension Tab {
  /// A tab with any label and the value that stands for it.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never, Label == TernUI.Label<Text, Image> {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, content: content(), label: TernUI.Label(titleKey, systemImage: systemImage)
    )
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: nil, content: content(), label: TernUI.Label(title, systemImage: systemImage))
  }
}

extension Tab where Label == TernUI.Label<Text, Image> {
  /// A tab with a title, a symbol, and the value that stands for it.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: TernUI.Label(titleKey, systemImage: systemImage)
    )
  }

  /// A tab with a title, a symbol, and the value that stands for it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: TernUI.Label(title, systemImage: systemImage)
    )
  }
}

/// What a tab is for, where a back end shows that.
public struct TabRole: Hashable, Sendable {
  /// The tab searches.
  public static let search = TabRole()
}

/// Tabs that belong together.
public typealias TabSection<Content> = Group<Content>

extension View {
  /// What the tab of this view says.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    SlotView(content: TabItemView(content: self, label: label()), rule: .tab)
  }
}

private struct TabItemView<Content: View, Label: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let label: Label

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, TabItemCompanion.init)
  }
}

private final class TabItemCompanion<Content: View, Label: View>:
  WrapperCompanion<TabItemView<Content, Label>>
{
  private var label: VirtualNode<Label>?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    guard environment.slot?.container.kind == .tab else { return }
    if let label {
      label.update(view.label, in: environment)
    } else {
      label = VirtualNode(view.label, in: context, collectsTags: false) { [weak self] in
        self?.readLabel()
      }
    }
    readLabel()
  }

  private func readLabel() {
    guard let elements = label?.elements() else { return }
    let words = elements.filter { $0.kind != .image }.map { $0.spokenText(in: graph) }
    environment.slot?.setLabel(
      words.filter { !$0.isEmpty }.joined(separator: " "),
      systemImage: elements.lazy.compactMap { $0.symbol(in: self.graph) }.first
    )
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let label { body(label) }
  }
}
