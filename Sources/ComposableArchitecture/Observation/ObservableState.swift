import Observation

/// State whose properties are observed one by one.
///
/// Do not conform by hand: the ``ObservableState()`` macro does it.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var count = 0
/// }
/// ```
public protocol ObservableState: Observable {
  /// Who the value is, for observers of the property that holds it.
  var _$id: ObservableStateID { get }
}
