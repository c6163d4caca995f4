/// A reducer made of a closure: the logic of a feature itself.
public struct Reduce<State, Action>: Reducer {
  private let run: (inout State, Action) -> Effect<Action>
  private let compile: () -> _CompiledReducer<State, Action>

  public typealias Body = Never

  /// Creates a reducer from a closure.
  ///
  /// - Parameter reduce: Changes the state as the action says, and returns the action's effects.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    run = reduce
    compile = { reduce }
  }

  /// Creates a reducer that hides the type of another.
  ///
  /// - Parameter reducer: The other reducer.
  public init(_ reducer: some Reducer<State, Action>) {
    run = reducer.reduce(into:action:)
    compile = reducer._compiled
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  public func _compiled() -> _CompiledReducer<State, Action> {
    compile()
  }
}
