/// The stores of rows that somebody holds, in the order in which they were first asked for.
///
/// Belongs to a store, so to the main actor.
final class RowEntries<ID: Hashable, Child: AnyObject> {
  // Read by pointer, where nothing is copied on the way: a weak reference costs more to copy than to load.
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 16
  private(set) var count = 0
  /// Where the entries are.
  private var positions: [ID: Int] = [:]

  private struct Entry {
    let id: ID
    weak var store: Child?
  }

  init() {
    entries = .allocate(capacity: capacity)
  }

  deinit {
    entries.deinitialize(count: count)
    entries.deallocate()
  }

  /// The store of a row.
  ///
  /// Rows are mostly asked for in their order, and then the entry is where the row is: to compare one
  /// id costs less than to hash it.
  func store(_ id: ID, at position: Int) -> Child? {
    let entry = entries + position
    if position < count, entry.pointee.id == id { return entry.pointee.store }
    return self[id]
  }

  /// The store of a row.
  subscript(id: ID) -> Child? {
    positions[id].flatMap { (entries + $0).pointee.store }
  }

  /// Some store that is alive.
  var any: Child? {
    (0..<count).lazy.compactMap { (self.entries + $0).pointee.store }.first
  }

  func insert(_ store: Child, _ id: ID) {
    if let position = positions[id] {
      entries[position].store = store
      return
    }
    if count == capacity { makeRoom() }
    positions[id] = count
    (entries + count).initialize(to: Entry(id: id, store: store))
    count += 1
  }

  /// Forgets the stores that have gone, unless most are there, and makes room for as many again.
  private func makeRoom() {
    let (old, oldCount) = (entries, count)
    let isGone = (0..<count).map { (old + $0).pointee.store == nil }
    // To enter most of them again would cost more than it frees.
    let forgets = isGone.count(where: \.self) > count / 4
    let kept = forgets ? isGone.count(where: { !$0 }) : count
    capacity = max(16, kept * 2)
    entries = .allocate(capacity: capacity)
    guard forgets else {
      entries.moveInitialize(from: old, count: oldCount)
      return old.deallocate()
    }
    count = 0
    positions.removeAll(keepingCapacity: true)
    for position in 0..<oldCount where !isGone[position] {
      positions[old[position].id] = count
      (entries + count).moveInitialize(from: old + position, count: 1)
      count += 1
    }
    for position in 0..<oldCount where isGone[position] {
      (old + position).deinitialize(count: 1)
    }
    old.deallocate()
  }
}
