/// What a property was before it was changed in place.
///
/// Part of the code that the ``ObservableState()`` macro expands to.
public enum _StateSnapshot<Value> {
  /// Who it was.
  case identity(ObservableStateID)
  /// Which generation a container of identities was.
  case generation(UInt64)
  /// All of it.
  case value(Value)
  /// Nothing that could be compared later.
  case unknown
  /// What it was, while those who hold copies of it have let go of them.
  indirect case lent(_LentCopies, Self)
}

/// A container that counts the changes of which elements it holds, in which order.
///
/// A change inside an element does not count. So an observer of the container is told when an element
/// comes or goes, and an observer of an element when that element changes.
public protocol _StateContainer {
  /// Differs whenever another element, or another order of elements, is held.
  var _$generation: UInt64 { get }

  /// Whether to compare two of them takes a look at each element.
  static var _$isCostlyToCompare: Bool { get }

  /// Has those who hold copies of it let go of them while it is changed where it is.
  ///
  /// - Returns: Who is to be given a copy afterwards; `nil` if nobody is.
  func _$lendCopies() -> _LentCopies?
}

extension _StateContainer {
  public static var _$isCostlyToCompare: Bool { false }

  public func _$lendCopies() -> _LentCopies? { nil }
}

// The macro names these functions without saying which; the compiler takes the most specific.

public func _$isIdentityEqual<T>(_ lhs: T, _ rhs: T) -> Bool { false }

public func _$isIdentityEqual<T: Equatable>(_ lhs: T, _ rhs: T) -> Bool { lhs == rhs }

public func _$isIdentityEqual<T: ObservableState>(_ lhs: T, _ rhs: T) -> Bool {
  lhs._$id == rhs._$id && lhs._$id.isConclusive
}

public func _$isIdentityEqual<T: ObservableState & Equatable>(_ lhs: T, _ rhs: T) -> Bool {
  lhs._$id == rhs._$id && (lhs._$id.isConclusive || lhs == rhs)
}

public func _$isIdentityEqual<T: ObservableState>(_ lhs: T?, _ rhs: T?) -> Bool {
  let id = identity(of: lhs)
  return id == identity(of: rhs) && id.isConclusive
}

public func _$isIdentityEqual<T: ObservableState & Equatable>(_ lhs: T?, _ rhs: T?) -> Bool {
  let id = identity(of: lhs)
  return id == identity(of: rhs) && (id.isConclusive || lhs == rhs)
}

/// Who the value is; nobody for `nil`.
// Not inlined: it copies the value, which may be large, and its callers do so for two.
@inline(never)
private func identity<T: ObservableState>(of value: T?) -> ObservableStateID {
  value?._$id ?? ._$empty
}

public func _$isIdentityEqual<T: _StateContainer>(_ lhs: T, _ rhs: T) -> Bool {
  lhs._$generation == rhs._$generation
}

public func _$isIdentityEqual<T: _StateContainer & Equatable>(_ lhs: T, _ rhs: T) -> Bool {
  lhs._$generation == rhs._$generation
}

public func _$snapshot<T>(_ value: T) -> _StateSnapshot<T> { .unknown }

public func _$snapshot<T: Equatable>(_ value: T) -> _StateSnapshot<T> { .value(value) }

public func _$snapshot<T: ObservableState>(_ value: T) -> _StateSnapshot<T> {
  value._$id.isConclusive ? .identity(value._$id) : .unknown
}

public func _$snapshot<T: ObservableState & Equatable>(_ value: T) -> _StateSnapshot<T> {
  value._$id.isConclusive ? .identity(value._$id) : .value(value)
}

public func _$snapshot<T: ObservableState>(_ value: T?) -> _StateSnapshot<T?> {
  guard let value else { return .identity(._$empty) }
  return value._$id.isConclusive ? .identity(value._$id) : .unknown
}

public func _$snapshot<T: ObservableState & Equatable>(_ value: T?) -> _StateSnapshot<T?> {
  guard let value else { return .identity(._$empty) }
  return value._$id.isConclusive ? .identity(value._$id) : .value(value)
}

public func _$snapshot<T: _StateContainer>(_ value: T) -> _StateSnapshot<T> {
  .generation(value._$generation)
}

public func _$snapshot<T: _StateContainer & Equatable>(_ value: T) -> _StateSnapshot<T> {
  .generation(value._$generation)
}

public func _$isUnchanged<T>(_ old: _StateSnapshot<T>, _ value: T) -> Bool { false }

public func _$isUnchanged<T: Equatable>(_ old: _StateSnapshot<T>, _ value: T) -> Bool {
  guard case .value(let old) = old else { return false }
  return old == value
}

