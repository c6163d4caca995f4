public import Sharing

extension Reducer {
  /// Saves navigation whenever it has changed, see ``Restored``.
  ///
  /// After each action the value is compared with the one that was saved last. Where that differs it is
  /// written at once, in the background: not later together with other changes, as a process may be killed.
  ///
  /// - Parameters:
  ///   - toValue: The navigation in the state.
  ///   - toSaved: Where it is saved: the projection of a shared property, `\.$saved`.
  public func saving<Value: Equatable & Sendable>(
    _ toValue: KeyPath<State, Value>, to toSaved: KeyPath<State, Shared<Restored<Value>>>
  ) -> _SavingReducer<Self, Value> {
    _SavingReducer(base: self, toValue: toValue, toSaved: toSaved)
  }
}

/// A reducer whose navigation is saved.
public struct _SavingReducer<Base: Reducer, Value: Equatable & Sendable>: Reducer {
  let base: Base
  let toValue: KeyPath<Base.State, Value>
  let toSaved: KeyPath<Base.State, Shared<Restored<Value>>>

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
      let effect = base(&state, action)
      let value = state[keyPath: toValue]
      let saved = state[keyPath: toSaved]
      if saved.wrappedValue.value != value {
        saved.withLock { $0 = Restored(value) }
        // A failure is the value's 'saveError'.
        Task.detached { try? await saved.save() }
      }
      return effect
    }
  }
}
