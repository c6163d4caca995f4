import CasePaths

/// What tells the children of a store apart.
enum ScopeKey: Hashable {
  /// The child at a path: of those that follow each other there, the one of that presentation.
  case path(ScopePaths, presentation: UInt64)
  /// An element of a stack.
  case element(StackElementID)
}

extension Store {
  // A literal for the action is taken as a path among all case paths: the compiler makes that once, and
  // a case key path at each use.

  /// A store for a part of the state and of the actions.
  ///
  /// The same paths give the same store for as long as somebody holds it.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    memberChild(state, action)
  }

  /// A store for a part of the state and of the actions.
  ///
  /// The same paths give the same store for as long as somebody holds it.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    memberChild(state, action)
  }

  /// A store for a part of the state and of the actions.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    memberChild(state, action)
  }

  /// A store for a part of the state and of the actions.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    memberChild(state, action)
  }

  /// A store for an optional part of the state, while it is there.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store; `nil` if its state is not there.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    optionalChild(state, action)
  }

  /// A store for an optional part of the state, while it is there.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store; `nil` if its state is not there.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state, action)
  }

  /// A store for an optional part of the state, while it is there.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store; `nil` if its state is not there.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    optionalChild(state, action)
  }

  /// A store for an optional part of the state, while it is there.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store; `nil` if its state is not there.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state, action)
  }

  private func memberChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    _ action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    memberChild(state, action) {
      MemberWay(
        state: state, action: caseKeyPath(action),
        embed: Action.allCasePaths[keyPath: action].embed
      )
    }
  }

  private func memberChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    memberChild(state, action) {
      MemberWay(state: state, action: action, embed: AnyCasePath(action).embed)
    }
  }

  private func memberChild<ChildState, ChildAction>(
    _ state: AnyKeyPath, _ action: AnyKeyPath,
    makeWay: () -> MemberWay<State, Action, ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    // What is remembered for paths of the kind has the types of the paths.
    let known = recentChildren.position(state, action, .member)
    if let known, let child = recentChildren.child(known) {
      return unsafeDowncast(child, to: Store<ChildState, ChildAction>.self)
    }
    let (position, way) = recentWay(known, state, action, .member, making: makeWay)
    let child = child(.path(way.paths, presentation: 0)) { MemberNode(node, way) }
    recentChildren.remember(child, position, on: way)
    return child
  }

  private func optionalChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    optionalChild(state, action) {
      let embed = Action.allCasePaths[keyPath: action].embed
      return OptionalWay(state: state, action: caseKeyPath(action)) { embed }
    }
  }

  private func optionalChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state, action) {
      OptionalWay(state: state, action: action) { AnyCasePath(action).embed }
    }
  }

  /// A store for a presented feature, while it is there.
  func presentedChild<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state, action, .presented) {
      OptionalWay(state: state, action: action) {
        let embed = AnyCasePath(action).embed
        return { (action: ChildAction) in embed(.presented(action)) }
      }
    }
  }

  private func optionalChild<ChildState, ChildAction>(
    _ state: AnyKeyPath, _ action: AnyKeyPath, _ kind: ScopeWay.Kind = .optional,
    makeWay: () -> OptionalWay<State, Action, ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    node.track()
    let known = recentChildren.position(state, action, kind)
    let (position, way) = recentWay(known, state, action, kind, making: makeWay)
    guard let generation = presentation(on: way) else { return nil }
    // What tells the presentation may scope the store in turn, so that another way is there now.
    if recentChildren.isThere(way, position),
      let child = recentChildren.child(position, presentation: generation)
    {
      return unsafeDowncast(child, to: Store<ChildState, ChildAction>.self)
    }
    let child = child(.path(way.paths, presentation: generation)) {
      optionalNode(way, generation: generation)
    }
    recentChildren.remember(child, position, on: way, presentation: generation)
    return child
  }

  /// The way of paths, and where it is among those that were used before: there from now on, unless
  /// whoever goes for it uses others in turn.
  private func recentWay<Way: ScopeWay>(
    _ position: Int?, _ state: AnyKeyPath, _ action: AnyKeyPath, _ kind: ScopeWay.Kind,
    making makeWay: () -> Way
  ) -> (position: Int, way: Way) {
    if let position { return (position, recentChildren.way(position)) }
    let way = ScopeWay.found(state, action, make: makeWay)
    let (position, forgotten) = recentChildren.remember(state, action, kind, way)
    withExtendedLifetime(forgotten) {}
    return (position, way)
  }

  /// Which presentation is at a path, 0 for state that is there without one; `nil` for nothing.
  private func presentation<ChildState, ChildAction>(
    on way: OptionalWay<State, Action, ChildState, ChildAction>
  ) -> UInt64? {
    node.withState { pointer in
      if let presented = way.presented {
        return presented.readObserved(pointer) { $0.pointee.generation }
      }
      let (isThere, generation) = PresentationProbe.generation {
        hasValue(at: way.state, in: pointer)
      }
      return isThere ? generation : nil
    }
  }

  private func optionalNode<ChildState, ChildAction>(
    _ way: OptionalWay<State, Action, ChildState, ChildAction>, generation: UInt64
  ) -> StoreNode<ChildState, ChildAction> {
    var last: LastState<ChildState>?
    node.withState { pointer in
      guard let presented = way.presented else {
        last = lastState(at: way.state, in: pointer)
        return
      }
      presented.readObserved(pointer) {
        _ = $0.pointee.withPresented(generation) { last = LastState($0) }
      }
    }
    guard let last else {
      preconditionFailure("The state at '\(way.state)' went while its store was made.")
    }
    return OptionalNode(node, way, generation: generation, last: last)
  }

  /// The store of a stack's element, while it is there.
  func element<Element, ElementAction>(
    id: StackElementID
  ) -> Store<Element, ElementAction>?
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    node.track()
    guard let element = node.withState({ $0.pointee[id: id] }) else { return nil }
    return child(.element(id)) {
      ElementNode(node, id: id, initial: element) { .element(id: id, action: $0) }
    }
  }
}

// Not inlined: they copy the state of the child, which may be large.

/// Whether something is at a path.
@inline(never)
private func hasValue<Root, Value>(
  at path: KeyPath<Root, Value?>, in root: UnsafePointer<Root>
) -> Bool {
  root.pointee[keyPath: path] != nil
}

/// What is at a path, if something is there.
@inline(never)
private func lastState<Root, State>(
  at path: KeyPath<Root, State?>, in root: UnsafePointer<Root>
) -> LastState<State>? {
  root.pointee[keyPath: path].map { LastState(copying: $0) }
}

/// The case key path that a path among all case paths stands for.
private func caseKeyPath<Root: CasePathable, Value>(
  _ path: KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>>
) -> CaseKeyPath<Root, Value> {
  \Case<Root>.[dynamicMember: path]
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// A store for each case of the feature, to be taken apart with a `switch`.
  ///
  /// ```swift
  /// switch store.case {
  /// case .addItem(let store): AddView(store: store)
  /// case .editItem(let store): EditView(store: store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
