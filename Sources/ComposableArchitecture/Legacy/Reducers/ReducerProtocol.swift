/// A feature.
@available(*, deprecated, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

/// A reducer of the state and actions of a feature.
@available(*, deprecated, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// The effects of an action.
@available(*, deprecated, renamed: "Effect")
public typealias EffectTask<Action> = Effect<Action>

/// The effects of an action.
@available(*, deprecated, message: "Use 'Effect<Action>': effects do not fail.")
public typealias EffectPublisher<Action, Failure: Error> = Effect<Action>
