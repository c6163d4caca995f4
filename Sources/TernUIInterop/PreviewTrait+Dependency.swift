public import Dependencies
public import TernUI

extension PreviewTrait {
  /// Sets a dependency for a preview.
  ///
  /// ```swift
  /// #Preview(traits: .dependency(\.date.now, .distantPast)) { BirdList() }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of it.
  ///   - value: The value.
  public static func dependency<Value: Sendable>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable, _ value: Value
  ) -> PreviewTrait {
    .dependencies { $0._set(value, at: keyPath) }
  }

  /// Sets the dependency that is its own key, for a preview.
  ///
  /// - Parameter value: The value.
  public static func dependency<Value: TestDependencyKey>(_ value: Value) -> PreviewTrait
  where Value == Value.Value {
    .dependencies { $0[Value.self] = value }
  }

  /// Sets dependencies for a preview.
  ///
  /// - Parameter update: Changes the dependencies. It is called while the preview is made.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) -> Void
  ) -> PreviewTrait {
    PreviewTrait { view in
      AnyView(view.transformEnvironment(\.dependencies, transform: update))
    }
  }
}
