import Combine

extension Store {
  /// Calls a closure whenever an optional state comes, and another whenever it goes.
  ///
  /// - Parameters:
  ///   - unwrap: Called with the store of the value: at once if there is one, and whenever one comes.
  ///   - else: Called at once if there is none, and whenever it goes.
  /// - Returns: What ends it.
  @available(
    *, deprecated,
    message: "Observe the store, and scope it to the optional child."
  )
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    var isThere: Bool?
    let update = { [self] in
      let isThereNow = withState { $0 != nil }
      guard isThere != isThereNow else { return }
      isThere = isThereNow
      if let store: Store<Wrapped, Action> = part({ $0 }, { $0 }) {
        unwrap(store)
      } else {
        `else`()
      }
    }
    let feed = StoreFeed(node.root, handler: update)
    update()
    return AnyCancellable { assumeMainActor { feed.stop() } }
  }
}
