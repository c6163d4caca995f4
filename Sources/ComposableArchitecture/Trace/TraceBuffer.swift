/// The last entries of a trace: no more than so many, and no more bytes than so many.
struct TraceBuffer {
  let capacity: Int
  let byteCapacity: Int
  private var slots: [StoreTraceEntry?] = []
  private var start = 0
  private(set) var count = 0
  private(set) var byteCount = 0

  init(capacity: Int, byteCapacity: Int) {
    self.capacity = max(1, capacity)
    self.byteCapacity = max(0, byteCapacity)
  }

  /// The entries, the oldest first.
  var entries: [StoreTraceEntry] {
    (0..<count).compactMap { slots[(start + $0) % slots.count] }
  }

  /// Adds an entry, and hands out the old ones for which there is no room any more.
  ///
  /// An entry that is larger than all the room there is comes out again at once.
  mutating func append(_ entry: StoreTraceEntry, discarding discard: (StoreTraceEntry) -> Void) {
    if count == capacity { removeFirst(discard) }
    if count == slots.count {
      // Grown twofold, with the oldest at the start again.
      slots = Array(slots[start...] + slots[..<start])
      start = 0
      let size = min(capacity, max(64, slots.count * 2))
      slots += Array(repeating: nil, count: size - slots.count)
    }
    slots[(start + count) % slots.count] = entry
    count += 1
    byteCount += Self.byteCount(of: entry)
    while byteCount > byteCapacity, count > 0 { removeFirst(discard) }
  }

  private mutating func removeFirst(_ discard: (StoreTraceEntry) -> Void) {
    guard let entry = slots[start] else { return }
    slots[start] = nil
    start = (start + 1) % slots.count
    count -= 1
    byteCount -= Self.byteCount(of: entry)
    discard(entry)
  }

  private static func byteCount(of entry: StoreTraceEntry) -> Int {
    switch entry.event {
    case .action(let action): action.byteCount + 64
    case .actionDropped(let name, _, _): name.utf8.count + 64
    case .effectStarted(_, let name?, _, _): name.utf8.count + 64
    default: 64
    }
  }
}
