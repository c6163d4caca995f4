import IssueReporting
import Synchronization

/// A table of boxed values that is read without a lock.
///
/// A value, once there, stays as long as the table: readers may use a page while a writer fills
/// it or has already replaced it by a larger one. Writers take turns.
final class PublishedSlots: @unchecked Sendable {
  private struct Slot: ~Copyable {
    let id = Atomic<UInt>(0)
    let box = Atomic<UInt>(0)
  }

  private final class Page: @unchecked Sendable {
    let capacity: Int
    let slots: UnsafeMutablePointer<Slot>

    init(capacity: Int) {
      self.capacity = capacity
      slots = .allocate(capacity: capacity)
      for index in 0..<capacity { (slots + index).initialize(to: Slot()) }
    }

    deinit {
      slots.deinitialize(count: capacity)
      slots.deallocate()
    }

    func insert(id: KeyID, box: UInt) {
      let mask = capacity &- 1
      var index = id.hash & mask
      while slots[index].id.load(ordering: .relaxed) != 0 { index = (index &+ 1) & mask }
      // The box first: whoever sees the id must see the box.
      slots[index].box.store(box, ordering: .relaxed)
      slots[index].id.store(id.rawValue, ordering: .releasing)
    }
  }

  private struct Owned {
    var pages: [Page]
    var boxes: [KeyID: AnyValueBox] = [:]
  }

  private let page: Atomic<Unmanaged<Page>>
  private let owned: Lock<Owned>

  init() {
    let first = Page(capacity: 32)
    page = Atomic(Unmanaged.passUnretained(first))
    owned = Lock(Owned(pages: [first]))
  }

  /// The boxed value of a key.
  ///
  /// Never waits.
  subscript(id: KeyID) -> AnyValueBox? {
    page.load(ordering: .acquiring)._withUnsafeGuaranteedRef { page in
      let mask = page.capacity &- 1
      var index = id.hash & mask
      while true {
        let found = page.slots[index].id.load(ordering: .acquiring)
        if found == id.rawValue {
          let bits = page.slots[index].box.load(ordering: .relaxed)
          return UnsafeRawPointer(bitPattern: bits).map {
            Unmanaged<AnyValueBox>.fromOpaque($0).takeUnretainedValue()
          }
        }
        if found == 0 { return nil }
        index = (index &+ 1) & mask
      }
    }
  }

  /// Adds a value unless the key has one, and returns the one that the key then has.
  func insert(_ box: AnyValueBox, for id: KeyID) -> AnyValueBox {
    owned.withLock { owned in
      if let existing = owned.boxes[id] { return existing }
      owned.boxes[id] = box
      let current = owned.pages[owned.pages.count - 1]
      if owned.boxes.count * 2 > current.capacity {
        let larger = Page(capacity: current.capacity * 2)
        for (id, box) in owned.boxes { larger.insert(id: id, box: Self.address(of: box)) }
        // The smaller page stays: a reader may still be in it.
        owned.pages.append(larger)
        page.store(Unmanaged.passUnretained(larger), ordering: .releasing)
      } else {
        current.insert(id: id, box: Self.address(of: box))
      }
      return box
    }
  }

  private static func address(of box: AnyValueBox) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque())
  }
}
