/// How a `ForEach` over a bound collection keeps the places of its rows.
struct RowPlaces<Data: Collection> {
  /// Gives a mounted row its element: the one it has, with the new value, where that can be.
  let keep: (_ old: Data.Element?, _ new: Data.Element) -> Data.Element
  /// Lets go of the element of a row that goes.
  let release: (Data.Element) -> Void
  /// All elements.
  ///
  /// It remembers the collection for the next time: the very one that the elements are of, since the
  /// next time it may be read it may be another.
  let all: (_ seen: inout AnyObject?, _ data: Data) -> [Data.Element]
  /// The elements that are not what they were, by their positions; `nil` where that is not known.
  ///
  /// It remembers the collection for the next time. With another count than that of the rows,
  /// positions are not those of rows.
  let changes: (_ seen: inout AnyObject?, _ data: Data, _ count: Int) -> [Change]?

  typealias Change = (position: Int, element: Data.Element)

  /// - Parameters:
  ///   - lasting: Whether a row has one place as long as it is mounted, or another each time. Either
  ///     stays with its element.
  ///   - path: The property that is the identity; `nil` for the `id` of the type.
  ///   - isSame: Whether two elements have the same identity.
  init<Base: MutableCollection & RandomAccessCollection>(
    lasting: Bool, path: AnyKeyPath?, isSame: @escaping (Base.Element, Base.Element) -> Bool
  ) where Data == Binding<Base> {
    typealias Place = ElementLocation<Base>
    guard lasting else {
      keep = { _, new in
        (new.location as? Place)?.identify(isSame)
        return new
      }
      release = { _ in }
      all = { _, data in Array(data) }
      changes = { _, _, _ in nil }
      return
    }
    keep = { old, new in
      guard let newPlace = new.location as? Place else { return new }
      if let old, let place = old.location as? Place {
        if place.take(newPlace) { return new.moved(to: place) }
        place.release()
      }
      newPlace.keep(isSame)
      return new
    }
    release = { ($0.location as? Place)?.release() }
    all = { seen, data in
      let collection = data.wrappedValue
      seen = SeenCollection(collection, data, path)
      return collection.indices.map { data.element(at: $0, in: collection) }
    }
    changes = { seen, data, count in
      guard let known = seen as? SeenCollection<Base>, known.isSame(data, path) else { return nil }
      let old = known.collection
      let new = data.wrappedValue
      seen = SeenCollection(new, data, path)
      guard old.count == count, new.count == count else { return nil }
      var changes: [Change] = []
      var position = 0
      for (oldIndex, index) in zip(old.indices, new.indices) {
        var oldElement = old[oldIndex]
        if !isBitwiseEqual(&oldElement, new[index]) {
          changes.append((position, data.element(at: index, in: new)))
        }
        position += 1
      }
      return changes
    }
  }
}

private final class SeenCollection<Base> {
  let collection: Base
  private var data: Binding<Base>
  private let path: AnyKeyPath?

  init(_ collection: Base, _ data: Binding<Base>, _ path: AnyKeyPath?) {
    self.collection = collection
    self.data = data
    self.path = path
  }

  /// Whether elements of a binding are at the same places, and have the same identity.
  func isSame(_ data: Binding<Base>, _ path: AnyKeyPath?) -> Bool {
    isBitwiseEqual(&self.data, data) && self.path == path
  }
}

extension Binding {
  fileprivate func moved(to location: BindingLocation<Value>) -> Binding {
    var binding = Binding(location: location)
    binding.transaction = transaction
    return binding
  }
}
