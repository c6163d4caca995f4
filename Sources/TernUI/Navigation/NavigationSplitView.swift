public import struct Foundation.CGFloat

/// Columns side by side, each of which decides what the next one shows.
///
/// ```swift
/// NavigationSplitView {
///   List(birds, selection: $chosen) { Text($0.name) }
/// } detail: {
///   BirdView(id: chosen)
/// }
/// ```
///
/// Each column is a navigation stack. A link with a value in one column makes the page of the next.
/// Where there is little room, one column is shown at a time.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let middle: Content
  let detail: Detail

  public var body: some View {
    SplitView(
      visibility: visibility, compactColumn: compactColumn,
      sidebar: sidebar, middle: middle, detail: detail
    )
  }
}

extension NavigationSplitView {
  /// Three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which of the columns are shown where there is room.
  ///   - preferredCompactColumn: Which one is shown where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    middle = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which of the columns are shown where there is room.
  ///   - preferredCompactColumn: Which one is shown where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    middle = EmptyView()
    self.detail = detail()
  }
}

/// Which columns of a ``NavigationSplitView`` are shown where there is room.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String?

  public static let automatic = Self(name: nil)
  public static let all = Self(name: "all")
  public static let doubleColumn = Self(name: "double")
  public static let detailOnly = Self(name: "detail")
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  public static let sidebar = Self(name: "sidebar")
  public static let content = Self(name: "content")
  public static let detail = Self(name: "detail")
}

private struct SplitView<Sidebar: View, Middle: View, Detail: View>: View, ElementView {
  typealias Body = Never

  static var readsBindings: Bool { true }

  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let middle: Middle
  let detail: Detail

  var kind: ElementKind { .split }

  var names: [NavigationSplitViewColumn] {
    Middle.self == EmptyView.self ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }

  typealias Column<Root: View> = SplitColumnView<NavigationStack<Never, Root>>

  var content: TupleView<Column<Sidebar>, Column<Middle>?, Column<Detail>> {
    TupleView(
      Column(index: 0, content: NavigationStack { sidebar }),
      Middle.self == EmptyView.self
        ? nil : Column(index: 1, content: NavigationStack { middle }),
      Column(index: names.count - 1, content: NavigationStack { detail })
    )
  }

  func describe(_ element: inout ElementDescription) {
    element.addStyle(.split)
    if let name = visibility?.wrappedValue.name { element.add(.columns, .string(name)) }
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, SplitCompanion.init)
  }
}

private final class SplitCompanion<Sidebar: View, Middle: View, Detail: View>:
  ElementCompanion<SplitView<Sidebar, Middle, Detail>>
{
  private let split = SplitContext()
  private let ownColumn = StateLocation(0)

  override func adjust(_ environment: inout EnvironmentValues) {
    split.show = { [weak self] in self?.show($0) }
    environment.split = split
    environment.leavePlace()
  }

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    element?[.value] = .int(
      node.track { [view, ownColumn] in
        _ = view.visibility?.wrappedValue
        guard let name = view.compactColumn?.wrappedValue else { return ownColumn.get() }
        return view.names.firstIndex(of: name) ?? 0
      })
    element?.onEvent = { [weak self] event in
      if case .select(_, let index) = event { self?.show(index) }
    }
  }

  private func show(_ index: Int) {
    guard view.names.indices.contains(index) else { return }
    if let column = view.compactColumn {
      if column.wrappedValue != view.names[index] { column.wrappedValue = view.names[index] }
    } else {
      ownColumn.set(index, transaction: Transaction())
    }
  }
}

/// One column: the first stack inside belongs to it.
private struct SplitColumnView<Content: View>: View, WrapperView {
  typealias Body = Never

  let index: Int
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, SplitColumnCompanion.init)
  }
}

private final class SplitColumnCompanion<Content: View>:
  WrapperCompanion<SplitColumnView<Content>>
{
  private var column: SplitColumn?
  private var inner: (outer: EnvironmentValues, inner: EnvironmentValues)?

  override var contentEnvironment: EnvironmentValues {
    if let inner, inner.outer.isIdentical(to: environment) { return inner.inner }
    if column == nil, let split = environment.split { column = SplitColumn(split, view.index) }
    var inner = environment
    inner.splitColumn = column
    inner.split = nil
    self.inner = (environment, inner)
    return inner
  }

  override func didUnmount() {
    column?.leave()
  }
}

extension View {
  /// How wide a column is, which is left to the back end.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// How wide a column is, which is left to the back end.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
