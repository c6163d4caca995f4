extension View {
  /// Calls an action when a value has changed since the last evaluation.
  ///
  /// - Parameters:
  ///   - value: The value, which the body reads.
  ///   - initial: Whether the action is also called when the view is first shown.
  ///   - action: Called with the value before and the value now.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls an action when a value has changed since the last evaluation.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Calls an action with the new value when it has changed since the last evaluation.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, newValue in action(newValue) }
  }
}

private struct ChangeView<Content: View, Value: Equatable>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ChangeNode(view: view, in: context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  WrapperNode<ChangeView<Content, Value>>
{
  private var last: Value?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    let new = view.value
    let old = last
    last = new
    if let old, old == new { return }
    if old == nil, !view.isInitial { return }
    let action = view.action
    graph.afterUpdate { [environment] in environment.inScope { action(old ?? new, new) } }
  }
}
