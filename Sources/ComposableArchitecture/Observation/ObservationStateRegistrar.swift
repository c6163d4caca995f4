import CasePaths

/// Tracks who reads the properties of an observable state value, and tells them of changes.
///
/// The ``ObservableState()`` macro adds one to the state. Changes made while a store's reducer runs
/// are told after it has finished and the new state stands; others are told at once. Registrars are
/// equal to each other, so they do not take part in the comparison of states.
public struct ObservationStateRegistrar: Sendable {
  private var extent: StateExtent
  /// How often what properties hold was taken away: for each slot where that has happened.
  private var vacated: [Int: Int]?

  /// A registrar for a new value.
  public init() {
    extent = StateExtent()
  }

  /// The identity of the value.
  public var id: ObservableStateID { extent.id }

  // MARK: - For expanded macros

  /// Tells the current tracking, if there is one, that a property is read.
  ///
  /// Reducers do not observe: what only they read is changed without a look at what it was.
  public func _access(_ slot: Int) {
    guard ReduceContext.current == nil else { return }
    extent.access(slot)
  }

  /// Sets a property, and tells its observers unless the new value is the same as the old.
  public mutating func _set<Value>(
    _ slot: Int,
    _ value: inout Value,
    _ newValue: Value,
    _ isIdentityEqual: (Value, Value) -> Bool
  ) {
    guard makeUnique() else {
      value = newValue
      return
    }
    guard extent.mayBeObserved(slot) else {
      value = newValue
      return
    }
    let isUnchanged = isIdentityEqual(value, newValue)
    value = newValue
    if !isUnchanged { notify(slot) }
  }

  /// What a property is before it is changed in place; `nil` where nobody would want to know.
  public mutating func _willModify<Value>(
    _ slot: Int,
    _ value: Value,
    _ snapshot: (Value) -> _StateSnapshot<Value>
  ) -> _StateSnapshot<Value>? {
    guard makeUnique(), extent.mayBeObserved(slot) else { return nil }
    return snapshot(value)
  }

  /// Tells the observers of a property that was changed in place, unless it is what it was before.
  public mutating func _didModify<Value>(
    _ slot: Int,
    _ value: Value,
    _ old: _StateSnapshot<Value>?,
    _ isUnchanged: (_StateSnapshot<Value>, Value) -> Bool
  ) {
    guard let old, !isUnchanged(old, value) else { return }
    notify(slot)
  }

  // MARK: - Internals

  /// As ``_access(_:)``, where no reducer of the state runs.
  func noteRead(_ slot: Int) {
    extent.access(slot)
  }

  /// How often an optional property has become `nil`.
  ///
  /// State that comes after that is another one than the state before, even if both are there at the end
  /// of one reduction.
  func vacancies(_ slot: Int) -> Int {
    vacated?[slot] ?? 0
  }

  private mutating func noteVacancy(_ slot: Int) {
    vacated = vacated ?? [:]
    vacated?[slot, default: 0] += 1
  }

  /// As ``_set(_:_:_:_:)``, for values that hold places to which effects belong.
  fileprivate mutating func setPlaces<Value>(
    _ slot: Int,
    _ value: inout Value,
    _ newValue: Value,
    _ isIdentityEqual: (Value, Value) -> Bool,
    isDeposited: Bool = false
  ) {
    let isUnique = makeUnique()
    let isUnchanged = isIdentityEqual(value, newValue)
    if !isUnchanged && !isDeposited { depositParts(of: value) }
    value = newValue
    guard !isUnchanged else { return }
    placesChanged()
    if isUnique, extent.mayBeObserved(slot) { notify(slot) }
  }

  /// What a value that holds places is before it is changed in place.
  fileprivate mutating func willModifyPlaces<Value>(
    _ slot: Int, _ value: Value, _ snapshot: (Value) -> _StateSnapshot<Value>
  ) -> _StateSnapshot<Value>? {
    makeUnique() ? snapshot(value) : .unknown
  }

  /// Tells of a change of a value that holds places.
  fileprivate mutating func didModifyPlaces<Value>(
    _ slot: Int,
    _ value: Value,
    _ old: _StateSnapshot<Value>?,
    _ isUnchanged: (_StateSnapshot<Value>, Value) -> Bool
  ) {
    guard let old, !isUnchanged(old, value) else { return }
    placesDidChange(slot)
  }

  /// Prepares for the change of a property where it is stored.
  ///
  /// - Returns: Whether somebody would want to know whether it has changed.
  mutating func willModifyStored(_ slot: Int, holdsPlaces: Bool) -> WillModify {
    guard makeUnique() else { return holdsPlaces ? .unknown : .nobodyAsks }
    return holdsPlaces || extent.mayBeObserved(slot) ? .snapshot : .nobodyAsks
  }

  /// What to note of a property before it is changed.
  enum WillModify {
    case snapshot
    case unknown
    case nobodyAsks
  }

  /// Prepares for a change of one part of what a property holds.
  mutating func willModifyPart() {
    _ = makeUnique()
  }

  /// Tells of the change of a property where it is stored.
  func didModifyStored(_ slot: Int, holdsPlaces: Bool) {
    if holdsPlaces { placesDidChange(slot) } else { notify(slot) }
  }

  private func placesDidChange(_ slot: Int) {
    placesChanged()
    if extent.mayBeObserved(slot) { notify(slot) }
  }

  /// Takes leave of what a container holds, before another one takes its place.
  private func depositParts<Value>(of value: Value) {
    guard let lastStates = ReduceContext.current?.lastStates, !lastStates.isEmpty else { return }
    if Value.self is any PartingContainer.Type {
      (value as? any PartingContainer)?.depositAll(in: lastStates)
    } else if Value.self is any CasePathable.Type {
      depositPayload(of: value, in: lastStates)
    }
  }

