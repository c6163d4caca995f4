import CasePaths
import IdentifiedCollections
import IssueReporting

extension Store {
  /// The stores of the rows of an identified array, for a `ForEach`.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { store in
  ///   RowView(store: store)
  /// }
  /// ```
  ///
  /// A row's store is made when it is asked for, and is the same one as long as somebody holds it. A row
  /// that goes while the collection is held is shown as it was last, however it went, where the states
  /// around it are observable. Around other states the rows must not be replaced as a whole: then this is
  /// a reported issue, and the store shows another row.
  ///
  /// - Parameters:
  ///   - state: The path to the rows.
  ///   - action: The path to the case of the rows' actions.
  /// - Returns: A collection of stores, in the order of the rows.
  public func scope<ID: Hashable & Sendable, RowState, RowAction>(
    state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, IdentifiedAction<ID, RowAction>>>
  ) -> some RandomAccessCollection<Store<RowState, RowAction>> where Action: CasePathable {
    _RowStores(store: scope(state: state, action: action))
  }

  /// The stores of the rows of an identified array, for a `ForEach`.
  ///
  /// - Parameters:
  ///   - state: The path to the rows.
  ///   - action: The path to the case of the rows' actions.
  /// - Returns: A collection of stores, in the order of the rows.
  @_disfavoredOverload
  public func scope<ID: Hashable & Sendable, RowState, RowAction>(
    state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) -> some RandomAccessCollection<Store<RowState, RowAction>> {
    _RowStores(store: scope(state: state, action: action))
  }

  /// The stores of the rows of an identified array, for a `ForEach`.
  ///
  /// - Parameters:
  ///   - state: The path to the rows.
  ///   - action: The path to the case of the rows' actions.
  /// - Returns: A collection of stores, in the order of the rows.
  public func scope<ID: Hashable & Sendable, RowState, RowAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, IdentifiedAction<ID, RowAction>>>
  ) -> some RandomAccessCollection<Store<RowState, RowAction>> where Action: CasePathable {
    _RowStores(store: scope(state: state, action: action))
  }

  /// The stores of the rows of an identified array, for a `ForEach`.
  ///
  /// - Parameters:
  ///   - state: The path to the rows.
  ///   - action: The path to the case of the rows' actions.
  /// - Returns: A collection of stores, in the order of the rows.
  @_disfavoredOverload
  public func scope<ID: Hashable & Sendable, RowState, RowAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) -> some RandomAccessCollection<Store<RowState, RowAction>> {
    _RowStores(store: scope(state: state, action: action))
  }

  fileprivate func children<ID: Hashable & Sendable, RowState, RowAction>()
    -> RowChildren<ID, RowState, RowAction>
  where State == IdentifiedArray<ID, RowState>, Action == IdentifiedAction<ID, RowAction> {
    // Nobody else puts anything there, and the types are those of the store.
    if let rowChildren {
      return unsafeDowncast(rowChildren, to: RowChildren<ID, RowState, RowAction>.self)
    }
    let rowChildren = RowChildren<ID, RowState, RowAction>()
    self.rowChildren = rowChildren
    ElementRemovals.observe(RowRemovals())
    node.root.context.lastStates.insert(rowChildren, .rows(ObjectIdentifier(RowState.self)))
    return rowChildren
  }
}

/// The stores of rows.
///
/// It holds the ids, for a row to be changed later where it is. What the rows were is held beside, by
/// somebody who lets go of it while they are changed.
// Public only so that code that goes through the stores is made for their types.
public struct _RowStores<ID: Hashable & Sendable, RowState, RowAction>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, RowState>, IdentifiedAction<ID, RowAction>>
  private let children: RowChildren<ID, RowState, RowAction>
  private let ids: OrderedIDs<ID>
  private let departed: DepartedRows<ID, RowState>

  @MainActor
  init(store: Store<IdentifiedArray<ID, RowState>, IdentifiedAction<ID, RowAction>>) {
    self.store = store
    children = store.children()
    store.node.track()
    ids = store.node.withState { $0.pointee.ids }
    departed = children.departedRows()
    if !ids.isEmpty { departed.hold(rowsOf: store.node) }
  }

  public var startIndex: Int { ids.startIndex }
  public var endIndex: Int { ids.endIndex }

  public subscript(position: Int) -> Store<RowState, RowAction> {
    // It is the store's, and so the main actor's.
    nonisolated(unsafe) let (children, departed) = (children, departed)
    let (store, id) = (store, ids[position])
    return assumeMainActor {
      if let row = children.child(id, at: position, of: store, departed: departed) { return row }
      reportIssue(
        """
        The store of the row '\(id)' was asked for after the row had gone, and nothing is known of \
        what it was. It shows the state of another row.

        Take the stores anew from 'scope' whenever they are needed.
        """
      )
      guard let row = children.standIn(for: id, of: store, departed: departed) else {
        preconditionFailure(
          "The row '\(id)' has gone, and there is no row that could stand for it.")
      }
      return row
    }
  }
}
