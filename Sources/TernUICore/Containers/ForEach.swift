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
  /// Keeps the places of the elements of a bound collection.
  var places: RowPlaces<Data>?

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
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by a property.
  @_disfavoredOverload
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
  /// A change of one element evaluates what read that element. A binding stays with its element
  /// wherever that moves. Should the element be gone, it reads as the last value and ignores what is
  /// written.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable {
    self.init(data, identifiedBy: { $0.id }, path: nil, content: content)
  }

  /// A view for each element of a bound collection, told apart by a property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, identifiedBy: { $0[keyPath: id] }, path: id, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    identifiedBy id: @escaping (C.Element) -> ID,
    path: AnyKeyPath?,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(
      data: data,
      id: { binding in
        let place = binding.location as? ElementLocation<C>
        return id(place?.snapshot ?? binding.wrappedValue)
      },
      content: content
    )
    // A part of an object may change without the collection: rows of objects are always evaluated.
    places = RowPlaces(lasting: !(C.Element.self is AnyObject.Type), path: path) {
      id($0) == id($1)
    }
  }
}
