import IssueReporting

/// The place of one element of a bound collection.
///
/// A row of a `ForEach` keeps its place for as long as it is mounted, so that the bindings that its
/// views hold stay the same. The collection is one value, and who reads it depends on all of it; the
/// views of a kept place depend on their own element instead. The `ForEach` depends on the collection,
/// and hands each place the value that it has now.
///
/// Unchecked: the contents are only touched under the lock.
final class ElementLocation<Base: MutableCollection>:
  BindingLocation<Base.Element>, @unchecked Sendable
{
  typealias IsSame = (Base.Element, Base.Element) -> Bool

  private struct Contents {
    var base: BindingLocation<Base>
    var index: Base.Index
    /// What a kept place shows, and what a place without an element reads as.
    var value: Base.Element
    /// An element with the identity of the one that is bound.
    var identity: Base.Element
    var isSame: IsSame?
    /// Tells the views of a kept place that its value changes.
    var signal: Signal?
    var parts: PartTable?

    /// Where the element is: it may have moved since this place was told of it.
    func index(in collection: Base) -> Base.Index? {
      let isInside = index >= collection.startIndex && index < collection.endIndex
      guard let isSame else { return isInside ? index : nil }
      if isInside, isSame(collection[index], identity) { return index }
      return collection.indices.first { isSame(collection[$0], identity) }
    }
  }

  private let contents: Lock<Contents>

  init(_ base: BindingLocation<Base>, _ index: Base.Index, _ value: Base.Element) {
    contents = Lock(Contents(base: base, index: index, value: value, identity: value))
  }

  override var isObserved: Bool { contents.withLock { $0.base }.isObserved }

  override var parts: PartTable? {
    contents.withLock { contents in
      let parts = contents.parts ?? PartTable()
      contents.parts = parts
      return parts
    }
  }

  /// The element when this place was last told of it.
  var snapshot: Base.Element { contents.withLock { $0.value } }

  // MARK: - Reading and writing

  // A body sees what its row was given. All others see what is there now.
  override func get() -> Base.Element {
    let contents = contents.withLock { $0 }
    if let signal = contents.signal, Evaluation.isHere {
      signal.access()
      // Another evaluation may have changed it since.
      return snapshot
    }
    let collection = contents.base.get()
    guard let index = contents.index(in: collection) else { return contents.value }
    let value = collection[index]
    if contents.signal == nil { setLast(value) }
    return value
  }

  override func set(_ value: Base.Element, transaction: Transaction) {
    let contents = contents.withLock { $0 }
    var collection = contents.base.get()
    guard let index = contents.index(in: collection) else { return }
    collection[index] = value
    let old = self.contents.withLock { contents in
      defer { contents.identity = value }
      return contents.identity
    }
    contents.base.set(collection, transaction: transaction)
    // What was written is not always what is there then.
    guard contents.isSame != nil else { return withExtendedLifetime(old) {} }
    let written = contents.base.get()
    if let index = self.contents.withLock({ $0 }).index(in: written) {
      if contents.signal != nil { _ = take(ElementLocation(contents.base, index, written[index])) }
    } else if contents.index(in: written) != nil {
      // Another identity was not taken.
      self.contents.withLock { $0.identity = old }
    }
  }

  private func setLast(_ value: Base.Element) {
    let old = contents.withLock { contents in
      defer { contents.value = value }
      return contents.value
    }
    withExtendedLifetime(old) {}
  }

  // MARK: - Places of rows

  /// Begins to be the place of a mounted row, where whatever changes the collection tells of it.
  ///
  /// - Parameter isSame: Whether two elements have the same identity.
  func keep(_ isSame: @escaping IsSame) {
    identify(isSame)
    let isObserved = isObserved
    contents.withLock { contents in
      if isObserved { contents.signal = Signal() }
    }
  }

  /// Follows the element wherever it moves.
  func identify(_ isSame: @escaping IsSame) {
    contents.withLock { $0.isSame = isSame }
  }

  /// Takes what another place knows of the element, and tells the views if its value is another.
  ///
  /// - Returns: Whether it did: places in different collections have nothing to do with each other.
  func take(_ other: ElementLocation) -> Bool {
    let old = contents.withLock { $0 }
    let new = other.contents.withLock { $0 }
    guard let signal = old.signal, old.base.isSamePlace(as: new.base) else { return false }
    let isEqual = isPlainlyEqual(old.value, new.value)
    func update() {
      contents.withLock { contents in
        contents.index = new.index
        contents.identity = new.value
        if !isEqual { contents.value = new.value }
      }
    }
    if isEqual { update() } else { signal.change(update) }
    return true
  }

  /// Ends being the place of a mounted row: who still reads it depends on the collection.
  func release() {
    guard let signal = contents.withLock({ $0.signal }) else { return }
    signal.change {
      contents.withLock { $0.signal = nil }
    }
  }
}
