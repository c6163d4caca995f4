import Combine
import Observation
import TernUICore

/// The state of a store as one view wants to see it, which tells when it becomes another.
@available(
  *, deprecated,
  message: "Apply '@ObservableState' to the state, and read the store: 'store.count'."
)
@MainActor
@preconcurrency
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: ObservableObject, Observable {
  /// Sends before the state becomes another.
  public nonisolated let objectWillChange = ObservableObjectPublisher()

  let derived: DerivedState<ViewState>
  let perform: (ViewAction) -> StoreTask
  /// Sends an action that may be late, as the writes of controls are.
  let write: (ViewAction) -> Void
  private let states: AnyPublisher<ViewState, Never>

  init<State, Action>(
    of store: Store<State, Action>,
    read: @escaping (State) -> ViewState,
    embed: @escaping (ViewAction) -> Action,
    isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) {
    derived = DerivedState(store.node, isDuplicate: isDuplicate, read: read)
    perform = { store.send(embed($0)) }
    write = { _ = store.node.send(embed($0), origin: .binding) }
    states = store.publisher.map(read).removeDuplicates(by: isDuplicate).eraseToAnyPublisher()
    derived.willChange = { [objectWillChange] in objectWillChange.send() }
  }

  /// The state.
  public var state: ViewState { derived.value }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Publishes the state now, and whenever it becomes another.
  public var publisher: StorePublisher<ViewState> { StorePublisher(states) }

  /// Sends an action to the store.
  ///
  /// - Parameter action: The action.
  /// - Returns: The life of the effects that the action has.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    perform(action)
  }

  /// Sends an action to the store, and animates what it changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How the changes are shown.
  /// - Returns: The life of the effects that the action has.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { perform(action) }
  }

  /// Sends an action to the store, and shows what it changes with a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: How the changes are shown.
  /// - Returns: The life of the effects that the action has.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { perform(action) }
  }
}

/// A view store of the state and the actions of a reducer.
@available(
  *, deprecated,
  message: "Apply '@ObservableState' to the state, and read the store: 'store.count'."
)
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension ViewStore {
  /// Looks at a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - fromViewAction: Wraps an action of the view.
  ///   - isDuplicate: Whether a state of the view counts as the one before.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(of: store, read: toViewState, embed: fromViewAction, isDuplicate: isDuplicate)
  }

  /// Looks at a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - isDuplicate: Whether a state of the view counts as the one before.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(of: store, read: toViewState, embed: { $0 }, isDuplicate: isDuplicate)
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension ViewStore where ViewState: Equatable {
  /// Looks at a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - fromViewAction: Wraps an action of the view.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(of: store, read: toViewState, embed: fromViewAction, isDuplicate: { $0 == $1 })
  }

  /// Looks at a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(of: store, read: toViewState, embed: { $0 }, isDuplicate: { $0 == $1 })
  }
}
