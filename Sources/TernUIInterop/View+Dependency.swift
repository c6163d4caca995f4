public import Dependencies
public import TernUI

extension View {
  /// Sets a dependency for this view and all inside it.
  ///
  /// ```swift
  /// ItemList(model: model)
  ///   .dependency(\.uuid, .incrementing)
  /// ```
  ///
  /// It is there while bodies are evaluated, and while actions of persons, `onAppear`, `onChange` and
  /// `task` run. A model that was made outside keeps the dependencies it was made with. Setting
  /// another value does not evaluate views again.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of it.
  ///   - value: The value.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(\.dependencies) { $0._set(value, at: keyPath) }
  }

  /// Sets the dependency that is its own key, for this view and all inside it.
  ///
  /// See ``dependency(_:_:)``.
  ///
  /// - Parameter value: The value.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> some View
  where Value == Value.Value {
    transformEnvironment(\.dependencies) { $0[Value.self] = value }
  }
}
