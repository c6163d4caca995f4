import CasePaths
import IssueReporting
import TernUICore

extension NavigationStack {
  /// A stack whose pages are the elements of a feature's ``StackState``.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(\.path, action: \.path)) {
  ///   RootView(store: store)
  /// } destination: { store in
  ///   switch store.case {
  ///   case .counter(let store): CounterView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// Going back sends ``StackAction/popFrom(id:)``; a `NavigationLink(state:)` inside sends
  /// ``StackAction/push(id:state:)``. What the pages are follows the state alone.
  ///
  /// - Parameters:
  ///   - path: The store of the stack.
  ///   - root: The first page.
  ///   - destination: The page of an element, for its store.
  @MainActor
  public init<ElementState, ElementAction, Destination: View>(
    path: Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination:
      @escaping (Store<ElementState, ElementAction>) -> Destination
  ) where Data == StackState<ElementState>.PathView {
    self.init(
      source: StoreSource(store: path.wrappedValue, destination: destination), root: root()
    )
  }
}

/// The pages of a store's stack.
///
/// A page is known by the id of its element.
private struct StoreSource<State, Action, Destination: View>: NavigationSource {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let destination: (Store<State, Action>) -> Destination

  var keys: [AnyHashable] {
    ids.map { AnyHashable($0) }
  }

  private var ids: [StackElementID] {
    store.node.track()
    return store.node.withState { $0.pointee.ids }
  }

  func content(
    at position: Int, destination value: @escaping @MainActor (Any) -> AnyView
  ) -> @MainActor () -> AnyView {
    let ids = store.node.withState { $0.pointee.ids }
    guard ids.indices.contains(position), let element = store.element(id: ids[position]) else {
      return { AnyView(EmptyView()) }
    }
    return { [destination] in AnyView(destination(element)) }
  }

  func truncate(to count: Int) {
    let ids = store.node.withState { $0.pointee.ids }
    guard ids.indices.contains(count) else { return }
    let node = store.node
    _ = node.send(.popFrom(id: ids[count]), origin: .binding) {
      node.exists && node.withState { $0.pointee.contains(id: ids[count]) }
    }
    checkHandled { !$0.contains(id: ids[count]) }
  }

  func push(_ value: Any) -> Bool {
    guard let state = value as? State else { return false }
    let id = StackElementIDs.next()
    _ = store.node.send(.push(id: id, state: state), origin: .binding)
    // What was pushed may be gone again already; that it never came is what is looked for.
    checkHandled { $0.contains(id: id) || StackElementIDs.count > id.generation + 1 }
    return true
  }

  /// Sees that a reducer has pushed or popped what the person wanted.
  private func checkHandled(_ isHandled: (StackState<State>) -> Bool) {
    guard !store.node.root.isProcessing, !store.node.withState({ isHandled($0.pointee) }) else {
      return
    }
    reportIssue(
      """
      A page of '\(debugTypeName(Action.self))' was pushed or popped, but no reducer took it, so the stack is as it \
      was.

      Apply '.forEach(\\.path, action: \\.path)', with the names of your feature, to the body of the \
      feature that holds the stack.
      """
    )
  }
}
