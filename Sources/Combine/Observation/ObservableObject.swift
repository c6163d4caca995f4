import IssueReporting

/// An object that tells when it is about to change.
///
/// Its ``objectWillChange`` comes by itself, and tells of each property that is marked
/// ``Published``.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
///
/// let counter = Counter()
/// let subscription = counter.objectWillChange.sink { print("will change") }
/// counter.count += 1
/// ```
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  /// What tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a property that is marked ``Published`` changes.
  ///
  /// It is the same one for as long as somebody holds the object. Getting it looks at the
  /// properties of
  /// the object; changing them does not.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectWillChange.publisher(of: self)
  }
}

/// Finds the publishers of objects that have not declared one.
private enum ObjectWillChange {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The publishers of objects without published properties.
  private static let others = Lock<[ObjectIdentifier: Entry]>([:])
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let storages = publishedStorages(of: object)
    guard !storages.isEmpty else { return otherPublisher(of: object) }
    let new = ObservableObjectPublisher()
    // One thread at a time decides which publisher an object has.
    return others.withLock { _ in
      let publisher = storages.lazy.compactMap(\.willChange).first ?? new
      for storage in storages { storage.willChange = publisher }
      return publisher
    }
  }

  private static func publishedStorages(of object: AnyObject) -> [any PublishedStorage] {
    var storages: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if let published = child.value as? any PublishedProperty {
          storages.append(published.anyStorage)
        }
      }
      mirror = current.superclassMirror
    }
    return storages
  }

  private static func otherPublisher(of object: AnyObject) -> ObservableObjectPublisher {
    let new = ObservableObjectPublisher()
    let (publisher, gone) = others.withLock {
      others -> (ObservableObjectPublisher, [Entry]) in
      let key = ObjectIdentifier(object)
      if let entry = others[key], entry.object != nil { return (entry.publisher, []) }
      var gone: [Entry] = []
      if others.count == others.capacity {
        // Before the table grows, objects that are gone make room. What they leave is destroyed
        // outside of the lock.
        gone = others.values.filter { $0.object == nil }
        others = others.filter { $0.value.object != nil }
      }
      if let old = others.updateValue(Entry(object: object, publisher: new), forKey: key) {
        gone.append(old)
      }
      return (new, gone)
    }
    _ = gone
    return publisher
  }
}
