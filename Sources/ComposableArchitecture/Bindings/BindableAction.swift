/// Actions among which one sets properties of the state, so that a view can bind to them.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
/// }
/// var body: some ReducerOf<Self> {
///   BindingReducer()
/// }
/// ```
///
/// The view then has `$store.query` for every property of the state.
public protocol BindableAction<State> {
  /// The state whose properties are set.
  associatedtype State

  /// Wraps an action that sets a property.
  ///
  /// - Parameter action: The action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The action that sets a property, if this is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The payload of the case `binding`, found by reflection.
  ///
  /// It serves enums without `@CasePathable`, which writes a property that costs a switch where the
  /// enum's declaration names this protocol.
  public var binding: BindingAction<State>? {
    guard let child = Mirror(reflecting: self).children.first, child.label == "binding" else {
      return nil
    }
    return child.value as? BindingAction<State>
  }

  /// An action that sets a property.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the property.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}
