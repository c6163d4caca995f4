/// A small hash table from dependency keys to boxed values.
///
/// Keys are metatypes, so the address of a key's metadata is a perfect identity and a good hash;
/// looking one up costs a multiplication and, nearly always, one comparison, however many
/// overrides there are.
struct KeySlots: Sendable {
  struct Slot: Sendable {
    var id: UInt
    var box: AnyValueBox?
  }

  private(set) var count = 0
  private var slots: ContiguousArray<Slot> = []

  /// The boxed value of a key.
  subscript(id: KeyID) -> AnyValueBox? {
    guard count > 0 else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var index = id.hash & mask
      while true {
        let slot = slots[index]
        if slot.id == id.rawValue { return slot.box }
        if slot.id == 0 { return nil }
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
    for slot in other.slots {
      guard let box = slot.box else { continue }
      let id = KeyID(rawValue: slot.id)
      if self[id] == nil { set(box, for: id) }
    }
  }

  /// Calls a closure with each key and its value, in no particular order.
  func forEach(_ body: (KeyID, AnyValueBox) -> Void) {
    for slot in slots {
      if let box = slot.box { body(KeyID(rawValue: slot.id), box) }
    }
  }

  private mutating func grow() {
    let old = slots
    count = 0
    slots = ContiguousArray(
      repeating: Slot(id: 0, box: nil),
      count: Swift.max(8, old.count * 2)
    )
    for slot in old {
      if let box = slot.box { insert(box, for: KeyID(rawValue: slot.id)) }
    }
  }

  private mutating func insert(_ box: AnyValueBox, for id: KeyID) {
    let mask = slots.count &- 1
    var index = id.hash & mask
    while slots[index].id != 0 && slots[index].id != id.rawValue {
      index = (index &+ 1) & mask
    }
    if slots[index].id == 0 { count += 1 }
    slots[index] = Slot(id: id.rawValue, box: box)
  }
}
