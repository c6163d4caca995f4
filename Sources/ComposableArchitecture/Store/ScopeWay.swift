/// What is known of the way from a store to a child before there is one of them.
@MainActor
class ScopeWay {
  let paths: ScopePaths

  /// What the child is to the state at its path.
  ///
  /// With the types of the paths it says which types the child has: to compare it costs less than to
  /// ask for the type of a way.
  enum Kind {
    case member, optional, presented
  }

  fileprivate init(_ paths: ScopePaths) {
    self.paths = paths
  }

  /// The ways that were used before.
  private static var known: [ScopePaths: Known] = [:]
  /// The same by the very objects that their paths are.
  ///
  /// A path that is written out is mostly the same object each time, and to find an object costs much
  /// less than to compare what it leads to. But the compiler makes some anew at each use, which must not
  /// pile up here.
  private static var aliases: [Alias: Aliased] = [:]
  private static let mostKnown = 1_024
  private static let mostAliases = 8

  private struct Known {
    var way: ScopeWay
    var aliasCount = 0
  }

  private struct Alias: Hashable {
    var state: ObjectIdentifier
    var action: ObjectIdentifier
    var way: ObjectIdentifier
  }

  private struct Aliased {
    var way: ScopeWay
    // Held, so that no other object can be where they are.
    var state: AnyKeyPath
    var action: AnyKeyPath
  }

  /// The way of two paths, made when it is used for the first time.
  static func found<Way: ScopeWay>(
    _ state: AnyKeyPath, _ action: AnyKeyPath, make: () -> Way
  ) -> Way {
    let alias = Alias(
      state: ObjectIdentifier(state), action: ObjectIdentifier(action),
      way: ObjectIdentifier(Way.self)
    )
    if let aliased = aliases[alias] { return unsafeDowncast(aliased.way, to: Way.self) }
    let paths = ScopePaths(state, action, Way.self)
    let found = known[paths]
    if let found, found.aliasCount >= mostAliases {
      return unsafeDowncast(found.way, to: Way.self)
    }
    let way = found.map { unsafeDowncast($0.way, to: Way.self) } ?? make()
    let forgotten = known.count >= mostKnown ? forgetAll() : nil
    known[paths] = Known(way: way, aliasCount: (found?.aliasCount ?? 0) + 1)
    aliases[alias] = Aliased(way: way, state: state, action: action)
    // Whoever goes with what is forgotten may scope a store in turn.
    withExtendedLifetime(forgotten) {}
    return way
  }

  private static func forgetAll() -> ([ScopePaths: Known], [Alias: Aliased]) {
    let forgotten = (known, aliases)
    known = [:]
    aliases = [:]
    return forgotten
  }
}

/// The way to a part of the state that is there whenever its parent's is.
final class MemberWay<Parent, ParentAction, State, Action>: ScopeWay {
  let state: KeyPath<Parent, State>
  /// Turns an action of the child into one of the parent.
  let embed: (Action) -> ParentAction
  /// Reads the state where it lies, if that can be.
  let access: StateAccess<Parent, State>?

  init(
    state: KeyPath<Parent, State>, action: AnyKeyPath, embed: @escaping (Action) -> ParentAction
  ) {
    self.state = state
    self.embed = embed
    access = (state as? WritableKeyPath<Parent, State>).map { StateAccess($0) }
    super.init(ScopePaths(state, action, MemberWay.self))
  }
}

/// The way to a part of the state that can be gone.
final class OptionalWay<Parent, ParentAction, State, Action>: ScopeWay {
  let state: KeyPath<Parent, State?>
  /// Turns an action of the child into one of the parent.
  private(set) lazy var embed = makeEmbed()
  private let makeEmbed: () -> (Action) -> ParentAction
  /// Reads a presented state where it lies.
  let presented: PresentedAccess<Parent, State>?

  init(
    state: KeyPath<Parent, State?>,
    action: AnyKeyPath,
    embed makeEmbed: @escaping () -> (Action) -> ParentAction
  ) {
    self.state = state
    self.makeEmbed = makeEmbed
    presented = _StateStorage.access(to: state, as: PresentedAccess<Parent, State>.self)
    super.init(ScopePaths(state, action, OptionalWay.self))
  }
}
