/// A small hash table from dependency keys to boxed values.
///
/// Keys are metatypes, so the address of a key's metadata is a perfect identity and a good hash;
/// looking one up costs a multiplication and, nearly always, one comparison, however many
/// overrides there are.
struct KeySlots: Sendable {
  struct Slot: @unchecked Sendable {
    var id: UInt
    /// The same as in `owned`, without a count to keep.
    var box: Unmanaged<AnyValueBox>?
  }

  private(set) var count = 0
  private var slots: ContiguousArray<Slot> = []
  private var owned: ContiguousArray<AnyValueBox?> = []

  /// The boxed value of a key, which lives as long as it is in the table.
  subscript(id: KeyID) -> Unmanaged<AnyValueBox>? {
    guard count > 0 else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var index = id.hash & mask
      while true {
        let found = slots[index].id
        if found == id.rawValue { return slots[index].box }
        if found == 0 { return nil }
        index = (index &+ 1) & mask
      }
    }
  }

  /// Puts a value in the slot of a key.
  mutating func set(_ box: AnyValueBox, for id: KeyID) {
    // At most half full: a look-up always meets an empty slot soon.
    if (count + 1) * 2 > slots.count { grow() }
    insert(box, for: id)
  }

  /// Adds what another table has and this one has not.
  mutating func fill(from other: KeySlots) {
    other.forEach { id, box in
      if self[id] == nil { set(box, for: id) }
    }
  }

  /// Calls a closure with each key and its value, in no particular order.
  func forEach(_ body: (KeyID, AnyValueBox) -> Void) {
    for index in slots.indices {
      if let box = owned[index] { body(KeyID(rawValue: slots[index].id), box) }
    }
  }

  private mutating func grow() {
    let old = self
    count = 0
    let capacity = Swift.max(8, old.slots.count * 2)
    slots = ContiguousArray(repeating: Slot(id: 0, box: nil), count: capacity)
    owned = ContiguousArray(repeating: nil, count: capacity)
    old.forEach { id, box in insert(box, for: id) }
  }

  private mutating func insert(_ box: AnyValueBox, for id: KeyID) {
    let mask = slots.count &- 1
    var index = id.hash & mask
    while slots[index].id != 0 && slots[index].id != id.rawValue {
      index = (index &+ 1) & mask
    }
    if slots[index].id == 0 { count += 1 }
    slots[index] = Slot(id: id.rawValue, box: .passUnretained(box))
    owned[index] = box
  }
}