  /// Takes leave of the payload of an enum.
  @inline(never)
  private func depositPayload<Value>(of value: Value, in lastStates: LastStates) {
    guard let payload = Mirror(reflecting: value).children.first?.value else { return }
    func deposit<Payload>(_ payload: Payload) {
      withUnsafePointer(to: payload) {
        lastStates.deposit(.optional(ObjectIdentifier(Payload.self)), $0)
      }
    }
    _openExistential(payload, do: deposit)
  }

  /// Takes leave of the state that an optional holds.
  private func depositOptional<Value>(_ value: inout Value?, isReplaced: Bool) {
    guard let context = ReduceContext.current else { return }
    let key: LastStates.Key
    if let presentation = context.writtenPresentation {
      key = .presentation(presentation)
    } else if !isReplaced {
      key = .optional(ObjectIdentifier(Value.self))
    } else {
      return
    }
    // Nothing is changed: only so Swift gives the address of what an optional holds.
    withUnsafeMutablePointer(to: &value!) { context.lastStates.deposit(key, UnsafePointer($0)) }
  }

  private func placesChanged() {
    ReduceContext.current?.structureChanged = true
  }

  /// Gives the value an identity of its own if a copy shares it.
  ///
  /// - Returns: Whether the identity is still the one that observers know. If it is not, whoever holds
  ///   the value tells its observers that it was replaced, and those read through the holder.
  private mutating func makeUnique() -> Bool {
    if isKnownUniquelyReferenced(&extent) { return true }
    extent = StateExtent()
    return false
  }

  private func notify(_ slot: Int) {
    if let context = ReduceContext.current {
      context.noteChange(of: extent, slot)
    } else {
      extent.notify(slot)
    }
  }
}

// A property that holds state, or a container of state, also tells when that is replaced as a whole:
// then the places in it may be others, whose effects end. The compiler takes these for such types.

extension ObservationStateRegistrar {
  public mutating func _set<Value: ObservableState>(
    _ slot: Int, _ value: inout Value, _ newValue: Value, _ isIdentityEqual: (Value, Value) -> Bool
  ) {
    setPlaces(slot, &value, newValue, isIdentityEqual)
  }

  public mutating func _set<Value: ObservableState>(
    _ slot: Int,
    _ value: inout Value?,
    _ newValue: Value?,
    _ isIdentityEqual: (Value?, Value?) -> Bool
  ) {
    if isThere(value) {
      let isReplaced = isThere(newValue)
      if !isReplaced { noteVacancy(slot) }
      depositOptional(&value, isReplaced: isReplaced)
    }
    setPlaces(slot, &value, newValue, isIdentityEqual, isDeposited: true)
  }

  public mutating func _set<Value: _StateContainer>(
    _ slot: Int, _ value: inout Value, _ newValue: Value, _ isIdentityEqual: (Value, Value) -> Bool
  ) {
    setPlaces(slot, &value, newValue, isIdentityEqual)
  }

  public mutating func _willModify<Value: ObservableState>(
    _ slot: Int, _ value: Value, _ snapshot: (Value) -> _StateSnapshot<Value>
  ) -> _StateSnapshot<Value>? {
    willModifyPlaces(slot, value, snapshot)
  }

  public mutating func _willModify<Value: ObservableState>(
    _ slot: Int, _ value: Value?, _ snapshot: (Value?) -> _StateSnapshot<Value?>
  ) -> _StateSnapshot<Value?>? {
    willModifyPlaces(slot, value, snapshot)
  }

  public mutating func _willModify<Value: _StateContainer>(
    _ slot: Int, _ value: Value, _ snapshot: (Value) -> _StateSnapshot<Value>
  ) -> _StateSnapshot<Value>? {
    let lent = value._$lendCopies()
    let old = snapshotOfContainer(slot, value, snapshot)
    guard let lent, let old else { return old }
    return .lent(lent, old)
  }

  private mutating func snapshotOfContainer<Value: _StateContainer>(
    _ slot: Int, _ value: Value, _ snapshot: (Value) -> _StateSnapshot<Value>
  ) -> _StateSnapshot<Value>? {
    // To look at the places that may have gone is cheaper than to find out whether any has.
    if Value._$isCostlyToCompare, !extent.mayBeObserved(slot) {
      _ = makeUnique()
      return .unknown
    }
    return willModifyPlaces(slot, value, snapshot)
  }

  public mutating func _didModify<Value: ObservableState>(
    _ slot: Int,
    _ value: Value,
    _ old: _StateSnapshot<Value>?,
    _ isUnchanged: (_StateSnapshot<Value>, Value) -> Bool
  ) {
    didModifyPlaces(slot, value, old, isUnchanged)
  }

  public mutating func _didModify<Value: ObservableState>(
    _ slot: Int,
    _ value: Value?,
    _ old: _StateSnapshot<Value?>?,
    _ isUnchanged: (_StateSnapshot<Value?>, Value?) -> Bool
  ) {
    if value == nil, let old, !isUnchanged(old, value) { noteVacancy(slot) }
    didModifyPlaces(slot, value, old, isUnchanged)
  }

  public mutating func _didModify<Value: _StateContainer>(
    _ slot: Int,
    _ value: Value,
    _ old: _StateSnapshot<Value>?,
    _ isUnchanged: (_StateSnapshot<Value>, Value) -> Bool
  ) {
    if case .lent(let lent, let old) = old {
      lent.giveBack(value)
      didModifyPlaces(slot, value, old, isUnchanged)
      return
    }
    didModifyPlaces(slot, value, old, isUnchanged)
  }
}

extension ObservationStateRegistrar: Equatable, Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  public func encode(to encoder: any Encoder) throws {}
}
