import Dependencies

extension Reducer {
  /// Gives this reducer and its effects another value of a dependency.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.userDefaults, .mock)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The path to the dependency.
  ///   - value: The value.
  /// - Returns: The same reducer with that value.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Gives this reducer and its effects another value of a dependency that is its own key.
  ///
  /// - Parameter value: The value.
  /// - Returns: The same reducer with that value.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyReducer<Self> where Value.Value == Value {
    _DependencyReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the dependency; `\.self` for all of them.
  ///   - transform: Changes the value.
  /// - Returns: The same reducer with the changed value.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer with dependencies of its own.
public struct _DependencyReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies {
      update(&$0)
    } operation: {
      base.reduce(into: &state, action: action)
    }
  }

  public func _compiled() -> _CompiledReducer<Base.State, Base.Action> {
    let compiled = withDependencies {
      update(&$0)
    } operation: {
      base._compiled()
    }
    return { state, action in
      withDependencies {
        update(&$0)
      } operation: {
        compiled(&state, action)
      }
    }
  }
}