public func _$isUnchanged<T: ObservableState>(_ old: _StateSnapshot<T>, _ value: T) -> Bool {
  guard case .identity(let id) = old else { return false }
  return id == value._$id
}

public func _$isUnchanged<T: ObservableState & Equatable>(
  _ old: _StateSnapshot<T>, _ value: T
) -> Bool {
  switch old {
  case .identity(let id): id == value._$id
  case .value(let old): old._$id == value._$id && old == value
  case .generation, .unknown, .lent: false
  }
}

public func _$isUnchanged<T: ObservableState>(_ old: _StateSnapshot<T?>, _ value: T?) -> Bool {
  guard case .identity(let id) = old else { return false }
  return id == value?._$id ?? ._$empty
}

public func _$isUnchanged<T: ObservableState & Equatable>(
  _ old: _StateSnapshot<T?>, _ value: T?
) -> Bool {
  switch old {
  case .identity(let id): id == value?._$id ?? ._$empty
  case .value(let old): old?._$id == value?._$id && old == value
  case .generation, .unknown, .lent: false
  }
}

public func _$isUnchanged<T: _StateContainer>(_ old: _StateSnapshot<T>, _ value: T) -> Bool {
  guard case .generation(let generation) = old else { return false }
  return generation == value._$generation
}

public func _$isUnchanged<T: _StateContainer & Equatable>(
  _ old: _StateSnapshot<T>, _ value: T
) -> Bool {
  guard case .generation(let generation) = old else { return false }
  return generation == value._$generation
}

// An alert that equals the one before is another one all the same, and is shown again.

public func _$isIdentityEqual<T: _EphemeralState & Identifiable & Equatable>(
  _ lhs: T?, _ rhs: T?
) -> Bool {
  lhs?.id == rhs?.id && lhs == rhs
}

public func _$isUnchanged<T: _EphemeralState & Identifiable & Equatable>(
  _ old: _StateSnapshot<T?>, _ value: T?
) -> Bool {
  guard case .value(let old) = old else { return false }
  return old?.id == value?.id && old == value
}

// A copy of a standard collection, kept to compare with, would make the change in place copy every
// element. So a collection that is changed in place counts as changed.

public func _$snapshot<E>(_ value: [E]) -> _StateSnapshot<[E]> { .unknown }

public func _$snapshot<E: Equatable>(_ value: [E]) -> _StateSnapshot<[E]> { .unknown }

public func _$snapshot<K, V>(_ value: [K: V]) -> _StateSnapshot<[K: V]> { .unknown }

public func _$snapshot<K, V: Equatable>(_ value: [K: V]) -> _StateSnapshot<[K: V]> { .unknown }

public func _$snapshot<E>(_ value: Set<E>) -> _StateSnapshot<Set<E>> { .unknown }

// A presentation of observable state also counts as another one when its state does.

public func _$isIdentityEqual<S: ObservableState>(
  _ lhs: PresentationState<S>, _ rhs: PresentationState<S>
) -> Bool {
  lhs.fingerprint.map { $0 == rhs.fingerprint } ?? false
}

public func _$isIdentityEqual<S: ObservableState & Equatable>(
  _ lhs: PresentationState<S>, _ rhs: PresentationState<S>
) -> Bool {
  lhs.fingerprint.map { $0 == rhs.fingerprint }
    ?? (lhs._$generation == rhs._$generation && lhs == rhs)
}

public func _$snapshot<S: ObservableState>(
  _ value: PresentationState<S>
) -> _StateSnapshot<PresentationState<S>> {
  value.fingerprint.map { .generation($0) } ?? .unknown
}

public func _$snapshot<S: ObservableState & Equatable>(
  _ value: PresentationState<S>
) -> _StateSnapshot<PresentationState<S>> {
  value.fingerprint.map { .generation($0) } ?? .unknown
}

public func _$isUnchanged<S: ObservableState>(
  _ old: _StateSnapshot<PresentationState<S>>, _ value: PresentationState<S>
) -> Bool {
  guard case .generation(let generation) = old else { return false }
  return generation == value.fingerprint
}

public func _$isUnchanged<S: ObservableState & Equatable>(
  _ old: _StateSnapshot<PresentationState<S>>, _ value: PresentationState<S>
) -> Bool {
  guard case .generation(let generation) = old else { return false }
  return generation == value.fingerprint
}

extension PresentationState where State: ObservableState {
  /// Which presentation it is, and who its state is; `nil` where the state has no identity.
  fileprivate var fingerprint: UInt64? {
    guard let id = wrappedValue?._$id else { return 0 }
    guard id.isConclusive else { return nil }
    return UInt64(bitPattern: Int64(id.hashValue)) ^ _$generation
  }
}
