/// An element of a stack under its id.
protocol StackEntry {
  var id: StackElementID { get }
}

/// The elements of a stack, found by position and by id.
///
/// Changes at the end cost the same whatever the count; others cost a look at each element, as in an
/// array. An id may be there twice for a moment, while elements are moved one by one: then the last
/// is found.
struct StackEntries<Entry: StackEntry> {
  private var entries: [Entry] = []
  /// Where the ids are; empty while so few are there that a look at each is faster.
  private var positions: [StackElementID: Int] = [:]

  private static var fewest: Int { 16 }

  var last: Entry? { entries.last }

  /// Where the entry of an id is.
  func position(of id: StackElementID) -> Int? {
    positions.isEmpty ? entries.lastIndex { $0.id == id } : positions[id]
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if !positions.isEmpty {
      positions[entry.id] = entries.count - 1
    } else if entries.count > Self.fewest {
      findPositions()
    }
  }

  mutating func removeLast(_ count: Int) {
    let rest = entries.count - count
    guard !positions.isEmpty else { return entries.removeLast(count) }
    let isEachThereOnce = positions.count == entries.count
    for entry in entries[rest...] { positions[entry.id] = nil }
    entries.removeLast(count)
    if !isEachThereOnce { findPositions() }
  }

  mutating func remove(at position: Int) {
    replaceSubrange(position..<(position + 1), with: [])
  }

  mutating func removeAll(keepingCapacity: Bool) {
    entries.removeAll(keepingCapacity: keepingCapacity)
    positions.removeAll(keepingCapacity: keepingCapacity)
  }

  mutating func replaceSubrange(_ range: Range<Int>, with others: [Entry]) {
    if range.upperBound == entries.count {
      removeLast(range.count)
      for entry in others { append(entry) }
    } else {
      entries.replaceSubrange(range, with: others)
      findPositions()
    }
  }

  mutating func swapAt(_ i: Int, _ j: Int) {
    entries.swapAt(i, j)
    guard !positions.isEmpty else { return }
    guard positions.count == entries.count else { return findPositions() }
    positions[entries[i].id] = i
    positions[entries[j].id] = j
  }

  private mutating func findPositions() {
    positions.removeAll(keepingCapacity: true)
    guard entries.count > Self.fewest else { return }
    for (position, entry) in entries.enumerated() { positions[entry.id] = position }
  }
}

extension StackEntries: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { entries.count }

  subscript(position: Int) -> Entry {
    _read { yield entries[position] }
    _modify { yield &entries[position] }
  }
}
