/// Some of the children of a store, by the paths that lead to them.
///
/// A path that is written out is mostly the same object each time, and to compare objects costs much
/// less than to compare what they lead to. But the compiler makes a path through several cases anew at
/// each use. To compare it with the few that lead from here still costs less than to look it up among
/// all.
///
/// Unchecked: it belongs to a store, and so to the main actor until the store goes.
struct RecentChildren: @unchecked Sendable {
  // Read by pointer, where nothing is counted or copied on the way: an array hands out copies, and a
  // weak reference costs more to copy than to load.
  private var entries: UnsafeMutablePointer<Entry>?
  private var count = 0
  private var next = 0
  private static let mostEntries = 8

  private struct Entry {
    let state: AnyKeyPath
    let action: AnyKeyPath
    let kind: ScopeWay.Kind
    let way: ScopeWay
    var presentation: UInt64 = 0
    weak var store: AnyObject?
  }

  typealias Forgotten = (AnyKeyPath, AnyKeyPath, ScopeWay)

  /// Forgets all, for the last time.
  func deallocate() {
    entries?.deinitialize(count: count)
    entries?.deallocate()
  }

  /// Where paths are among those that were used before.
  func position(_ state: AnyKeyPath, _ action: AnyKeyPath, _ kind: ScopeWay.Kind) -> Int? {
    guard let entries else { return nil }
    var position = 0
    while position < count {
      let entry = entries + position
      if entry.pointee.state === state, entry.pointee.action === action,
        entry.pointee.kind == kind
      {
        return position
      }
      position += 1
    }
    return equalPosition(state, action, kind)
  }

  private func equalPosition(
    _ state: AnyKeyPath, _ action: AnyKeyPath, _ kind: ScopeWay.Kind
  ) -> Int? {
    // What a path leads to may have a comparison of its own, which may scope the store in turn, so that
    // other paths are remembered: those that are compared are held, and looked for again.
    for position in 0..<count {
      guard let entries, entries[position].kind == kind else { continue }
      let (known, way) = (
        (entries[position].state, entries[position].action), entries[position].way
      )
      if known.0 == state, known.1 == action, entries[position].way === way { return position }
    }
    return nil
  }

  /// The way at a position, which was found for the kind and the paths of that type of way.
  func way<Way: ScopeWay>(_ position: Int) -> Way {
    // There is one at the position, so there are entries.
    unsafeDowncast(entries.unsafelyUnwrapped[position].way, to: Way.self)
  }

  /// Whether a way is at a position.
  func isThere(_ way: ScopeWay, _ position: Int) -> Bool {
    entries.unsafelyUnwrapped[position].way === way
  }

  /// The child at a position, if somebody holds it and it shows that presentation.
  func child(_ position: Int, presentation: UInt64 = 0) -> AnyObject? {
    let entry = entries.unsafelyUnwrapped + position
    return entry.pointee.presentation == presentation ? entry.pointee.store : nil
  }

  /// Finds the child at a position faster the next time, where its way still is.
  func remember(
    _ child: AnyObject, _ position: Int, on way: ScopeWay, presentation: UInt64 = 0
  ) {
    guard let entries, entries[position].way === way else { return }
    entries[position].presentation = presentation
    entries[position].store = child
  }

  /// Finds a way faster the next time.
  ///
  /// - Returns: The position for its child, and what is forgotten for it. Whoever goes with that may
  ///   scope the store in turn, and so it must be held until this has returned.
  mutating func remember(
    _ state: AnyKeyPath, _ action: AnyKeyPath, _ kind: ScopeWay.Kind, _ way: ScopeWay
  ) -> (position: Int, forgotten: Forgotten?) {
    let entry = Entry(state: state, action: action, kind: kind, way: way)
    let entries = entries ?? .allocate(capacity: Self.mostEntries)
    self.entries = entries
    guard count == Self.mostEntries else {
      (entries + count).initialize(to: entry)
      count += 1
      return (count - 1, nil)
    }
    let position = next
    next = (position + 1) % Self.mostEntries
    let old = entries + position
    let forgotten = (old.pointee.state, old.pointee.action, old.pointee.way)
    old.pointee = entry
    return (position, forgotten)
  }
}
