import IssueReporting

/// What the scopes overrode that objects came from.
enum DependencyObjects {
  /// What is known of an object's dependencies; its overrides may be none.
  struct Remembered {
    var overrides: Overrides?
  }

  private struct Entry {
    weak var object: AnyObject?
    var overrides: Overrides?
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The size at which entries of objects that are gone are thrown away.
    var limit = 64

    /// Takes out the entries of objects that are gone, for the caller to let go of.
    mutating func sweep() -> [Entry] {
      guard entries.count >= limit else { return [] }
      let dead = entries.filter { $0.value.object == nil }
      for id in dead.keys { entries[id] = nil }
      limit = Swift.max(64, entries.count * 2)
      return Array(dead.values)
    }
  }

  private static let table = Lock(Table())

  /// Remembers the overrides of the scope that a value came from, if it is an object.
  static func remember<R>(_ overrides: Overrides?, for result: R) {
    guard R.self is AnyObject.Type || type(of: result as Any) is AnyObject.Type else { return }
    let object = result as AnyObject
    let id = ObjectIdentifier(object)
    // What is replaced is destroyed after the lock is free: it may run anybody's code.
    let replaced = table.withLock { table in
      let dead = table.sweep()
      let old = table.entries.updateValue(Entry(object: object, overrides: overrides), forKey: id)
      return (dead, old)
    }
    withExtendedLifetime(replaced) {}
  }

  /// What is known of an object's dependencies, or nil when nothing is.
  ///
  /// Cost: a look-up for objects that a scope returned; a walk over the stored properties, by
  /// reflection, for others.
  static func overrides(of object: AnyObject) -> Remembered? {
    let entry = table.withLock { $0.entries[ObjectIdentifier(object)] }
    if let entry, entry.object === object { return Remembered(overrides: entry.overrides) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if let dependency = child.value as? any CapturesOverrides {
          return Remembered(overrides: dependency.captured)
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// A property that keeps what was overridden where it was made.
protocol CapturesOverrides {
  var captured: Overrides? { get }
}

extension Dependency: CapturesOverrides {
  var captured: Overrides? { origin.captured }
}
