import CasePaths

/// What tells the children of a store apart.
enum ScopeKey: Hashable {
  /// The child at a path: of those that follow each other there, the one of that presentation.
  case path(AnyKeyPath, AnyKeyPath, presentation: UInt64)
  /// An element of a stack.
  case element(StackElementID)
  /// A row of an identified array.
  case row(AnyHashable)
}

extension Store {
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
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(.path(state, action, presentation: 0)) {
      MemberNode(node, state: state, embed: AnyCasePath(action).embed)
    }
  }

  /// A store for a part of the state and of the actions.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// A store for an optional part of the state, while it is there.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store; `nil` if its state is not there.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state: state, action: action) { AnyCasePath(action).embed }
  }

  /// A store for an optional part of the state, while it is there.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  /// - Returns: The child's store; `nil` if its state is not there.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// A store for a presented feature, while it is there.
  func presentedChild<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state: state, action: action) {
      let embed = AnyCasePath(action).embed
      return { embed(.presented($0)) }
    }
  }

  private func optionalChild<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: AnyKeyPath,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    node.track()
    let (child, generation) = node.withState { pointer in
      PresentationProbe.generation { pointer.pointee[keyPath: state] }
    }
    guard let child else { return nil }
    return self.child(.path(state, action, presentation: generation)) {
      OptionalNode(node, state: state, generation: generation, initial: child, embed: embed())
    }
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
