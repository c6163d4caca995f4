import TernUICore

/// A stack whose pages are the elements of a feature's ``StackState``.
@available(
  *, deprecated,
  message: "Use 'NavigationStack(path: $store.scope(state: \\.path, action: \\.path))'."
)
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination

  /// A stack, with the page of each element for its store.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The first page.
  ///   - destination: The page of an element.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
  }

  /// A stack of an enum, with the page of each case: a ``CaseLet``.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The first page.
  ///   - destination: The page of an element, for the state as it is when the case comes.
  public init<Content: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> Content
  ) where Destination == SwitchStore<State, Action, Content> {
    self.init(store, root: root) { SwitchStore($0, content: destination) }
  }

  public var body: some View {
    NavigationStack(path: Binding(get: { store }, set: { _ in })) {
      root
    } destination: {
      destination($0)
    }
  }
}
