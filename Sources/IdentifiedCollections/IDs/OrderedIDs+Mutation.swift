// Whoever calls these has checked that an identity to add is not there yet. The table follows the
// positions by counting in its entries, so that moving elements along hashes nothing.

extension OrderedIDs {
  @inlinable
  mutating func append(_ id: ID) {
    keys.append(id)
    indexLast()
  }

  @inlinable
  mutating func insert(_ id: ID, at position: Int) {
    if position == keys.count { return append(id) }
    keys.insert(id, at: position)
    if buckets.isEmpty || needsGrowth { return rebuild() }
    shiftEntries(above: position, by: 1)
    fillBucket(of: id, position)
  }

  @inlinable
  mutating func remove(at position: Int) {
    if !buckets.isEmpty {
      emptyBucket(of: position)
      if position < keys.count &- 1 { shiftEntries(above: position, by: -1) }
    }
    keys.remove(at: position)
  }

  /// Puts another identity into the place of one.
  @inlinable
  mutating func replace(at position: Int, with id: ID) {
    if !buckets.isEmpty { emptyBucket(of: position) }
    keys[position] = id
    if !buckets.isEmpty { fillBucket(of: id, position) }
  }

  @inlinable
  mutating func swapAt(_ i: Int, _ j: Int) {
    if !buckets.isEmpty {
      let (first, second) = (bucket(of: i), bucket(of: j))
      buckets.swapAt(first, second)
    }
    keys.swapAt(i, j)
  }

  /// Puts the identities into another order.
  ///
  /// - Parameter order: For each new position, the old one.
  @inlinable
  mutating func permute(_ order: [Int]) {
    keys = ContiguousArray(order.lazy.map { [keys] in keys[$0] })
    guard !buckets.isEmpty else { return }
    var moved = ContiguousArray<UInt32>(repeating: 0, count: order.count + 1)
    for (new, old) in order.enumerated() { moved[old + 1] = UInt32(new + 1) }
    for bucket in buckets.indices { buckets[bucket] = moved[Int(buckets[bucket])] }
  }

  @inlinable
  mutating func removeAll(keepingCapacity: Bool) {
    keys.removeAll(keepingCapacity: keepingCapacity)
    if keepingCapacity {
      for bucket in buckets.indices { buckets[bucket] = 0 }
    } else {
      buckets = []
    }
  }

  @inlinable
  mutating func reserveCapacity(_ count: Int) {
    keys.reserveCapacity(count)
    if count > Self.smallCount && Self.bucketCount(for: count) > buckets.count {
      rebuild(minimumCount: count)
    }
  }

  /// Makes the table anew from the identities.
  @inlinable
  mutating func rebuild(minimumCount: Int = 0) {
    let count = Swift.max(keys.count, minimumCount)
    guard count > Self.smallCount else {
      buckets = []
      return
    }
    buckets = ContiguousArray(repeating: 0, count: Self.bucketCount(for: count))
    for position in keys.indices { fillBucket(of: keys[position], position) }
  }

  /// Enters the last identity into the table.
  @inlinable
  mutating func indexLast() {
    if buckets.isEmpty {
      if keys.count > Self.smallCount { rebuild() }
    } else if needsGrowth {
      rebuild()
    } else {
      fillBucket(of: keys[keys.count &- 1], keys.count &- 1)
    }
  }

  /// A power of two that keeps at least a third of the buckets empty.
  @inlinable
  static func bucketCount(for count: Int) -> Int {
    var result = 16
    while result * 2 < count * 3 { result *= 2 }
    return result
  }

  @inlinable
  var needsGrowth: Bool { buckets.count * 2 < keys.count * 3 }

  @inlinable
  mutating func fillBucket(of id: ID, _ position: Int) {
    let mask = buckets.count &- 1
    var bucket = id.hashValue & mask
    while buckets[bucket] != 0 { bucket = (bucket &+ 1) & mask }
    buckets[bucket] = UInt32(position &+ 1)
  }

  @inlinable
  func bucket(of position: Int) -> Int {
    let mask = buckets.count &- 1
    var bucket = keys[position].hashValue & mask
    while buckets[bucket] != UInt32(position &+ 1) { bucket = (bucket &+ 1) & mask }
    return bucket
  }

  /// Empties the bucket of a position, and moves entries that were pushed past it back.
  @inlinable
  mutating func emptyBucket(of position: Int) {
    let mask = buckets.count &- 1
    var hole = bucket(of: position)
    var next = (hole &+ 1) & mask
    while buckets[next] != 0 {
      let home = keys[Int(buckets[next]) &- 1].hashValue & mask
      // How far the entry is from its home, and how far it would be in the hole.
      if (next &- home) & mask >= (next &- hole) & mask {
        buckets[hole] = buckets[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    buckets[hole] = 0
  }

  /// Moves the entries of the positions from one on.
  @inlinable
  mutating func shiftEntries(above position: Int, by distance: Int32) {
    let limit = UInt32(position)
    let distance = UInt32(bitPattern: distance)
    buckets.withUnsafeMutableBufferPointer { buckets in
      guard let base = buckets.baseAddress else { return }
      // Without branches, so that the compiler does several buckets at once.
      for bucket in 0..<buckets.count {
        let entry = base[bucket]
        base[bucket] = entry &+ (entry > limit ? distance : 0)
      }
    }
  }
}
