// The subscript by identity hands out an optional, and the storage holds elements. To change an element
// with one owner it must not be copied, and who reads the array meanwhile, by mistake, must not find a
// hole. So the optional lies where the element does.

extension IdentifiedArray {
  /// Whether an optional element is stored as the element itself.
  ///
  /// It is where the element has a bit pattern that stands for no value, as anything with a reference,
  /// a string, an array, an enum or a Boolean in it has. Then the memory of an element is also that of
  /// an optional that holds it. Elements without, such as a structure of two integers, are copied to be
  /// changed; they hold nothing that would be copied with them, apart from weak references.
  @inlinable
  static var isChangedAsOptional: Bool {
    MemoryLayout<Element?>.size == MemoryLayout<Element>.size
  }

  /// Where an element lies, as an optional.
  @inlinable
  mutating func optionalPlace(_ position: Int) -> UnsafeMutablePointer<Element?> {
    storage.withUnsafeMutableBufferPointer { elements in
      let place = UnsafeMutableRawPointer(elements.baseAddress.unsafelyUnwrapped + position)
      return place.assumingMemoryBound(to: Element?.self)
    }
  }

  /// Ends a change by identity that was made where the element is.
  @inlinable
  mutating func endChange(
    _ place: UnsafeMutablePointer<Element?>, _ position: Int, _ expected: ID
  ) {
    if case nil = place.pointee { return removeVacated(place, position) }
    expectIdentity(expected, at: position)
  }

  /// Ends a change by identity that was made to a copy.
  @inlinable
  mutating func endChange(_ element: consuming Element?, _ position: Int, _ expected: ID) {
    guard let element else {
      remove(at: position)
      return
    }
    storage[position] = element
    expectIdentity(expected, at: position)
  }

  /// Reports an element that was set for another identity than its own.
  @inlinable
  mutating func expectIdentity(_ expected: ID, at position: Int) {
    let own = identify(storage[position])
    if own != expected {
      reportOtherIdentity(own, expected: expected)
      identityMayHaveChanged(at: position)
    }
  }

  /// Removes what is no element any more.
  @inlinable
  mutating func removeVacated(_ place: UnsafeMutablePointer<Element?>, _ position: Int) {
    if storage.count > 1 {
      // The array destroys what it removes, so a neighbour stands in for what is gone.
      let neighbor = storage[position == 0 ? 1 : position - 1]
      UnsafeMutableRawPointer(place).initializeMemory(as: Element.self, to: neighbor)
      storage.remove(at: position)
    } else {
      withUnsafeMutablePointer(to: &storage) { storage in
        storage.withMemoryRebound(to: ContiguousArray<Element?>.self, capacity: 1) {
          _ = $0.pointee.removeLast()
        }
      }
    }
    identities.remove(at: position)
    identitiesDidChange()
  }
}
