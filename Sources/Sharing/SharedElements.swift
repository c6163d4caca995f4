public import IdentifiedCollections

extension RangeReplaceableCollection {
  /// Creates a collection of the elements of a shared collection, each shared on its own.
  ///
  /// ```swift
  /// for todo in Array($todos) { todo.withLock { $0.isDone = true } }
  /// ```
  ///
  /// An element that leaves the shared collection later keeps its last value, and changes of it are
  /// dropped. Cost: one allocation an element.
  ///
  /// - Parameter shared: The shared collection.
  public init<ID, Base>(_ shared: Shared<IdentifiedArray<ID, Base>>)
  where Element == Shared<Base> {
    self.init(shared.wrappedValue.ids.lazy.compactMap { Shared(shared[id: $0]) })
  }

  /// Creates a collection of the elements of a shared collection, each shared on its own.
  ///
  /// - Parameter shared: The shared collection.
  public init<ID, Base>(_ shared: SharedReader<IdentifiedArray<ID, Base>>)
  where Element == SharedReader<Base> {
    self.init(shared.wrappedValue.ids.lazy.compactMap { SharedReader(shared[id: $0]) })
  }
}
