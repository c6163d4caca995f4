/// Several reducers as one, so that a modifier applies to all of them.
///
/// ```swift
/// CombineReducers {
///   Search()
///   Filters()
/// }
/// .ifLet(\.$destination, action: \.destination)
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  let reducers: Reducers

  public typealias Body = Never

  /// Combines reducers.
  ///
  /// - Parameter build: The reducers, run in order.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  public func _compiled() -> _CompiledReducer<State, Action> {
    reducers._compiled()
  }
}
