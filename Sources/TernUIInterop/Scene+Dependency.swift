public import Dependencies
public import TernUI

extension Scene {
  /// Sets a dependency for all views of this scene.
  ///
  /// See ``TernUI/View/dependency(_:_:)``.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of it.
  ///   - value: The value.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some Scene {
    RootScene(_rootView: AnyView(_rootView.dependency(keyPath, value)))
  }

  /// Sets the dependency that is its own key, for all views of this scene.
  ///
  /// See ``TernUI/View/dependency(_:_:)``.
  ///
  /// - Parameter value: The value.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> some Scene
  where Value == Value.Value {
    RootScene(_rootView: AnyView(_rootView.dependency(value)))
  }
}

/// A scene that shows a view.
private struct RootScene: Scene {
  let _rootView: AnyView

  var body: Never { fatalError("A scene that shows a view has no body.") }
}
