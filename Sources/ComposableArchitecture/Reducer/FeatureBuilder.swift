import CasePaths

/// Puts together the reducers of a feature whose state is in a container, as ``ReducerBuilder`` does,
/// and sees to it that the actions that hold those of the feature are the container's.
///
/// It says so and not the operator: the compiler chooses the operators of a chain before it knows the
/// state of the parent, and their builders after that.
///
/// A closure that returns its feature with `return` does without it, and so does a function: there the
/// operator finds out when the store is made.
///
/// Not for source outside Tern.
@resultBuilder
public enum _FeatureBuilder<Container, ContainerAction> {
  /// Makes nothing happen, for actions in actions of the container.
  public static func buildBlock<Feature, Action>() -> EmptyReducer<Feature, Action>
  where Container == PresentationState<Feature>, ContainerAction == PresentationAction<Action> {
    EmptyReducer()
  }

  /// Makes nothing happen.
  public static func buildBlock<Feature>() -> EmptyReducer<Feature, ContainerAction>
  where Container == Feature? {
    EmptyReducer()
  }

  /// Takes the one reducer of a block.
  public static func buildBlock<R: Reducer>(_ reducer: R) -> R { reducer }

  /// Takes a reducer of a feature whose actions are in those of the container.
  public static func buildExpression<R: Reducer<Feature, Action>, Feature, Action>(
    _ expression: R, _: R.Type = R.self
  ) -> R
  where Container == PresentationState<Feature>, ContainerAction == PresentationAction<Action> {
    expression
  }

  /// Takes a reducer of a feature whose actions stand for themselves.
  public static func buildExpression<R: Reducer<Feature, ContainerAction>, Feature>(
    _ expression: R, _: R.Type = R.self
  ) -> R where Container == Feature? {
    expression
  }

  /// Does not exist: the state is an optional, and the actions are those of a presentation.
  @available(
    *, unavailable,
    message: """
      These are the actions of a presentation, and the state is an optional. Mark the property with \
      '@Presents', and write '$' before its name: '\\.$destination'.
      """
  )
  public static func buildExpression<
    R: Reducer<Container._Feature, ContainerAction._Contents>
  >(_ expression: R) -> R
  where
    Container: _OptionalFeatureState & _PlainFeatureState, ContainerAction: CasePathable,
    ContainerAction._Wrapper == _Presenting
  {
    expression
  }

  /// Does not exist: the state is a presentation, and the actions are those of the feature.
  @available(
    *, unavailable,
    message: """
      The state is a presentation, and these are the actions of the feature. Let the case hold those of \
      the presentation: 'PresentationAction<Destination.Action>'.
      """
  )
  public static func buildExpression<R: Reducer<Container._Feature, ContainerAction>>(
    _ expression: R
  ) -> R where Container: _OptionalFeatureState, Container: _WrappedFeatureState {
    expression
  }

  /// Does not exist: the state is one of rows, or a stack.
  @available(
    *, unavailable,
    message: """
      The state is of any number of features, and not of one that is there or not. Run them with 'forEach'.
      """
  )
  public static func buildExpression<R: Reducer>(_ expression: R) -> R
  where Container: _FeatureCollection, R.State == Container._Feature {
    expression
  }

  /// Does not exist: the state is an array.
  @available(
    *, unavailable,
    message: """
      The state is an array, in which nothing says which feature an action is for. Make it an identified \
      array, 'IdentifiedArrayOf<Row.State>', and run its features with 'forEach'.
      """
  )
  public static func buildExpression<R: Reducer>(_ expression: R) -> R
  where Container == [R.State] {
    expression
  }

  /// Does not exist: the state is something else.
  @available(
    *, unavailable,
    message: """
      The state is neither an optional nor a presentation. Make it one, or run a feature that is always \
      there with 'Scope'.
      """
  )
  @_disfavoredOverload
  public static func buildExpression<R: Reducer<Container, ContainerAction>>(_ expression: R) -> R {
    expression
  }

  /// Takes a reducer of a type that is not known.
  @_disfavoredOverload
  public static func buildExpression<Feature, Action>(
    _ expression: any Reducer<Feature, Action>
  ) -> Reduce<Feature, Action>
  where Container == PresentationState<Feature>, ContainerAction == PresentationAction<Action> {
    .erasing(expression)
  }

  /// Takes a reducer of a type that is not known.
  @_disfavoredOverload
  public static func buildExpression<Feature>(
    _ expression: any Reducer<Feature, ContainerAction>
  ) -> Reduce<Feature, ContainerAction> where Container == Feature? {
    .erasing(expression)
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
