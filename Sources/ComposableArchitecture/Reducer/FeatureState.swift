/// State that holds the states of features: one that is there or not, or any number.
///
/// Not for source outside Tern.
public protocol _FeatureState {
  /// The state of a feature.
  associatedtype _Feature
  /// What tells its kind from others, as its actions do; `Never` if they are the feature's own.
  associatedtype _Wrapper
}

/// The state of a feature that is there or not: an optional, or a presentation.
///
/// Not for source outside Tern.
public protocol _OptionalFeatureState: _FeatureState {}

/// The states of features of which there is any number: rows, or a stack.
///
/// Not for source outside Tern.
public protocol _FeatureCollection: _FeatureState {}

/// State whose actions are those of the feature.
///
/// Not for source outside Tern.
public protocol _PlainFeatureState: _FeatureState where _Wrapper == Never {}

/// State whose actions hold those of the feature.
///
/// Not for source outside Tern.
public protocol _WrappedFeatureState: _FeatureState {}

extension Optional: _OptionalFeatureState, _PlainFeatureState {
  public typealias _Feature = Wrapped
  public typealias _Wrapper = Never
}

extension PresentationState: _OptionalFeatureState, _WrappedFeatureState {
  public typealias _Feature = State
  public typealias _Wrapper = _Presenting
}

/// Tells presentations and their actions from others.
///
/// Not for source outside Tern.
public enum _Presenting {}

// MARK: - Features that need no closure

/// State that says by its type which reducer it has: an enum of features, an alert, a dialog.
///
/// Not for source outside Tern.
public protocol _StateWithOwnReducer {
  /// Its reducer.
  associatedtype _OwnReducer: Reducer where _OwnReducer.State == Self
  /// Its reducer.
  static var _ownReducer: _OwnReducer { get }
}

/// The state of a feature that is there or not, and that needs no closure to say which it is.
///
/// Not for source outside Tern.
public protocol _OwnFeatureState: _OptionalFeatureState {
  /// The feature.
  associatedtype _OwnReducer: Reducer where _OwnReducer.State == _Feature
  /// The feature.
  static var _ownReducer: _OwnReducer { get }
}

// Not for alerts: nothing would close them.
extension Optional: _OwnFeatureState where Wrapped: CaseReducerState {
  public static var _ownReducer: Wrapped.StateReducer.Body { Wrapped.StateReducer.body }
}

extension PresentationState: _OwnFeatureState where State: _StateWithOwnReducer {
  public static var _ownReducer: State._OwnReducer { State._ownReducer }
}
