public import Observation

/// A view that says something of itself while the focus is in it.
private struct FocusedValueView<Content: View, Value>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let value: Value?
  let isForScene: Bool
  let set: (inout FocusedValues, Value?) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    FocusedValueNode(view: view, in: context)
  }
}

private final class FocusedValueNode<Content: View, Value>:
  WrapperNode<FocusedValueView<Content, Value>>, FocusedValueSource
{
  private var told: Value?
  private(set) var version = 0

  var isForScene: Bool { view.isForScene }

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    if changes.contains(.mounted) { graph.focusedValues.add(self) }
    if !isSame() {
      told = view.value
      version += 1
    }
  }

  private func isSame() -> Bool {
    if version == 0 { return false }
    guard let told, let value = view.value else { return told == nil && view.value == nil }
    if isKnownEqual(told, value) { return true }
    var other = told
    return isBitwiseEqual(&other, value)
  }

  func apply(to values: inout FocusedValues) {
    // A view that has nothing to say leaves those around it their word.
    if let value = view.value { view.set(&values, value) }
  }

  override func willUnmount() {
    graph.focusedValues.remove(self)
    super.willUnmount()
  }
}

extension View {
  /// Says something of this view while the focus is in it, for ``FocusedValue`` and ``FocusedBinding``.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, .some(value))
  }

  /// Says something of this view while the focus is in it, if there is something to say.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, value: value, isForScene: false) {
      $0[keyPath: keyPath] = $1
    }
  }

  /// Names an object while the focus is in this view.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    FocusedValueView(content: self, value: object, isForScene: false) {
      $0[object: Object.self] = $1
    }
  }

  /// Says something of this view while it is on screen, wherever the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedSceneValue(keyPath, .some(value))
  }

  /// Says something of this view while it is on screen, if there is something to say.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, value: value, isForScene: true) {
      $0[keyPath: keyPath] = $1
    }
  }

  /// Names an object while this view is on screen.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    FocusedValueView(content: self, value: object, isForScene: true) {
      $0[object: Object.self] = $1
    }
  }
}
