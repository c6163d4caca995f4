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
    SplitNode(view: view, in: context)
  }
}

private final class SplitNode<Sidebar: View, Middle: View, Detail: View>:
  ElementViewNode<SplitView<Sidebar, Middle, Detail>>
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
      track { [view, ownColumn] in
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

/// What the columns of one split view share.
@MainActor
final class SplitContext {
  fileprivate var columns: [Int: StackContext] = [:]
  fileprivate var show: ((Int) -> Void)?
}

/// The place of one stack among the columns of a split view.
@MainActor
final class SplitColumn {
  private weak var split: SplitContext?
  private let index: Int

  init(_ split: SplitContext, _ index: Int) {
    self.split = split
    self.index = index
  }

  func adopt(_ stack: StackContext) {
    split?.columns[index] = stack
    stack.column = self
  }

  /// The stack of the next column.
  var next: StackContext? { split?.columns[index + 1] }
  /// The stack of the column before.
  var previous: StackContext? { split?.columns[index - 1] }

  /// Shows the next column, where only one is shown.
  func showNext() {
    if next != nil { split?.show?(index + 1) }
  }

  func leave() {
    split?.columns[index] = nil
  }
}

/// One column: the first stack inside belongs to it.
private struct SplitColumnView<Content: View>: View, WrapperView {
  typealias Body = Never

  let index: Int
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SplitColumnNode(view: view, in: context)
  }
}

private final class SplitColumnNode<Content: View>: WrapperNode<SplitColumnView<Content>> {
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

extension EnvironmentValues {
  private enum SplitKey: EnvironmentKey {
    static var defaultValue: SplitContext? { nil }
  }

  private enum SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
  }

  fileprivate var split: SplitContext? {
    get { self[SplitKey.self] }
    set { self[SplitKey.self] = newValue }
  }

  /// The column that the next stack is.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

extension View {
  /// How wide a column is, which is left to the back end.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// How wide a column is, which is left to the back end.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View { self }
}
