/// Rows one below the other, as many as there are.
///
/// ```swift
/// List(birds, selection: $chosen) { bird in
///   Text(bird.name)
/// }
/// ```
///
/// With a selection, rows can be chosen: those of a `ForEach` by their ids, others by their tags.
public struct List<SelectionValue, Content: View>: View, ElementView {
  public typealias Body = Never

  package static var readsBindings: Bool { true }

  let selection: SlotSelection?
  package let content: Content

  package var kind: ElementKind { .list }

  package func describe(_ element: inout ElementDescription) {
    element.addStyle(.list)
    element.addList(selection)
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    node.environment.refreshHandler
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, ListCompanion.init)
  }
}

extension ElementDescription {
  /// Says what can be done with the rows of a list or a table.
  @MainActor
  mutating func addList(_ selection: SlotSelection?) {
    if let selection {
      add(.selection, .string(selection.isMultiple ? "multiple" : "single"))
    }
    if environment.editMode?.wrappedValue.isEditing == true { add(.isEditing, .bool(true)) }
    if environment.refresh != nil { add(.canRefresh, .bool(true)) }
    addScrollTraits()
  }
}

private final class ListCompanion<SelectionValue, Content: View>:
  ElementCompanion<List<SelectionValue, Content>>
{
  private let slots = SlotContainer(.row)

  override func refresh(_ changes: NodeChanges) {
    slots.setSelection(view.selection)
    super.refresh(changes)
  }

  override func adjust(_ environment: inout EnvironmentValues) {
    let stack = environment.navigation
    slots.onChoice = { [weak stack] in stack?.column?.showNext() }
    environment.slots = slots
    environment.loadsRows = environment.traits.loadsRows
    environment.rowSelection = slots
    environment.slot = nil
  }
}

extension List where SelectionValue == Never {
  /// A list of the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// A list with a row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a bound collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element and, below it, for each of its children.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue: Hashable {
  /// A list of the views of a closure, of which any number can be chosen.
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.init(selection: SlotSelection(selection), content: content())
  }

  /// A list of the views of a closure, of which one can be chosen.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.init(selection: SlotSelection(selection), content: content())
  }

  /// A list of the views of a closure, of which one is chosen.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: SlotSelection(selection), content: content())
  }

  /// A list with a row for each element, of which any number can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: SlotSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: SlotSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, told apart by a property, of which any number can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: SlotSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each element, told apart by a property, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: SlotSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }
}
