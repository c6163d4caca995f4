import IssueReporting

/// The places of parts that a place has given out and that somebody still holds.
///
/// Two bindings to the same part are the same bit by bit then, and a view that stores one is skipped.
final class PartTable: Sendable {
  private struct Entry {
    let parent: ObjectIdentifier
    let path: AnyKeyPath?
    weak var place: AnyObject?
  }

  private let entries = Lock<[Entry]>([])

  /// As many parts as most views ask for: with more of them, looking costs more than it saves.
  private static var limit: Int { 16 }

  /// The place of a part.
  ///
  /// - Parameters:
  ///   - path: How to get from the place to the part; `nil` for the value in an optional.
  ///   - parent: The place, which has this table or is a part of one that has it.
  ///   - make: Makes it, where nobody holds it.
  func place<Place: AnyObject>(
    _ path: AnyKeyPath?, of parent: AnyObject, make: () -> Place
  ) -> Place {
    // `==` of a path may be code of the user's, which runs outside of the lock.
    for entry in entries.withLock({ $0 }) where entry.parent == ObjectIdentifier(parent) {
      guard entry.path === path || entry.path == path else { continue }
      // The place keeps its parent, so that this is no other object at the same address.
      if let place = entry.place as? Place { return place }
    }
    let place = make()
    let entry = Entry(parent: ObjectIdentifier(parent), path: path, place: place)
    let old = entries.withLock { entries in
      let old = entries
      if entries.count >= Self.limit { entries.removeAll { $0.place == nil } }
      if entries.count < Self.limit { entries.append(entry) }
      return old
    }
    withExtendedLifetime(old) {}
    return place
  }
}
