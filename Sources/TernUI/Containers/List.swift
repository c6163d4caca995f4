/// Rows one below the other, as many as there are.
///
/// ```swift
/// List(birds) { bird in
///   Text(bird.name)
/// }
/// ```
public struct List<SelectionValue, Content: View>: View, ElementView {
  public typealias Body = Never

  let content: Content

  var kind: ElementKind { .list }

  func describe(_ element: inout ElementDescription) {
    if let style = element.environment.controlStyle { element.add(.style, .string(style)) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension List where SelectionValue == Never {
  /// A list of the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// A list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
}
