import IdentifiedCollections

/// The stores of the rows of an identified array, as long as somebody holds them.
final class RowChildren<ID: Hashable & Sendable, Row, RowAction>: AnyLastState {
  typealias Parent = Store<IdentifiedArray<ID, Row>, IdentifiedAction<ID, RowAction>>
  typealias Child = Store<Row, RowAction>
  private typealias Node = RowNode<ID, Row, IdentifiedAction<ID, RowAction>, RowAction>

  /// The stores.
  private let entries = RowEntries<ID, Child>()
  /// The collections of stores that somebody holds.
  private var collections: [WeakCollection] = []
  private var collectionsToPurgeAt = 4

  private struct WeakCollection {
    weak var rows: DepartedRows<ID, Row>?
  }

  /// Where the rows are kept that go while somebody holds a collection of their stores.
  func departedRows() -> DepartedRows<ID, Row> {
    let rows = DepartedRows<ID, Row>()
    if collections.count >= collectionsToPurgeAt {
      collections.removeAll { $0.rows == nil }
      collectionsToPurgeAt = max(4, collections.count * 2)
    }
    collections.append(WeakCollection(rows: rows))
    return rows
  }

  /// The store of a row that is there, or that has gone since the collection of stores was taken.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - position: Where it stood when the collection was taken.
  ///   - parent: The store of the rows.
  ///   - departed: The rows that have gone since.
  @MainActor
  func child(
    _ id: ID, at position: Int, of parent: Parent, departed: DepartedRows<ID, Row>
  ) -> Child? {
    if let child = entries.store(id, at: position) { return child }
    let row = parent.node.withState { rows in
      // Most often where it was.
      let isThere = position < rows.pointee.count && rows.pointee.ids[position] == id
      return (isThere ? position : rows.pointee.index(id: id)).map { rows.pointee[$0] }
    }
    guard let initial = row ?? departed[id] else { return nil }
    let node = Node(parent.node, id: id, initial: initial) { .element(id: id, action: $0) }
    let child = Child(node, parent: parent)
    entries.insert(child, id)
    return child
  }

  /// A store for a row of which nothing is known any more: it shows what another row is.
  @MainActor
  func standIn(for id: ID, of parent: Parent, departed: DepartedRows<ID, Row>) -> Child? {
    let row = parent.node.withState { $0.pointee.first } ?? departed.standIn
    let initial = row ?? entries.any?.node.withState { $0.pointee }
    return initial.map { initial in
      Child(
        Node(parent.node, id: id, initial: initial) { .element(id: id, action: $0) }, parent: parent
      )
    }
  }

  override func take<Value>(_ value: UnsafePointer<Value>) {
    guard let row = value.pointee as? DepartingRow<ID, Row> else { return }
    // Whoever runs a store's reducer is on the main actor.
    nonisolated(unsafe) let (children, departing) = (self, row)
    assumeMainActor { children.take(departing) }
  }

  @MainActor
  private func take(_ departing: DepartingRow<ID, Row>) {
    for collection in collections { collection.rows?.take(departing) }
    let node = entries[departing.id]?.node as? Node
    withUnsafePointer(to: departing.row) { node?.last.take($0) }
  }
}

/// The rows that have gone, with the state that they had last.
final class DepartedRows<ID: Hashable, Row>: AnyLastState {
  /// Those that were taken leave of.
  private(set) var rows: [ID: Row] = [:]
  /// What is held of the rows that are there, but for the time in which they are changed.
  private var held = Held.nothing

  private enum Held {
    case nothing
    /// All of them, for when they go with a state around them that is replaced as a whole.
    case all(IdentifiedArray<ID, Row>)
    /// One of them, for when they all go unnoticed and somebody asks for one. Nobody lends a copy of
    /// all of these while the parent changes one, which would copy every row.
    case first(Row)
    /// What was held, until the rows are changed.
    case lent(all: Bool)
  }

  /// What a row was last.
  subscript(id: ID) -> Row? {
    if let row = rows[id] { return row }
    return if case .all(let all) = held { all[id: id] } else { nil }
  }

  /// Some row.
  var standIn: Row? {
    if let row = rows.values.first { return row }
    return if case .first(let row) = held { row } else { nil }
  }

  /// Holds a copy of rows that are there.
  ///
  /// - Parameter node: The rows; at least one.
  @MainActor
  func hold<Action>(rowsOf node: StoreNode<IdentifiedArray<ID, Row>, Action>) {
    let generation = node.withState { rows in
      hold(rows.pointee, all: node.isTracked)
      return rows.pointee.generation
    }
    node.root.context.lastStates.insert(self, .container(generation))
  }

  private func hold(_ rows: IdentifiedArray<ID, Row>, all: Bool) {
    held = all ? .all(rows) : rows.first.map { .first($0) } ?? .nothing
  }

  override func letGo<Value>(of type: Value.Type) -> Bool {
    guard Value.self == IdentifiedArray<ID, Row>.self else { return false }
    switch held {
    case .nothing, .lent: return false
    case .all: held = .lent(all: true)
    case .first: held = .lent(all: false)
    }
    return true
  }

  override func take<Value>(_ value: UnsafePointer<Value>) {
    if Value.self == IdentifiedArray<ID, Row>.self {
      guard case .lent(let all) = held else { return }
      let rows = UnsafeRawPointer(value).assumingMemoryBound(to: IdentifiedArray<ID, Row>.self)
      hold(rows.pointee, all: all)
    } else if let row = value.pointee as? DepartingRow<ID, Row> {
      take(row)
    }
  }

  func take(_ departing: DepartingRow<ID, Row>) {
    // With a copy at hand it is known already; or it is a row of others, of which only the type is known.
    if case .all = held { return }
    rows[departing.id] = departing.row
  }
}

/// A row that is about to go.
struct DepartingRow<ID: Hashable, Row> {
  var id: ID
  var row: Row
}

extension LastStates {
  /// Tells that a row is about to go.
  func depositRow<ID: Hashable, Row>(_ row: Row, id: ID) {
    let key = Key.rows(ObjectIdentifier(Row.self))
    guard mayAwait(key) else { return }
    withUnsafePointer(to: DepartingRow(id: id, row: row)) { deposit(key, $0) }
  }
}

/// Hears of the rows that are removed, wherever that happens.
struct RowRemovals: ElementRemovalObserver {
  func willRemove<ID: Hashable, Element>(_ element: Element, id: ID) {
    ReduceContext.current?.lastStates.depositRow(element, id: id)
  }
}

extension IdentifiedArray: PartingContainer {
  func depositAll(in lastStates: LastStates) {
    for (id, row) in zip(ids, self) { lastStates.depositRow(row, id: id) }
  }
}
