import CasePaths

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
