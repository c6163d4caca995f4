import Observation

/// A view in an environment that differs in one thing.
///
/// `Change` is a value: as long as it and the outer environment stay the same, the views inside are
/// not touched.
package struct EnvironmentView<Content: View, Change: EnvironmentChange>: View, WrapperView {
  package typealias Body = Never

  package let content: Content
  let change: Change

  package init(content: Content, change: Change) {
    self.content = content
    self.change = change
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    EnvironmentNode(view: view, in: context)
  }
}

/// One difference between an environment and the one around it.
@MainActor
package protocol EnvironmentChange {
  func apply(to environment: inout EnvironmentValues)

  /// Whether another difference makes the same of every environment.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentChange {
  package func isSame(as other: Self) -> Bool {
    var change = self
    return isBitwiseEqual(&change, other)
  }
}

private final class EnvironmentNode<Content: View, Change: EnvironmentChange>:
  WrapperNode<EnvironmentView<Content, Change>>
{
  private var applied: (change: Change, outer: EnvironmentValues, inner: EnvironmentValues)?

  override var staysInRow: Bool { true }

  override var contentEnvironment: EnvironmentValues {
    let change = view.change
    if let applied, applied.outer.isIdentical(to: environment), change.isSame(as: applied.change) {
      return applied.inner
    }
    var inner = environment
    change.apply(to: &inner)
    applied = (change, environment, inner)
    return inner
  }
}

/// Sets the value of a key path.
package struct KeyPathChange<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  package func apply(to environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

/// Changes the value of a key path.
struct TransformChange<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func apply(to environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

/// Puts an object where views find it by its type.
struct ObjectChange<Object: AnyObject>: EnvironmentChange {
  let object: Object?

  func apply(to environment: inout EnvironmentValues) {
    environment[object: Object.self] = object
  }
}

extension View {
  /// Sets a value of the environment for this view and all inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self, change: KeyPathChange(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, where `@Environment(Type.self)` finds it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self, change: ObjectChange(object: object))
  }

  /// Changes a value of the environment, starting from what is inherited.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: TransformChange(keyPath: keyPath, transform: transform))
  }
}
