/// Work in the order of its time, and with the same time in the order in which it was added.
struct Agenda<Time: Strideable> {
  private struct Entry {
    var date: Time
    var order: UInt64
    let id: UInt64
    let interval: Time.Stride?
    let action: () -> Void
  }

  /// The next one is last.
  private var entries: [Entry] = []
  /// How often work was added, or took its next place.
  private(set) var count: UInt64 = 0
  private var onceCount = 0

  var nextDate: Time? { entries.last?.date }
  /// Whether there is work, and all of it is done again and again.
  var isAllRepeated: Bool { !entries.isEmpty && onceCount == 0 }

  /// - Parameter interval: How long after that again.
  mutating func add(
    _ date: Time, every interval: Time.Stride?, _ action: @escaping () -> Void
  ) -> UInt64 {
    count += 1
    if interval == nil { onceCount += 1 }
    insert(Entry(date: date, order: count, id: count, interval: interval, action: action))
    return count
  }

  /// - Returns: The work, to be destroyed outside of a lock.
  mutating func remove(_ id: UInt64) -> (() -> Void)? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    let entry = entries.remove(at: index)
    if entry.interval == nil { onceCount -= 1 }
    return entry.action
  }

  /// The next work that is due; what is repeated takes its next place at once, so that it can be
  /// cancelled
  /// while it is being done.
  mutating func popFirst(until end: Time) -> (date: Time, action: () -> Void)? {
    guard let next = entries.last, next.date <= end else { return nil }
    entries.removeLast()
    if let interval = next.interval {
      count += 1
      var again = next
      again.date = next.date.advanced(by: interval)
      again.order = count
      insert(again)
    } else {
      onceCount -= 1
    }
    return (next.date, next.action)
  }

  private mutating func insert(_ entry: Entry) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      let other = entries[middle]
      if (other.date, other.order) > (entry.date, entry.order) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    entries.insert(entry, at: low)
  }
}
