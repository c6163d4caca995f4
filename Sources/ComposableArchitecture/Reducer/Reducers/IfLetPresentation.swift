import CasePaths

extension Reducer {
  /// Runs a feature while it is presented, before the parent's own logic.
  ///
  /// The same as ``ifLet(_:action:then:fileID:filePath:line:column:)-swift.method``, with another label.
  ///
  /// - Parameters:
  ///   - toPresentationState: The path to the presentation.
  ///   - toPresentationAction: The path to the case of the presentation's actions.
  ///   - destination: The presented feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public func ifLet<Child, ChildAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, Child>,
    action toPresentationAction: CaseKeyPath<Action, ChildAction>,
    @_FeatureBuilder<Child, ChildAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _OptionalFeatureReducer<Self, Child, ChildAction, Destination> {
    _OptionalFeatureReducer(
      parent: self,
      toState: toPresentationState,
      toAction: toPresentationAction,
      feature: destination(),
      site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a feature that it may present.
public struct _PresentationReducer<Parent: Reducer, Destination: Reducer>: Reducer {
  let parent: Parent
  let toState: WritableKeyPath<Parent.State, PresentationState<Destination.State>>
  let toAction: CaseKeyPath<Parent.Action, PresentationAction<Destination.Action>>
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
    let presentation = StateAccess(toState)
    let embed: @Sendable (Destination.Action) -> Parent.Action = {
      casePath.embed(.presented($0))
    }
    let kind = PlaceKind(
      path: OperatorPath(state: toState, action: toAction),
      from: Parent.State.self,
      to: Destination.State.self,
      isUntracked: !presentation.isTracked,
      embed: embed,
      dismissal: { casePath.embed(.dismiss) }
    ) { (parent: UnsafePointer<Parent.State>, key, body) in
      guard case .presentation(let generation) = key else { return false }
      return presentation.read(parent) { $0.pointee.withPresented(generation, body) }
    }
    let closes = ephemeralCloses(Destination.State.self, Destination.Action.self)
    return { [site] state, action in
      guard let presentationAction = casePath.extract(from: action) else {
        return parent(&state, action)
      }
      ReduceContext.noteTaken(PresentationAction<Destination.Action>.self)
      switch presentationAction {
      case .presented(let childAction):
        guard let generation = presentation.read(&state, { $0.pointee.generation }) else {
          site.reportMissingChild("ifLet", action: action, of: "optional")
          return parent(&state, action)
        }
        // Asked before anybody changes the state: it closes what the action was sent from.
        let isClosed =
          closes.map { closes in
            presentation.read(&state) { willClose($0, on: childAction, closes) }
          } ?? false
        let effect = ReduceContext.inPlace(
          kind, key: .presentation(generation), embed: embed
        ) {
          presentation.modify(&state) {
            $0.modifyPresented { destination(&$0, childAction) } ?? .none
          }
        }
        let merged = effect.merge(with: parent(&state, action))
        // The parent may have presented something else instead, which stays.
        if isClosed, presentation.read(&state, { $0.pointee.generation }) == generation {
          presentation.modify(&state) { $0.clear() }
        }
        return merged

      case .dismiss:
        guard let generation = presentation.read(&state, { $0.pointee.generation }) else {
          site.reportMissingChild("ifLet", action: action, of: "optional")
          return parent(&state, action)
        }
        ReduceContext.current?.noteOperator()
        // The parent sees what is being dismissed, and may present something else instead.
        let effect = parent(&state, action)
        if presentation.read(&state, { $0.pointee.generation }) == generation {
          presentation.modify(&state) { $0.clear() }
        }
        return effect
      }
    }
  }
}

/// Whether an action closes what is presented.
// Not inlined: it copies the state, and the copy must not lie on the stack while the reducers of the
// features inside run.
@inline(never)
private func willClose<State, Action>(
  _ presentation: UnsafePointer<PresentationState<State>>,
  on action: Action,
  _ closes: (State, Action) -> Bool
) -> Bool {
  presentation.pointee.wrappedValue.map { closes($0, action) } ?? false
}
