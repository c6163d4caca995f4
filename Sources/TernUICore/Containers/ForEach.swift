/// A view for each element of a collection.
///
/// A row keeps its identity, and with it its state, as long as the id of its element is there,
/// wherever it moves. Ids must differ from each other; an element whose id was there before is
/// reported as an issue and shown without a row of its own.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What a person may do with the rows in a list.
  var edits = RowEdits()

  init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content)
  {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ForEachNode(view: view, in: context)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, told apart by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, with a binding to the element.
  ///
  /// The binding finds its element by the index it had. Should the collection have become shorter
  /// meanwhile, it reads as the last value and ignores what is written.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>], ID == C.Element.ID, C.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a bound collection, told apart by a property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>] {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.map { BoundElement(base: data, index: $0, value: collection[$0]) },
      id: { $0.value[keyPath: id] },
      content: { content($0.binding) }
    )
  }
}

/// An element of a bound collection, with the way back to it.
public struct BoundElement<C: MutableCollection> {
  package let base: Binding<C>
  package let index: C.Index
  package let value: C.Element

  package init(base: Binding<C>, index: C.Index, value: C.Element) {
    self.base = base
    self.index = index
    self.value = value
  }

  package var binding: Binding<C.Element> {
    Binding(
      get: { [base, index, value] in
        let collection = base.wrappedValue
        return collection.contains(index) ? collection[index] : value
      },
      set: { [base, index] newValue in
        guard base.wrappedValue.contains(index) else { return }
        base.wrappedValue[index] = newValue
      }
    )
  }
}

extension Collection {
  fileprivate func contains(_ index: Index) -> Bool { index >= startIndex && index < endIndex }
}
