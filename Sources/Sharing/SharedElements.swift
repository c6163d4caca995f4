public import IdentifiedCollections

extension RangeReplaceableCollection {
  /// Creates a collection of the elements of a shared collection, each shared on its own.
  ///
  /// ```swift
  /// for todo in Array($todos) { todo.withLock { $0.isDone = true } }
  /// ```
  ///
  /// An element that leaves the shared collection later keeps its last value, and changes of it are
  /// dropped. Observers of the collection are told when elements come, go or move, and those of an
  /// element when it changes. Cost: a few allocations an element.
  ///
  /// - Parameter shared: The shared collection.
  public init<ID, Base>(_ shared: Shared<IdentifiedArray<ID, Base>>)
  where Element == Shared<Base> {
    self.init(shared.ids.wrappedValue.lazy.compactMap { Shared(untracked: shared[id: $0]) })
  }

  /// Creates a collection of the elements of a shared collection, each shared on its own.
  ///
  /// - Parameter shared: The shared collection.
  public init<ID, Base>(_ shared: SharedReader<IdentifiedArray<ID, Base>>)
  where Element == SharedReader<Base> {
    self.init(shared.ids.wrappedValue.lazy.compactMap { SharedReader(untracked: shared[id: $0]) })
  }
}
