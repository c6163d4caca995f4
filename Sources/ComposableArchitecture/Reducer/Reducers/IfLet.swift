import CasePaths

extension Reducer {
  /// Runs a feature while its optional state is there, before the parent's own logic.
  ///
  /// The same as ``ifLet(_:action:then:fileID:filePath:line:column:)-swift.method``, for actions without
  /// case paths of their own.
  ///
  /// - Parameters:
  ///   - toWrappedState: The path to the optional state.
  ///   - toWrappedAction: The path to the case of the feature's actions.
  ///   - wrapped: The feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped> where Wrapped: Reducer<WrappedState, WrappedAction> {
    _IfLetReducer(
      parent: self,
      toState: toWrappedState,
      toAction: toWrappedAction,
      wrapped: wrapped(),
      site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a feature whose state is optional.
public struct _IfLetReducer<Parent: Reducer, Wrapped: Reducer>: Reducer {
  let parent: Parent
  let toState: WritableKeyPath<Parent.State, Wrapped.State?>
  let toAction: CaseKeyPath<Parent.Action, Wrapped.Action>
  let wrapped: Wrapped
  let site: OperatorSite

  public typealias Body = Never

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    run(parent: { parent.reduce(into: &$0, action: $1) }) {
      wrapped.reduce(into: &$0, action: $1)
    }(&state, action)
  }

  public func _compiled() -> _CompiledReducer<Parent.State, Parent.Action> {
    let wrapped = LazyReducer(wrapped)
    return run(parent: parent._compiled()) { wrapped.reduce(into: &$0, action: $1) }
  }

  /// The place of a child: another one for another id, and for one that comes after it was gone.
  private static func key(_ state: Wrapped.State, vacancies: Int) -> PlaceKey {
    func open<S: Identifiable>(_ state: S) -> AnyHashable { AnyHashable(state.id) }
    return .optional(id: (state as? any Identifiable).map { open($0) }, vacancies: vacancies)
  }

  private func run(
    parent: @escaping _CompiledReducer<Parent.State, Parent.Action>,
    wrapped: @escaping _CompiledReducer<Wrapped.State, Wrapped.Action>
  ) -> _CompiledReducer<Parent.State, Parent.Action> {
    let casePath = AnyCasePath(toAction)
    let optional = StateAccess(toState)
    let kind = PlaceKind(
      path: OperatorPath(state: toState, action: toAction),
      from: Parent.State.self,
      to: Wrapped.State.self,
      isUntracked: true,
      embed: casePath.embed
    ) { (parent: UnsafePointer<Parent.State>, key, body) in
      let vacancies = optional.vacancies(parent)
      return optional.read(parent) { optional in
        guard let wrapped = optional.pointee, Self.key(wrapped, vacancies: vacancies) == key
        else { return false }
        withUnsafePointer(to: wrapped, body)
        return true
      }
    }
    return { [site] state, action in
      guard let childAction = casePath.extract(from: action) else { return parent(&state, action) }
      let vacancies = optional.vacancies(&state)
      let key = optional.read(&state) { $0.pointee.map { Self.key($0, vacancies: vacancies) } }
      guard let key else {
        site.reportMissingChild("ifLet", action: action, of: "optional")
        return parent(&state, action)
      }
      let effect = ReduceContext.inPlace(kind, key: key, embed: casePath.embed) {
        // The force unwrap is what projects the payload in place.
        optional.modify(&state) { wrapped(&$0!, childAction) }
      }
      return effect.merge(with: parent(&state, action))
    }
  }
}
