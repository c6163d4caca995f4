import CasePaths
import IdentifiedCollections

/// A reducer with rows that are features.
public struct _RowsReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  let parent: Parent
  let toState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  let toAction: CaseKeyPath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  let element: Element
  let site: OperatorSite

  public typealias Body = Never

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    run(parent: { parent.reduce(into: &$0, action: $1) }) {
      element.reduce(into: &$0, action: $1)
    }(&state, action)
  }

  public func _compiled() -> _CompiledReducer<Parent.State, Parent.Action> {
    let element = LazyReducer(element)
    return run(parent: parent._compiled()) { element.reduce(into: &$0, action: $1) }
  }

  private func run(
    parent: @escaping _CompiledReducer<Parent.State, Parent.Action>,
    element: @escaping _CompiledReducer<Element.State, Element.Action>
  ) -> _CompiledReducer<Parent.State, Parent.Action> {
    let casePath = AnyCasePath(toAction)
    let rows = StateAccess(toState)
    let kind = kind(casePath, rows)
    let identity = identityReader(of: Element.State.self)
    return { [site] state, action in
      guard case .element(let id, let childAction)? = casePath.extract(from: action) else {
        return parent(&state, action)
      }
      ReduceContext.noteTaken(IdentifiedAction<ID, Element.Action>.self)
      guard let position = rows.read(&state, { $0.pointee.index(id: id) }) else {
        site.reportMissingRow(id, action: action)
        return parent(&state, action)
      }
      let embed: @Sendable (Element.Action) -> Parent.Action = {
        casePath.embed(.element(id: id, action: $0))
      }
      let effect = ReduceContext.inPlace(kind, key: .row(AnyHashable(id)), embed: embed) {
        rows.modifyPart(&state) { rows in
          let lent = rows._$lendCopies()
          defer { lent?.giveBack(rows) }
          let generation = rows.generation
          let old = identity.map { identify(position, in: rows, by: $0) }
          let effect = element(&rows[position], childAction)
          // Who reads a row that has only changed inside is told there.
          let isSame =
            generation == rows.generation && old?.isConclusive == true
            && old == identity.map { identify(position, in: rows, by: $0) }
          return (effect, !isSame)
        }
      }
      return effect.merge(with: parent(&state, action))
    }
  }

  private func kind(
    _ casePath: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>,
    _ rows: StateAccess<Parent.State, IdentifiedArray<ID, Element.State>>
  ) -> PlaceKind {
    PlaceKind(
      path: OperatorPath(state: toState, action: toAction),
      from: Parent.State.self,
      to: Element.State.self,
      isUntracked: !rows.isTracked,
      embedding: { (key, action: Element.Action) -> Parent.Action? in
        guard case .row(let id) = key, let id = id.base as? ID else { return nil }
        return casePath.embed(.element(id: id, action: action))
      }
    ) { (parent: UnsafePointer<Parent.State>, key, body) in
      guard case .row(let id) = key, let id = id.base as? ID else { return false }
      return rows.read(parent) { rows in
        guard let position = rows.pointee.index(id: id) else { return false }
        withUnsafePointer(to: rows.pointee[position], body)
        return true
      }
    }
  }
}

/// Who a row is.
// Not inlined: it may copy the row, and the copy must not lie on the stack while the reducers of the
// features inside run.
@inline(never)
private func identify<ID, Row>(
  _ position: Int, in rows: IdentifiedArray<ID, Row>,
  by identity: (UnsafePointer<Row>) -> ObservableStateID
) -> ObservableStateID {
  withUnsafePointer(to: rows[position], identity)
}

extension OperatorSite {
  /// Reports an action for a row that is not there.
  fileprivate func reportMissingRow<ID, Action>(_ id: ID, action: Action) {
    report(
      """
      'forEach' at \(fileID):\(line) received an action for the row '\(id)', which is not there.

        Action:
          \(debugCaseOutput(action))

      This can happen when:

      • The row was removed before its own reducer ran. 'forEach' runs the row first only if it stands \
      around the parent's logic: remove the row after it has handled its action.

      • An effect of the row outlived it because a reducer on the way is run by hand. Use the \
      operators of the library there, or cancel the effect.

      • The action was sent although the row is gone. Send it only from a store that was scoped to \
      the row.
      """
    )
  }
}
