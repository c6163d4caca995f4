import CasePaths

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
      guard let stackAction = casePath.extract(from: action) else { return parent(&state, action) }
      ReduceContext.noteTaken(StackAction<Destination.State, Destination.Action>.self)
      switch stackAction {
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
