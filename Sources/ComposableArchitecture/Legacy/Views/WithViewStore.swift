import TernUICore

/// A view of a store's state, as one view wants to see it.
///
/// Its content is evaluated again when that becomes another.
@available(
  *, deprecated,
  message: "Apply '@ObservableState' to the state, and read the store: 'store.count'."
)
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  init(
    _ viewStore: ViewStore<ViewState, ViewAction>,
    content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.viewStore = viewStore
    self.content = content
  }

  public var body: Content {
    // Read here, so that the content follows the state even where it does not look at it.
    _ = viewStore.state
    return content(viewStore)
  }

  /// A view of a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - fromViewAction: Wraps an action of the view.
  ///   - isDuplicate: Whether a state of the view counts as the one before.
  ///   - content: The content.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate
      ),
      content: content
    )
  }

  /// A view of a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - isDuplicate: Whether a state of the view counts as the one before.
  ///   - content: The content.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content: content
    )
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension WithViewStore where ViewState: Equatable {
  /// A view of a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - fromViewAction: Wraps an action of the view.
  ///   - content: The content.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }

  /// A view of a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - content: The content.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState), content: content)
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension WithViewStore where ViewState: Collection {
  public typealias Data = ViewState

  /// The elements, where the state is a collection.
  public var data: ViewState { viewStore.state }
}
