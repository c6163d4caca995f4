import CasePaths
import TernUI

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
    _ = store.node.send(.popFrom(id: ids[count]), origin: .binding)
  }

  func push(_ value: Any) -> Bool {
    guard let state = value as? State else { return false }
    _ = store.node.send(.push(id: StackElementIDs.next(), state: state), origin: .user)
    return true
  }
}
