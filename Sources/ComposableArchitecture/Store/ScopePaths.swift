/// The paths that lead from a store to a child: to its state, and to the case of its actions.
final class ScopePaths: Hashable {
  private let state: AnyKeyPath
  private let action: AnyKeyPath
  // To hash a path takes a look at each of its parts.
  private let hash: Int

  init(_ state: AnyKeyPath, _ action: AnyKeyPath) {
    self.state = state
    self.action = action
    var hasher = Hasher()
    hasher.combine(state)
    hasher.combine(action)
    hash = hasher.finalize()
  }

  static func == (lhs: ScopePaths, rhs: ScopePaths) -> Bool {
    lhs === rhs || lhs.hash == rhs.hash && lhs.state == rhs.state && lhs.action == rhs.action
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
