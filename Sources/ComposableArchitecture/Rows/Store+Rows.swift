import CasePaths
import IdentifiedCollections

extension Store {
  /// The stores of the rows of an identified array, for a `ForEach`.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { store in
  ///   RowView(store: store)
  /// }
  /// ```
  ///
  /// A row's store is made when it is asked for, and is the same one as long as somebody holds it.
  ///
  /// - Parameters:
  ///   - state: The path to the rows.
  ///   - action: The path to the case of the rows' actions.
  /// - Returns: A collection of stores, in the order of the rows.
  public func scope<ID: Hashable & Sendable, RowState, RowAction>(
    state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) -> some RandomAccessCollection<Store<RowState, RowAction>> {
    RowStores(store: scope(state: state, action: action))
  }

  /// The stores of the rows of an identified array, for a `ForEach`.
  ///
  /// - Parameters:
  ///   - state: The path to the rows.
  ///   - action: The path to the case of the rows' actions.
  /// - Returns: A collection of stores, in the order of the rows.
  public func scope<ID: Hashable & Sendable, RowState, RowAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) -> some RandomAccessCollection<Store<RowState, RowAction>> {
    RowStores(store: scope(state: state, action: action))
  }

  /// The store of a row; of the last known state when the row is gone.
  fileprivate func row<ID: Hashable & Sendable, RowState, RowAction>(
    id: ID
  ) -> Store<RowState, RowAction>?
  where State == IdentifiedArray<ID, RowState>, Action == IdentifiedAction<ID, RowAction> {
    let key = ScopeKey.row(AnyHashable(id))
    if let child: Store<RowState, RowAction> = existingChild(key) { return child }
    guard let row = node.withState({ $0.pointee[id: id] }) else { return nil }
    return child(key) {
      RowNode(node, id: id, initial: row) { .element(id: id, action: $0) }
    }
  }
}

/// The stores of rows.
///
/// It holds the ids and not the rows, so that a row that is changed later is changed where it is.
private struct RowStores<ID: Hashable & Sendable, RowState, RowAction>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, RowState>, IdentifiedAction<ID, RowAction>>
  private let ids: OrderedIDs<ID>

  @MainActor
  init(store: Store<IdentifiedArray<ID, RowState>, IdentifiedAction<ID, RowAction>>) {
    self.store = store
    store.node.track()
    ids = store.node.withState { $0.pointee.ids }
  }

  var startIndex: Int { ids.startIndex }
  var endIndex: Int { ids.endIndex }

  subscript(position: Int) -> Store<RowState, RowAction> {
    assumeMainActor {
      let id = ids[position]
      guard let row: Store<RowState, RowAction> = store.row(id: id) else {
        preconditionFailure(
          """
          The store of the row '\(id)' was asked for after the row had gone. Take the stores anew \
          from 'scope' whenever they are needed.
          """
        )
      }
      return row
    }
  }
}
