/// What is known of the way from a store to a child before there is one of them.
@MainActor
class ScopeWay {
  let paths: ScopePaths

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
    let alias = Alias(state: ObjectIdentifier(state), action: ObjectIdentifier(action))
    // The same paths may lead to an optional as a whole and to what is in it.
    if let aliased = aliases[alias], type(of: aliased.way) == Way.self {
      return unsafeDowncast(aliased.way, to: Way.self)
    }
    if known.count >= mostKnown {
      known.removeAll()
      aliases.removeAll()
    }
    let paths = ScopePaths(state, action)
    let found = known[paths]
    let way: Way
    if let found, type(of: found.way) == Way.self {
      guard found.aliasCount < mostAliases else { return unsafeDowncast(found.way, to: Way.self) }
      way = unsafeDowncast(found.way, to: Way.self)
    } else {
      way = make()
    }
    let aliasCount = min((found?.aliasCount ?? 0) + 1, mostAliases)
    known[paths] = Known(way: way, aliasCount: aliasCount)
    aliases[alias] = Aliased(way: way, state: state, action: action)
    return way
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
    _ paths: ScopePaths, state: KeyPath<Parent, State>, embed: @escaping (Action) -> ParentAction
  ) {
    self.state = state
    self.embed = embed
    access = (state as? WritableKeyPath<Parent, State>).map { StateAccess($0) }
    super.init(paths)
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
    _ paths: ScopePaths,
    state: KeyPath<Parent, State?>,
    embed makeEmbed: @escaping () -> (Action) -> ParentAction
  ) {
    self.state = state
    self.makeEmbed = makeEmbed
    presented = _StateStorage.access(to: state, as: PresentedAccess<Parent, State>.self)
    super.init(paths)
  }
}
