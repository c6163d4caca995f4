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

  /// A reducer that hides the type of another.
  ///
  /// It is no initializer: beside another one that takes any value, the compiler would answer a mistake
  /// in the closure of a `Reduce` with errors about types that nobody wrote.
  ///
  /// - Parameter reducer: The other reducer.
  /// - Returns: The same reducer behind this type.
  public static func erasing(_ reducer: some Reducer<State, Action>) -> Self {
    Self(run: reducer.reduce(into:action:), compile: reducer._compiled)
  }

  private init(
    run: @escaping (inout State, Action) -> Effect<Action>,
    compile: @escaping () -> _CompiledReducer<State, Action>
  ) {
    self.run = run
    self.compile = compile
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  public func _compiled() -> _CompiledReducer<State, Action> {
    compile()
  }
}
