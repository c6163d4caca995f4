// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// A binding to the element at an index.
  ///
  /// Should the collection have become shorter meanwhile, it reads as the last value it had and ignores
  /// what is written.
  public subscript(position: Index) -> Element {
    BoundElement(base: self, index: position, value: wrappedValue[position]).binding
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}
