import IdentifiedCollections

extension IdentifiedArray: _StateContainer {
  public var _$generation: UInt64 { generation }

  public static var _$isCostlyToCompare: Bool { true }

  public func _$lendCopies() -> _LentCopies? {
    guard let lastStates = ReduceContext.current?.lastStates, !lastStates.isEmpty else {
      return nil
    }
    return _LentCopies(of: Self.self, generation, lastStates)
  }
}

extension IdentifiedArray where Element: ObservableState {
  /// Which rows there are, in which order, and who each is; `nil` where a row has no identity.
  ///
  /// Costs a look at each row. It is asked for only while somebody observes the rows, and not when a
  /// row's own reducer changes it.
  fileprivate var fingerprint: UInt64? {
    var hasher = Hasher()
    hasher.combine(generation)
    for element in self {
      let id = element._$id
      guard id.isConclusive else { return nil }
      hasher.combine(id)
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

// Rows that are not observable state are compared when they are set as a whole, and count as changed
// when they are changed in place: a copy to compare with would make that change copy every row.

public func _$isIdentityEqual<ID, E>(
  _ lhs: IdentifiedArray<ID, E>, _ rhs: IdentifiedArray<ID, E>
) -> Bool { false }

public func _$isIdentityEqual<ID, E: Equatable>(
  _ lhs: IdentifiedArray<ID, E>, _ rhs: IdentifiedArray<ID, E>
) -> Bool { lhs == rhs }

public func _$isIdentityEqual<ID, E: ObservableState>(
  _ lhs: IdentifiedArray<ID, E>, _ rhs: IdentifiedArray<ID, E>
) -> Bool {
  lhs.fingerprint.map { $0 == rhs.fingerprint } ?? false
}

public func _$isIdentityEqual<ID, E: ObservableState & Equatable>(
  _ lhs: IdentifiedArray<ID, E>, _ rhs: IdentifiedArray<ID, E>
) -> Bool {
  lhs.fingerprint.map { $0 == rhs.fingerprint } ?? (lhs == rhs)
}

public func _$snapshot<ID, E>(
  _ value: IdentifiedArray<ID, E>
) -> _StateSnapshot<IdentifiedArray<ID, E>> { .unknown }

public func _$snapshot<ID, E: Equatable>(
  _ value: IdentifiedArray<ID, E>
) -> _StateSnapshot<IdentifiedArray<ID, E>> { .unknown }

public func _$snapshot<ID, E: ObservableState>(
  _ value: IdentifiedArray<ID, E>
) -> _StateSnapshot<IdentifiedArray<ID, E>> {
  value.fingerprint.map { .generation($0) } ?? .unknown
}

public func _$snapshot<ID, E: ObservableState & Equatable>(
  _ value: IdentifiedArray<ID, E>
) -> _StateSnapshot<IdentifiedArray<ID, E>> {
  value.fingerprint.map { .generation($0) } ?? .unknown
}

public func _$isUnchanged<ID, E>(
  _ old: _StateSnapshot<IdentifiedArray<ID, E>>, _ value: IdentifiedArray<ID, E>
) -> Bool { false }

public func _$isUnchanged<ID, E: Equatable>(
  _ old: _StateSnapshot<IdentifiedArray<ID, E>>, _ value: IdentifiedArray<ID, E>
) -> Bool { false }

public func _$isUnchanged<ID, E: ObservableState>(
  _ old: _StateSnapshot<IdentifiedArray<ID, E>>, _ value: IdentifiedArray<ID, E>
) -> Bool {
  guard case .generation(let fingerprint) = old else { return false }
  return fingerprint == value.fingerprint
}

public func _$isUnchanged<ID, E: ObservableState & Equatable>(
  _ old: _StateSnapshot<IdentifiedArray<ID, E>>, _ value: IdentifiedArray<ID, E>
) -> Bool {
  guard case .generation(let fingerprint) = old else { return false }
  return fingerprint == value.fingerprint
}
