public import Combine
import IssueReporting

extension View {
  /// Calls an action with each value of a publisher, while this view is there.
  ///
  /// The action is called in the main actor's next turn, with the values in their order.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

private struct ReceivingView<Content: View, P: Publisher>: View, WrapperView
where P.Failure == Never {
  typealias Body = Never

  let content: Content
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, ReceivingCompanion.init)
  }
}

private final class ReceivingCompanion<Content: View, P: Publisher>:
  WrapperCompanion<ReceivingView<Content, P>>
where P.Failure == Never {
  private let received = Received<P.Output>()
  private var cancellable: AnyCancellable?
  private var publisher: P?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    subscribe()
    for value in received.take() {
      graph.afterUpdate { [weak self] in self?.receive(value) }
    }
  }

  /// The same publisher, as far as its bytes tell, keeps its subscription.
  private func subscribe() {
    if var publisher, isBitwiseEqual(&publisher, view.publisher) { return }
    publisher = view.publisher
    let wakeUp = Tracker(node: node)
    cancellable = view.publisher.sink { [received] value in
      received.add(value)
      wakeUp.invalidate()
    }
  }

  private func receive(_ value: P.Output) {
    guard node.isMounted else { return }
    environment.inScope { view.action(value) }
  }

  override func willUnmount() {
    cancellable = nil
  }
}

/// Values on their way to the main actor.
///
/// Unchecked: they are only touched under the lock, and whoever sent them has let go of them.
private final class Received<Value>: @unchecked Sendable {
  private let values = Lock<[Value]>([])

  func add(_ value: Value) {
    values.withLock { $0.append(value) }
  }

  func take() -> [Value] {
    values.withLock { values in
      defer { values = [] }
      return values
    }
  }
}
