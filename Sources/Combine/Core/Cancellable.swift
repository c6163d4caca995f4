/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it, and lets go of what it holds.
  ///
  /// It may be called from any thread, and more than once.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection: the usual way to bind it to the life of an object.
  ///
  /// - Parameter collection: Where to keep it.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it in a set.
  ///
  /// - Parameter set: Where to keep it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
