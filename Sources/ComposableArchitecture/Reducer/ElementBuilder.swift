import CasePaths
import IdentifiedCollections

/// Puts together the reducers of a feature of which there is any number, as ``ReducerBuilder`` does, and
/// sees to it that the state is one of rows or a stack, and the actions are those of it.
///
/// It says so and not the operator, for the reasons that ``_FeatureBuilder`` has. Where a closure does
/// without it, the operator finds out when the store is made.
///
/// Not for source outside Tern.
@resultBuilder
public enum _ElementBuilder<Elements, ElementsAction: CasePathable> {
  /// Makes nothing happen.
  public static func buildBlock() -> EmptyReducer<Elements._Feature, ElementsAction._Contents>
  where Elements: _FeatureCollection, Elements._Wrapper == ElementsAction._Wrapper {
    EmptyReducer()
  }

  /// Takes the one reducer of a block.
  public static func buildBlock<R: Reducer>(_ reducer: R) -> R { reducer }

  /// Takes a reducer of the feature.
  public static func buildExpression<R: Reducer<Elements._Feature, ElementsAction._Contents>>(
    _ expression: R, _: R.Type = R.self
  ) -> R where Elements: _FeatureCollection, Elements._Wrapper == ElementsAction._Wrapper {
    expression
  }

  /// Takes a reducer of a type that is not known.
  @_disfavoredOverload
  public static func buildExpression(
    _ expression: any Reducer<Elements._Feature, ElementsAction._Contents>
  ) -> Reduce<Elements._Feature, ElementsAction._Contents>
  where Elements: _FeatureCollection, Elements._Wrapper == ElementsAction._Wrapper {
    .erasing(expression)
  }

  /// Does not exist: the actions are not those of these rows.
  @available(
    *, unavailable,
    message: """
      The state is an identified array, and these are not the actions of its rows. Let the case hold \
      those, with ids of the type that the rows have: 'IdentifiedActionOf<Row>'.
      """
  )
  public static func buildExpression<R: Reducer<Elements._Feature, ElementsAction._Contents>>(
    _ expression: R
  ) -> R where Elements: _FeatureCollection, Elements._Wrapper: _RowsKind {
    expression
  }

  /// Does not exist: the actions are not those of this stack.
  @available(
    *, unavailable,
    message: """
      The state is a stack, and these are not its actions. Let the case hold those: 'StackActionOf<Path>'.
      """
  )
  public static func buildExpression<R: Reducer<Elements._Feature, ElementsAction._Contents>>(
    _ expression: R
  ) -> R where Elements: _FeatureCollection, Elements._Wrapper: _StackKind {
    expression
  }

  /// Does not exist: the state is an array.
  @available(
    *, unavailable,
    message: """
      The state is an array, in which nothing says which row an action is for. Make it an identified \
      array, 'IdentifiedArrayOf<Row.State>', or a 'StackState'.
      """
  )
  public static func buildExpression<R: Reducer<Element, ElementsAction._Contents>, Element>(
    _ expression: R
  ) -> R where Elements == [Element] {
    expression
  }

  /// Does not exist: the state is there or not.
  @available(
    *, unavailable,
    message: """
      The state is of a feature that is there or not, and not of any number of them. Run the feature with \
      'ifLet'.
      """
  )
  public static func buildExpression<R: Reducer<Elements._Feature, ElementsAction._Contents>>(
    _ expression: R
  ) -> R where Elements: _OptionalFeatureState {
    expression
  }

  /// Does not exist: the state is something else.
  @available(
    *, unavailable,
    message: """
      The state is neither an identified array nor a stack. Make it an 'IdentifiedArrayOf<Row.State>' or \
      a 'StackState', or run a feature that is always there with 'Scope'.
      """
  )
  @_disfavoredOverload
  public static func buildExpression<R: Reducer<Elements, ElementsAction._Contents>>(
    _ expression: R
  ) -> R {
    expression
  }

  /// Does not exist: the state is a dictionary.
  @available(
    *, unavailable,
    message: """
      The state is a dictionary. Make it an identified array, 'IdentifiedArrayOf<Row.State>', whose rows \
      know their ids.
      """
  )
  public static func buildExpression<
    R: Reducer<Element, ElementsAction._Contents>, Key, Element
  >(_ expression: R) -> R where Elements == [Key: Element] {
    expression
  }

  /// Starts a sequence.
  public static func buildPartialBlock<R: Reducer>(first: R) -> R { first }

  /// Adds a reducer to a sequence.
  public static func buildPartialBlock<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    accumulated: R0, next: R1
  ) -> ReducerBuilder<R0.State, R0.Action>._Sequence<R0, R1> {
    ReducerBuilder.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// Runs the reducers of a loop.
  public static func buildArray<R: Reducer>(
    _ reducers: [R]
  ) -> ReducerBuilder<R.State, R.Action>._SequenceMany<R> {
    ReducerBuilder<R.State, R.Action>._SequenceMany(reducers: reducers)
  }

  /// Takes the first branch.
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    first reducer: R0
  ) -> ReducerBuilder<R0.State, R0.Action>._Conditional<R0, R1> {
    .first(reducer)
  }

  /// Takes the second branch.
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    second reducer: R1
  ) -> ReducerBuilder<R0.State, R0.Action>._Conditional<R0, R1> {
    .second(reducer)
  }

  /// Takes the reducer of an `if`, if there is one.
  public static func buildOptional<R: Reducer>(
    _ wrapped: R?
  ) -> ReducerBuilder<R.State, R.Action>._Conditional<R, EmptyReducer<R.State, R.Action>> {
    ReducerBuilder.buildOptional(wrapped)
  }

  /// Takes a reducer of limited availability.
  public static func buildLimitedAvailability<R: Reducer>(
    _ wrapped: R
  ) -> Reduce<R.State, R.Action> {
    .erasing(wrapped)
  }

  /// Ends the block.
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> R { reducer }
}
