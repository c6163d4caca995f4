import Synchronization

/// The identity of an observable state value: who it is, not what it holds.
///
/// Two values have the same identity while one is the other, changed in place. A value that was
/// created anew, or a copy that was changed on its own, has another. Observers of the property that
/// holds the value are told when its identity changes; a change inside it is told to the observers of
/// that inner property alone.
public struct ObservableStateID: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The value has an identity of its own.
    case value(UInt64)
    /// There is nothing whose identity could matter: a case without payload.
    case empty
    /// The value has an id, which says that it is another one, and not that it is the same.
    case identified(Int)
    /// The value has no identity: only a comparison can tell whether it is the same.
    case opaque
  }

  var kind: Kind
  /// The enum cases around the value, from the outermost in.
  var tag: UInt64 = 0

  /// A new identity, equal to no other.
  public init() {
    kind = .value(Self.counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  init(kind: Kind) {
    self.kind = kind
  }

  private static let counter = Atomic<UInt64>(0)

  /// Whether equal identities prove that the values are the same.
  var isConclusive: Bool {
    switch kind {
    case .value, .empty: true
    case .identified, .opaque: false
    }
  }

  // MARK: - For expanded macros

  /// The identity of a case without payload.
  public static var _$empty: Self { Self(kind: .empty) }

  /// The identity of a value that has none.
  public static var _$opaque: Self { Self(kind: .opaque) }

  /// The identity of the payload of a case.
  public static func _$id<T>(for value: T) -> Self { _$opaque }

  /// The identity of the payload of a case.
  public static func _$id<T: ObservableState>(for value: T) -> Self { value._$id }

  /// The identity of the payload of a case.
  public static func _$id<T: ObservableState>(for value: T?) -> Self { value?._$id ?? _$empty }

  /// The identity of the payload of a case.
  public static func _$id<T: _EphemeralState & Identifiable>(for value: T) -> Self {
    Self(kind: .identified(value.id.hashValue))
  }

  /// The same identity inside the case of that index.
  public func _$tag(_ index: Int) -> Self {
    var id = self
    id.tag = tag &* 1021 &+ UInt64(index) &+ 1
    return id
  }
}
