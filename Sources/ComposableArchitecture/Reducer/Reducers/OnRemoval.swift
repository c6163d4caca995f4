import IdentifiedCollections

// A feature that goes cannot take leave by itself: its store is gone when its view hears of it, and
// its effects end with it. Who holds it hears of each way in which it goes.

extension Reducer {
  /// Runs a closure when a presented feature goes, with the state that it had last.
  ///
  /// It does not matter who takes the feature away: the person, the feature with `dismiss`, the
  /// parent, or another feature that is presented instead. The closure runs within the same action, so
  /// what the feature was is still there to be kept, and a test asserts both at once:
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$editor, action: \.editor) { Editor() }
  ///   .onRemoval(of: \.$editor) { state, editor in
  ///     guard editor.isChanged else { return .none }
  ///     state.drafts.append(editor.text)
  ///     return .run { _ in await storage.save(editor.text) }
  ///   }
  /// ```
  ///
  /// The effect belongs to the parent, and outlives the feature. When the parent goes itself, its own
  /// parent hears of that. Apply it around the operators that run the feature.
  ///
  /// - Parameters:
  ///   - toPresentation: The path to the presentation, with a `$`.
  ///   - perform: What to do with the parent's state and that of the feature which has gone.
  /// - Returns: The two as one reducer.
  public func onRemoval<Child>(
    of toPresentation: WritableKeyPath<State, PresentationState<Child>>,
    perform: @escaping (_ state: inout State, _ removed: Child) -> Effect<Action>
  ) -> _OnRemovalReducer<Self> {
    let presentation = StateAccess(toPresentation)
    return _OnRemovalReducer(base: self) { state in
      let before = presentation.read(&state) { ($0.pointee.generation, $0.pointee.wrappedValue) }
      guard case (let generation?, let child?) = before else { return nil }
      // What the feature makes of itself in this very action is its last state.
      let last = LastState(copying: child)
      ReduceContext.current?.lastStates.insert(last, .presentation(generation))
      return { state in
        guard presentation.read(&state, { $0.pointee.generation }) != generation else {
          return .none
        }
        return last.read { perform(&state, $0.pointee) }
      }
    }
  }

  /// Runs a closure when an element of a stack goes, with the state that it had last.
  ///
  /// Works as ``onRemoval(of:perform:)-(_,(State,Child)->Effect<Action>)``, once for each element that
  /// goes, from the bottom to the top. An action costs a look at each element.
  ///
  /// - Parameters:
  ///   - toStack: The path to the stack.
  ///   - perform: What to do with the parent's state and that of the element which has gone.
  /// - Returns: The two as one reducer.
  public func onRemoval<Element>(
    of toStack: WritableKeyPath<State, StackState<Element>>,
    perform: @escaping (_ state: inout State, _ removed: Element) -> Effect<Action>
  ) -> _OnRemovalReducer<Self> {
    let stack = StateAccess(toStack)
    return _OnRemovalReducer(base: self) { state in
      let before = stack.read(&state) { $0.pointee }
      guard !before.isEmpty else { return nil }
      let elements = zip(before.ids, before).map { (id: $0, last: LastState(copying: $1)) }
      if let lastStates = ReduceContext.current?.lastStates {
        for element in elements { lastStates.insert(element.last, .element(element.id)) }
      }
      return { state in
        let after = stack.read(&state) { $0.pointee }
        guard after._$generation != before._$generation else { return .none }
        let effects = elements.compactMap { id, last in
          after.contains(id: id) ? nil : last.read { perform(&state, $0.pointee) }
        }
        return .merge(effects)
      }
    }
  }

  /// Runs a closure when a row of an identified array goes, with the state that it had last.
  ///
  /// Works as ``onRemoval(of:perform:)-(_,(State,Child)->Effect<Action>)``, once for each row that
  /// goes, in their order. An action costs a look at each row.
  ///
  /// - Parameters:
  ///   - toRows: The path to the rows.
  ///   - perform: What to do with the parent's state and that of the row which has gone.
  /// - Returns: The two as one reducer.
  public func onRemoval<ID: Hashable, Row>(
    of toRows: WritableKeyPath<State, IdentifiedArray<ID, Row>>,
    perform: @escaping (_ state: inout State, _ removed: Row) -> Effect<Action>
  ) -> _OnRemovalReducer<Self> {
    let rows = StateAccess(toRows)
    ElementRemovals.observe(RowRemovals())
    return _OnRemovalReducer(base: self) { state in
      let before = rows.read(&state) { $0.pointee }
      guard !before.isEmpty else { return nil }
      let departed = DepartedRows<ID, Row>()
      ReduceContext.current?.lastStates.insert(departed, .rows(ObjectIdentifier(Row.self)))
      return { state in
        let after = rows.read(&state) { $0.pointee }
        let effects = zip(before.ids, before).compactMap { id, row in
          after.index(id: id) == nil ? perform(&state, departed.rows[id] ?? row) : nil
        }
        return .merge(effects)
      }
    }
  }
}

/// A reducer with something to do when a part of the state goes.
public struct _OnRemovalReducer<Base: Reducer>: Reducer {
  let base: Base
  /// Looks at the state before an action.
  ///
  /// What it gives looks again after it.
  let watch: (inout Base.State) -> ((inout Base.State) -> Effect<Base.Action>)?

  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    run { base.reduce(into: &$0, action: $1) }(&state, action)
  }

  public func _compiled() -> _CompiledReducer<Base.State, Base.Action> {
    run(base._compiled())
  }

  private func run(
    _ base: @escaping _CompiledReducer<Base.State, Base.Action>
  ) -> _CompiledReducer<Base.State, Base.Action> {
    { state, action in
      let review = watch(&state)
      let effect = base(&state, action)
      guard let review else { return effect }
      return effect.merge(with: review(&state))
    }
  }
}
