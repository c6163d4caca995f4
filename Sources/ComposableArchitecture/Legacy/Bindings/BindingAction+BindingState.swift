import CasePaths

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingAction {
  /// An action that sets a property.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the property.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    var action = Self(keyPath.appending(path: \.wrappedValue), value)
    action.keyPath = keyPath
    return action
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingAction.AllCasePaths {
  /// The path to the action that sets a property.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction, Value> {
    ._$case(
      propertyName(keyPath),
      embed: { .set(keyPath, $0) },
      extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
    )
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindableAction {
  /// An action that sets a property.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the property.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}
