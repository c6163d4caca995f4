extension Reducer {
  /// Runs a reducer after this one whenever an action changes a value.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.isHapticsEnabled) { oldValue, newValue in
  ///     Reduce { state, action in
  ///       .run { _ in persist(newValue) }
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: What to look at, before and after each action.
  ///   - reducer: What to run when the two differ.
  /// - Returns: The two reducers as one.
  public func onChange<V: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, reducer: reducer)
  }
}

/// A reducer that is followed by another when a value changes.
public struct _OnChangeReducer<Base: Reducer, V: Equatable, R: Reducer>: Reducer
where R.State == Base.State, R.Action == Base.Action {
  let base: Base
  let toValue: (Base.State) -> V
  let reducer: (V, V) -> R

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
      let oldValue = toValue(state)
      let effect = base(&state, action)
      let newValue = toValue(state)
      guard oldValue != newValue else { return effect }
      return effect.merge(with: reducer(oldValue, newValue).reduce(into: &state, action: action))
    }
  }
}
