import CasePaths

extension Reducer {
  /// Runs the features of a stack, each before the parent's own logic, and pushes and pops.
  ///
  /// When an element goes, whoever takes it away, its effects are cancelled. An action for an element
  /// that the stack does not hold is a reported issue.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toStackState: The path to the stack.
  ///   - toStackAction: The path to the case of the stack's actions.
  ///   - destination: The feature of an element.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func forEach<DestinationState, DestinationAction, Destination>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination>
  where Destination: Reducer<DestinationState, DestinationAction> {
    _StackReducer(
      parent: self,
      toState: toStackState,
      toAction: toStackAction,
      destination: destination(),
      site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the features of a stack of an enum of features.
  ///
  /// - Parameters:
  ///   - toStackState: The path to the stack.
  ///   - toStackAction: The path to the case of the stack's actions.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, DestinationState.StateReducer.Body>
  where DestinationState.StateReducer.Action == DestinationAction {
    _StackReducer(
      parent: self,
      toState: toStackState,
      toAction: toStackAction,
      destination: DestinationState.StateReducer.body,
      site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a stack of features.
public struct _StackReducer<Parent: Reducer, Destination: Reducer>: Reducer {
  let parent: Parent
  let toState: WritableKeyPath<Parent.State, StackState<Destination.State>>
  let toAction: CaseKeyPath<Parent.Action, StackAction<Destination.State, Destination.Action>>
  let destination: Destination
  let site: OperatorSite

  public typealias Body = Never

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    run(parent: { parent.reduce(into: &$0, action: $1) }) {
      destination.reduce(into: &$0, action: $1)
    }(&state, action)
  }

  public func _compiled() -> _CompiledReducer<Parent.State, Parent.Action> {
    let destination = LazyReducer(destination)
    return run(parent: parent._compiled()) { destination.reduce(into: &$0, action: $1) }
  }

  private func run(
    parent: @escaping _CompiledReducer<Parent.State, Parent.Action>,
    destination: @escaping _CompiledReducer<Destination.State, Destination.Action>
  ) -> _CompiledReducer<Parent.State, Parent.Action> {
    let casePath = AnyCasePath(toAction)
    let stack = StateAccess(toState)
    let kind = kind(casePath, stack)
    return { [site] state, action in
      switch casePath.extract(from: action) {
      case nil:
        return parent(&state, action)

      case .element(let id, let childAction):
        let embed: @Sendable (Destination.Action) -> Parent.Action = {
          casePath.embed(.element(id: id, action: $0))
        }
        guard stack.read(&state, { $0.pointee.contains(id: id) }) else {
          site.reportMissingElement(id, of: stack.read(&state) { $0.pointee.ids }, action: action)
          return parent(&state, action)
        }
        let effect = ReduceContext.inPlace(kind, key: .element(id), embed: embed) {
          stack.modify(&state) {
            $0.modifyElement(id: id) { destination(&$0, childAction) } ?? .none
          }
        }
        return effect.merge(with: parent(&state, action))

      case .popFrom(let id):
        // The parent sees what is being popped.
        let isThere = stack.read(&state) { $0.pointee.contains(id: id) }
        let effect = parent(&state, action)
        if isThere {
          stack.modify(&state) { $0.pop(from: id) }
        } else {
          site.reportMissingElement(id, of: stack.read(&state) { $0.pointee.ids }, action: action)
        }
        return effect

      case .push(let id, let element):
        if stack.read(&state, { $0.pointee.contains(id: id) }) {
          site.report(
            """
            'forEach' at \(site.fileID):\(site.line) received a push of the element \(id), which the \
            stack already holds.

              Action:
                \(debugCaseOutput(action))

            Every push needs an id of its own: use 'NavigationLink(state:)', or append to the stack \
            in the reducer.
            """
          )
        } else {
          stack.modify(&state) { $0.push(element, id: id) }
        }
        return parent(&state, action)
      }
    }
  }

  private func kind(
    _ casePath: AnyCasePath<Parent.Action, StackAction<Destination.State, Destination.Action>>,
    _ stack: StateAccess<Parent.State, StackState<Destination.State>>
  ) -> PlaceKind {
    PlaceKind(
      path: OperatorPath(state: toState, action: toAction),
      from: Parent.State.self,
      to: Destination.State.self,
      isUntracked: !stack.isTracked,
      embedding: { (key, action: Destination.Action) -> Parent.Action? in
        guard case .element(let id) = key else { return nil }
        return casePath.embed(.element(id: id, action: action))
      },
      dismissal: { key in
        guard case .element(let id) = key else { return nil }
        return casePath.embed(.popFrom(id: id))
      }
    ) { (parent: UnsafePointer<Parent.State>, key, body) in
      guard case .element(let id) = key else { return false }
      return stack.read(parent) { $0.pointee.withElement(id: id, body) }
    }
  }
}
