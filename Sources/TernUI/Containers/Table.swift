public import struct Foundation.CGFloat

/// Rows of several columns.
///
/// ```swift
/// Table(birds, selection: $chosen) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Eggs") { bird in Text("\(bird.eggs)") }
/// }
/// ```
public struct Table<Value: Identifiable, Columns: TableColumnContent>: View, ElementView
where Columns.TableRowValue == Value {
  public typealias Body = Never

  package static var readsBindings: Bool { true }

  let rows: [Value]
  let selection: SlotSelection?
  let columns: Columns

  package var kind: ElementKind { .table }

  package var content: TupleView<Part<AnyView>, ForEach<[Value], Value.ID, AnyView>> {
    let columns = columns
    let titles = columns._titles
    return TupleView(
      Part(.header, AnyView(ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]) })),
      ForEach(rows) { row in AnyView(TableRowCells(row: row, columns: columns)) }
    )
  }

  package func describe(_ element: inout ElementDescription) {
    element.addStyle(.table)
    element.addList(selection)
    element.add(.columns, .strings(columns._titles))
    if element.environment.hidesTableTitles { element.add(.hidesTitles, .bool(true)) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, TableCompanion.init)
  }
}

// Arrays have initializers of their own, as the compiler knows the type of a row too late for key paths
// where it is that of another type's element.
extension Table {
  /// A table with a row for each element.
  public init(_ data: [Value], @TableColumnBuilder<Value> columns: () -> Columns) {
    self.init(rows: data, selection: nil, columns: columns())
  }

  /// A table with a row for each element, of which one can be chosen.
  public init(
    _ data: [Value],
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) {
    self.init(rows: data, selection: SlotSelection(selection), columns: columns())
  }

  /// A table with a row for each element, of which any number can be chosen.
  public init(
    _ data: [Value],
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) {
    self.init(rows: data, selection: SlotSelection(selection), columns: columns())
  }

  /// A table with a row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), selection: nil, columns: columns())
  }

  /// A table with a row for each element, of which one can be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), selection: SlotSelection(selection), columns: columns())
  }

  /// A table with a row for each element, of which any number can be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), selection: SlotSelection(selection), columns: columns())
  }
}

private final class TableCompanion<Value: Identifiable, Columns: TableColumnContent>:
  ElementCompanion<Table<Value, Columns>>
where Columns.TableRowValue == Value {
  private let slots = SlotContainer(.row)

  override func refresh(_ changes: NodeChanges) {
    slots.setSelection(view.selection)
    super.refresh(changes)
  }

  override func adjust(_ environment: inout EnvironmentValues) {
    environment.slots = slots
    environment.rowSelection = slots
    environment.slot = nil
  }
}

/// The cells of one row, which is an element even where it cannot be chosen.
private struct TableRowCells<Value, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
  let row: Value
  let columns: Columns

  var body: some View {
    SlotView(content: columns._cells(row), rule: .row)
  }
}

/// Columns of a ``Table``.
@MainActor
@preconcurrency
public protocol TableColumnContent {
  associatedtype TableRowValue
  associatedtype Cells: View

  /// What stands above the columns.
  var _titles: [String] { get }
  /// The cells of a row.
  func _cells(_ row: TableRowValue) -> Cells
}

/// One column of a ``Table``.
public struct TableColumn<RowValue, Content: View>: TableColumnContent {
  let title: String
  let content: (RowValue) -> Content

  public var _titles: [String] { [title] }

  public func _cells(_ row: RowValue) -> some View {
    OneElement(content: content(row))
  }

  /// The column at a width, which is left to the back end.
  public func width(_ width: CGFloat? = nil) -> Self { self }

  /// The column between two widths, which is left to the back end.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

extension TableColumn {
  /// A column of views, with a literal for its title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    title = titleKey.string
    self.content = content
  }

  /// A column of views, with a string for its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.title = String(title)
    self.content = content
  }
}

/// Several columns of a ``Table``, side by side.
public struct TupleTableColumns<RowValue, each Content: View>: TableColumnContent {
  let columns: (repeat TableColumn<RowValue, each Content>)

  public var _titles: [String] {
    var titles: [String] = []
    repeat titles += (each columns)._titles
    return titles
  }

  public func _cells(_ row: RowValue) -> some View {
    TupleView(repeat (each columns)._cells(row))
  }
}

/// Lets a closure list the columns of a ``Table``.
@resultBuilder
@MainActor
public enum TableColumnBuilder<RowValue> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> TableColumn<RowValue, Content> { column }

  public static func buildBlock<each Content: View>(
    _ columns: repeat TableColumn<RowValue, each Content>
  ) -> TupleTableColumns<RowValue, repeat each Content> {
    TupleTableColumns(columns: (repeat each columns))
  }
}

extension View {
  /// Shows the columns of the tables inside with their titles or without.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableTitles, visibility == .hidden)
  }
}

extension EnvironmentValues {
  private enum TableTitlesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  fileprivate var hidesTableTitles: Bool {
    get { self[TableTitlesKey.self] }
    set { self[TableTitlesKey.self] = newValue }
  }
}
