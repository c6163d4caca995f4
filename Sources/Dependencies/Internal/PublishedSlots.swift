import IssueReporting
import Synchronization

/// A table of boxes that is read without a lock.
///
/// A value, once there, stays as long as the table: readers may use a page while a writer fills
/// it or has already replaced it by a larger one. Writers take turns. Neither the table nor a page
/// is counted, since a read must not touch a counter that every thread of the process shares.
struct PublishedSlots<Box: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private struct Slot: ~Copyable {
    let id = Atomic<UInt>(0)
    let box = Atomic<UInt>(0)
  }

  /// Slots in memory of their own, without reference counts: a reader touches nothing but them.
  private struct Page {
    let capacity: Int
    let slots: UnsafeMutablePointer<Slot>

    static func allocate(capacity: Int) -> UnsafeMutablePointer<Page> {
      let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
      for index in 0..<capacity { (slots + index).initialize(to: Slot()) }
      let page = UnsafeMutablePointer<Page>.allocate(capacity: 1)
      page.initialize(to: Page(capacity: capacity, slots: slots))
      return page
    }

    static func deallocate(_ page: UnsafeMutablePointer<Page>) {
      page.pointee.slots.deinitialize(count: page.pointee.capacity)
      page.pointee.slots.deallocate()
      page.deallocate()
    }

    func insert(_ box: Box, for id: KeyID) {
      let mask = capacity &- 1
      var index = id.hash & mask
      while slots[index].id.load(ordering: .relaxed) != 0 { index = (index &+ 1) & mask }
      // The box first: whoever sees the id must see the box.
      let address = UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque())
      slots[index].box.store(address, ordering: .relaxed)
      slots[index].id.store(id.rawValue, ordering: .releasing)
    }
  }

  private struct Owned: @unchecked Sendable {
    var pages: [UnsafeMutablePointer<Page>]
    var boxes: [KeyID: Box] = [:]
  }

  private let page: Atomic<UnsafeMutablePointer<Page>>
  private let owned: Lock<Owned>

  init() {
    let first = Page.allocate(capacity: 32)
    page = Atomic(first)
    owned = Lock(Owned(pages: [first]))
  }

  deinit {
    for page in owned.withLock({ $0.pages }) { Page.deallocate(page) }
  }

  /// The boxed value of a key.
  ///
  /// Never waits.
  subscript(id: KeyID) -> Unmanaged<Box>? {
    let page = page.load(ordering: .acquiring)
    let slots = page.pointee.slots
    let mask = page.pointee.capacity &- 1
    var index = id.hash & mask
    while true {
      let found = slots[index].id.load(ordering: .acquiring)
      if found == id.rawValue {
        let address = slots[index].box.load(ordering: .relaxed)
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
        return .fromOpaque(pointer)
      }
      if found == 0 { return nil }
      index = (index &+ 1) & mask
    }
  }

  /// Adds a value unless the key has one, and returns the one that the key then has.
  func insert(_ box: Box, for id: KeyID) -> Box {
    owned.withLock { owned in
      if let existing = owned.boxes[id] { return existing }
      owned.boxes[id] = box
      let current = owned.pages[owned.pages.count - 1]
      if owned.boxes.count * 2 > current.pointee.capacity {
        let larger = Page.allocate(capacity: current.pointee.capacity * 2)
        for (id, box) in owned.boxes { larger.pointee.insert(box, for: id) }
        // The smaller page stays: a reader may still be in it.
        owned.pages.append(larger)
        page.store(larger, ordering: .releasing)
      } else {
        current.pointee.insert(box, for: id)
      }
      return box
    }
  }
}
