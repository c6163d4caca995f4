// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>

  /// Gives the bindings to the elements of the collection as it was when the iterator was made.
  public struct Iterator: IteratorProtocol {
    fileprivate let base: Binding<Value>
    fileprivate let collection: Value
    fileprivate var index: Value.Index

    public mutating func next() -> Binding<Value.Element>? {
      guard index < collection.endIndex else { return nil }
      defer { collection.formIndex(after: &index) }
      return base.element(at: index, in: collection)
    }
  }

  public func makeIterator() -> Iterator {
    let collection = wrappedValue
    return Iterator(base: self, collection: collection, index: collection.startIndex)
  }

  func element(at index: Value.Index, in collection: Value) -> Element {
    let place = ElementLocation(location, index, collection[index])
    var binding = Binding<Value.Element>(location: place)
    binding.transaction = transaction
    return binding
  }
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var count: Int { wrappedValue.count }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// A binding to the element at an index.
  ///
  /// Should the collection have become shorter meanwhile, it reads as the last value it had and ignores
  /// what is written.
  public subscript(position: Index) -> Element {
    element(at: position, in: wrappedValue)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
