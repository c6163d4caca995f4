/// The paths that lead from a store to a child: to its state, and to the case of its actions.
///
/// The same paths may lead to an optional as a whole and to what is in it, which are two children: the
/// type of the way tells them apart.
final class ScopePaths: Hashable {
  private let state: AnyKeyPath
  private let action: AnyKeyPath
  private let way: ObjectIdentifier
  // To hash a path takes a look at each of its parts.
  private let hash: Int

  init(_ state: AnyKeyPath, _ action: AnyKeyPath, _ way: ScopeWay.Type) {
    self.state = state
    self.action = action
    self.way = ObjectIdentifier(way)
    var hasher = Hasher()
    hasher.combine(state)
    hasher.combine(action)
    hasher.combine(self.way)
    hash = hasher.finalize()
  }

  static func == (lhs: ScopePaths, rhs: ScopePaths) -> Bool {
    lhs === rhs
      || lhs.hash == rhs.hash && lhs.way == rhs.way && lhs.state == rhs.state
        && lhs.action == rhs.action
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
