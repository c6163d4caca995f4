/// Puts reducers together that run one after another on the same state and actions.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Makes nothing happen.
  public static func buildBlock() -> some Reducer<State, Action> {
    EmptyReducer()
  }

  /// Takes the one reducer of a block.
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Takes a reducer.
  // The type is an argument, too, so that the compiler does not open a reducer of a type that is not
  // known: that is for the other function.
  public static func buildExpression<R: Reducer<State, Action>>(
    _ expression: R, _: R.Type = R.self
  ) -> R {
    expression
  }

  /// Takes a reducer of a type that is not known.
  @_disfavoredOverload
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    .erasing(expression)
  }

  /// Starts a sequence.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// Adds a reducer to a sequence.
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(first: accumulated, second: next)
  }

  /// Runs the reducers of a loop.
  public static func buildArray(
    _ reducers: [some Reducer<State, Action>]
  ) -> some Reducer<State, Action> {
    _SequenceMany(reducers: reducers)
  }

  /// Takes the first branch.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> {
    .first(reducer)
  }

  /// Takes the second branch.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> {
    .second(reducer)
  }

  /// Takes the reducer of an `if`, if there is one.
  public static func buildOptional<R: Reducer<State, Action>>(
    _ wrapped: R?
  ) -> _Conditional<R, EmptyReducer<State, Action>> {
    wrapped.map { .first($0) } ?? .second(EmptyReducer())
  }

  /// Takes a reducer of limited availability.
  public static func buildLimitedAvailability(
    _ wrapped: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    .erasing(wrapped)
  }

  /// Ends the block.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Two reducers, one after the other.
  public struct _Sequence<R0: Reducer, R1: Reducer<R0.State, R0.Action>>: Reducer {
    let first: R0
    let second: R1

    public typealias Body = Never

    public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
      let effect = first.reduce(into: &state, action: action)
      return effect.merge(with: second.reduce(into: &state, action: action))
    }

    public func _compiled() -> _CompiledReducer<R0.State, R0.Action> {
      let first = first._compiled()
      let second = second._compiled()
      return { state, action in
        let effect = first(&state, action)
        return effect.merge(with: second(&state, action))
      }
    }
  }

  /// Any number of reducers of one type, one after the other.
  public struct _SequenceMany<R: Reducer>: Reducer {
    let reducers: [R]

    public typealias Body = Never

    public func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
      reducers.reduce(.none) { $0.merge(with: $1.reduce(into: &state, action: action)) }
    }

    public func _compiled() -> _CompiledReducer<R.State, R.Action> {
      let compiled = reducers.map { $0._compiled() }
      return { state, action in
        var effect = Effect<R.Action>.none
        for reduce in compiled { effect = effect.merge(with: reduce(&state, action)) }
        return effect
      }
    }
  }

  /// One of two reducers.
  public enum _Conditional<R0: Reducer, R1: Reducer<R0.State, R0.Action>>: Reducer {
    case first(R0)
    case second(R1)

    public typealias Body = Never

    public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
      switch self {
      case .first(let reducer): reducer.reduce(into: &state, action: action)
      case .second(let reducer): reducer.reduce(into: &state, action: action)
      }
    }

    public func _compiled() -> _CompiledReducer<R0.State, R0.Action> {
      switch self {
      case .first(let reducer): reducer._compiled()
      case .second(let reducer): reducer._compiled()
      }
    }
  }
}
