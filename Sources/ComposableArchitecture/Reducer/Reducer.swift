/// A feature: how actions change its state, and which effects they have.
///
/// Describe one with the ``Reducer()`` macro and a ``body-swift.property`` of smaller reducers.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable {
///     var count = 0
///   }
///   enum Action {
///     case incrementButtonTapped
///   }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
public protocol Reducer<State, Action>: SendableMetatype {
  /// What the feature knows.
  associatedtype State

  /// What can happen in the feature.
  associatedtype Action

  /// What the body is; `Never` for a reducer that implements ``reduce(into:action:)-1t2ri`` itself.
  associatedtype Body

  /// Changes the state as the action says, and returns the effects of the action.
  ///
  /// Implement this, or better a ``body-swift.property``, but not both.
  ///
  /// - Parameters:
  ///   - state: The state to change.
  ///   - action: What happened.
  /// - Returns: The effects of the action.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that the feature consists of, run in order.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// The reducer with everything done that needs to be done only once in the life of a store.
  ///
  /// The default evaluates the body. Not for source outside Tern.
  func _compiled() -> _CompiledReducer<State, Action>
}

/// What a reducer does, ready to run.
public typealias _CompiledReducer<State, Action> = (inout State, Action) -> Effect<Action>

/// A reducer of the state and actions of a feature.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements `reduce(into:action:)` itself has no body.
  public var body: Body {
    fatalError("'\(Self.self)' has no body: it implements 'reduce(into:action:)' itself.")
  }

  public func _compiled() -> _CompiledReducer<State, Action> {
    { reduce(into: &$0, action: $1) }
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  public func _compiled() -> _CompiledReducer<State, Action> {
    body._compiled()
  }
}

/// A child reducer that is compiled when its first action comes, and then kept.
///
/// That it waits lets a feature contain itself. Belongs to one store, so to the main actor.
final class LazyReducer<R: Reducer> {
  private let reducer: R
  private var compiled: _CompiledReducer<R.State, R.Action>?

  init(_ reducer: R) {
    self.reducer = reducer
  }

  func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    if let compiled { return compiled(&state, action) }
    let compiled = reducer._compiled()
    self.compiled = compiled
    return compiled(&state, action)
  }
}
