import CasePaths

/// A reducer whose state is an enum: one case for each feature of which only one is there.
///
/// Do not conform by hand: ``Reducer()`` on an enum of features does it.
public protocol CaseReducer<State, Action>: Reducer
where State: CasePathable, Action: CasePathable, Body: Reducer<State, Action> {
  associatedtype State = State
  associatedtype Action = Action
  associatedtype Body = Body

  /// One store for each case.
  associatedtype CaseScope

  /// The features of the cases.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// The store of the current case.
  ///
  /// - Parameter store: A store of the whole enum.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope

  /// Tells whether what is presented is closed by one of its own actions, as an alert is; `nil` if no
  /// case is.
  ///
  /// Do not call it: ``Reducer()`` writes it for the operators.
  static var _$closes: (@Sendable (State, Action) -> Bool)? { get }
}

extension CaseReducer {
  /// The features of the cases.
  public var body: Body { Self.body }

  /// Does not exist: an enum of features is no value of its own.
  // Without it, a case that names another enum like a struct makes the compiler crash.
  @available(
    *, unavailable,
    message:
      "An enum of features has no value. Name it by its body: 'case home(Home.Body = Home.body)'."
  )
  public init() {
    preconditionFailure("The compiler lets nobody call this.")
  }

  /// Nothing is closed by its own actions.
  public static var _$closes: (@Sendable (State, Action) -> Bool)? { nil }
}

/// The state of a ``CaseReducer``.
public protocol CaseReducerState<StateReducer>: CasePathable, ObservableState, _StateWithOwnReducer
where _OwnReducer == StateReducer.Body {
  /// The reducer of this state.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension CaseReducerState {
  public static var _ownReducer: StateReducer.Body { StateReducer.body }
}
