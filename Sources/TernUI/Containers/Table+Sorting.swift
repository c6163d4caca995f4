public import Foundation

// What rows are sorted by. Titles are words here, which nobody can press: an app sorts its rows by the order
// that it has, and offers others by a control of its own.

extension Table {
  /// A table with a row for each element, in an order of which the app takes care.
  public init<Sort: SortComparator>(
    _ data: [Value],
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Sort.Compared == Value {
    self.init(data, columns: columns)
  }

  /// A table with a row for each element, of which one can be chosen, in an order of which the app takes
  /// care.
  public init<Sort: SortComparator>(
    _ data: [Value],
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }

  /// A table with a row for each element, of which any number can be chosen, in an order of which the app
  /// takes care.
  public init<Sort: SortComparator>(
    _ data: [Value],
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }

  /// A table with a row for each element, in an order of which the app takes care.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns: columns)
  }

  /// A table with a row for each element, of which one can be chosen, in an order of which the app takes
  /// care.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }

  /// A table with a row for each element, of which any number can be chosen, in an order of which the app
  /// takes care.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }
}

extension TableColumn {
  /// A column of views for a value by which rows can be sorted, with a literal for its title.
  public init<Sorted: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, Sorted>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleKey, content: content)
  }

  /// A column of views for a value by which rows can be sorted, with a string for its title.
  @_disfavoredOverload
  public init<S: StringProtocol, Sorted: Comparable>(
    _ title: S,
    value: KeyPath<RowValue, Sorted>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, content: content)
  }

  /// A column of views for a value by which rows can be sorted with a comparator.
  public init<Sorted, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, Sorted>,
    comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Sorted {
    self.init(titleKey, content: content)
  }

  /// A column of views by which rows can be sorted with a comparator.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == RowValue {
    self.init(titleKey, content: content)
  }
}

extension TableColumn where Content == Text {
  /// A column of strings, with a literal for its title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(titleKey) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of strings, with a string for its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of strings by which rows can be sorted with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) {
    self.init(titleKey, value: value)
  }
}
