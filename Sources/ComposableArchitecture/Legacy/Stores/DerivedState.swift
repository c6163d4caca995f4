import Observation

/// A value made from the state of a store, whose observers are told when it becomes another.
@MainActor
final class DerivedState<Value> {
  private let extent = StateExtent()
  private var current: Value
  private var feed: StoreFeed?
  /// Called before the value becomes another.
  var willChange: (() -> Void)?

  /// - Parameters:
  ///   - node: The node of the store.
  ///   - isDuplicate: Whether a new value counts as the one before.
  ///   - read: Makes the value from the state.
  init<State, Action>(
    _ node: StoreNode<State, Action>,
    isDuplicate: @escaping (Value, Value) -> Bool,
    read: @escaping (State) -> Value
  ) {
    current = node.withState { read($0.pointee) }
    feed = StoreFeed(node.root) { [weak self] in
      guard let self, node.exists else { return }
      let new = node.withState { read($0.pointee) }
      if !isDuplicate(self.current, new) { self.become(new) }
    }
  }

  /// The value.
  var value: Value {
    extent.access(0)
    return current
  }

  private func become(_ new: Value) {
    willChange?()
    current = new
    if extent.mayBeObserved(0) { extent.notify(0) }
  }
}
