/// The identities of an identified array, in the order of its elements.
///
/// A collection of the identities that answers like a set: ``contains(_:)`` and
/// ``firstIndex(of:)`` take constant time, whatever the count.
///
/// ```swift
/// let todos: IdentifiedArrayOf<Todo> = …
/// todos.ids.first
/// todos.ids.contains(id)
/// todos.ids.isSubset(of: selection)
/// ```
///
/// A copy costs a reference count; the elements of the array are not touched.
public struct OrderedIDs<ID: Hashable> {
  /// The identities, in order.
  @usableFromInline
  var keys: ContiguousArray<ID>

  /// An open-addressing table from hash to position plus one; zero is an empty bucket.
  ///
  /// It has no buckets while the identities are so few that comparing them beats hashing one.
  @usableFromInline
  var buckets: ContiguousArray<UInt32>

  /// No identities.
  @inlinable
  init() {
    keys = []
    buckets = []
  }

  /// How many identities are found without a table.
  @inlinable
  static var smallCount: Int { 8 }

  /// Whether an identity is there, in constant time.
  ///
  /// - Parameter id: The identity to look for.
  @inlinable
  public func contains(_ id: ID) -> Bool {
    firstIndex(of: id) != nil
  }

  /// The position of an identity, in constant time.
  ///
  /// - Parameter id: The identity to look for.
  /// - Returns: Its position, or `nil` when it is not there.
  @inlinable
  public func firstIndex(of id: ID) -> Int? {
    if buckets.isEmpty { return keys.firstIndex(of: id) }
    let mask = buckets.count &- 1
    var bucket = id.hashValue & mask
    while true {
      let entry = buckets[bucket]
      if entry == 0 { return nil }
      let position = Int(entry) &- 1
      if keys[position] == id { return position }
      bucket = (bucket &+ 1) & mask
    }
  }

  /// The position of an identity, in constant time; an identity is there only once.
  ///
  /// - Parameter id: The identity to look for.
  /// - Returns: Its position, or `nil` when it is not there.
  @inlinable
  public func lastIndex(of id: ID) -> Int? {
    firstIndex(of: id)
  }
}

extension OrderedIDs: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { keys.count }

  @inlinable
  public subscript(position: Int) -> ID {
    keys[position]
  }
}

extension OrderedIDs: Equatable {
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keys == rhs.keys
  }
}

extension OrderedIDs: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
  }
}

extension OrderedIDs: Sendable where ID: Sendable {}

extension OrderedIDs: Encodable where ID: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try keys.encode(to: encoder)
  }
}

extension OrderedIDs: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { Array(keys).description }

  public var debugDescription: String { "OrderedIDs(\(Array(keys).debugDescription))" }
}

extension OrderedIDs: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: keys, displayStyle: .set)
  }
}
