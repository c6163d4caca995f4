import IdentifiedCollections
import TernUICore

/// A view for each row of an identified array, with a store of its own.
@available(
  *, deprecated,
  message: "Use 'ForEach(store.scope(state: \\.rows, action: \\.rows)) { store in … }'."
)
public struct ForEachStore<
  EachState, EachAction, Data: Collection, ID: Hashable & Sendable, Content: View
>: View {
  private let ids: DerivedState<[ID]>
  private let elements: () -> Data
  private let content: ([ID]) -> Content

  /// The rows.
  public var data: Data { elements() }

  public var body: some View {
    content(ids.value)
  }

  /// A view for each row, whose actions are pairs of an id and an action.
  ///
  /// - Parameters:
  ///   - store: The store of the rows.
  ///   - content: The view of a row, for its store.
  public init<EachContent: View>(
    _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>, Content == ForEach<[ID], ID, EachContent?>
  {
    self.init(store, embed: { (id: $0, action: $1) }, content: content)
  }

  /// A view for each row.
  ///
  /// - Parameters:
  ///   - store: The store of the rows.
  ///   - content: The view of a row, for its store.
  public init<EachContent: View>(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>, Content == ForEach<[ID], ID, EachContent?>
  {
    self.init(store, embed: { .element(id: $0, action: $1) }, content: content)
  }

  private init<Action, EachContent: View>(
    _ store: Store<IdentifiedArray<ID, EachState>, Action>,
    embed: @escaping (ID, EachAction) -> Action,
    content: @escaping (Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>, Content == ForEach<[ID], ID, EachContent?>
  {
    ids = DerivedState(store.node, isDuplicate: { $0 == $1 }) { Array($0.ids) }
    elements = { store.withState { $0 } }
    let rows = RowParts<ID, EachState, EachAction> { id in
      store.part({ $0[id: id] }, { embed(id, $0) })
    }
    self.content = { ids in
      ForEach(ids, id: \.self) { id in rows.store(id: id).map(content) }
    }
  }
}

/// The stores of rows, made once each.
@MainActor
private final class RowParts<ID: Hashable, State, Action> {
  private var stores: [ID: Store<State, Action>] = [:]
  private let make: (ID) -> Store<State, Action>?

  init(make: @escaping (ID) -> Store<State, Action>?) {
    self.make = make
  }

  func store(id: ID) -> Store<State, Action>? {
    if let store = stores[id], store.node.exists { return store }
    let store = make(id)
    stores[id] = store
    return store
  }
}
