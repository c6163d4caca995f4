/// Where an observed property is stored, and, where it may hold a child, how its observers are told of a change.
///
/// Part of the code that the ``ObservableState()`` macro expands to.
public struct _StateStorage<Root> {
  private let access: Any
  /// Where it is stored; `nil` if nobody can tell.
  private let offset: Int?

  /// The storage of a property.
  public init<Value>(
    _ storage: WritableKeyPath<Root, Value>,
    _ slot: Int,
    _ registrar: WritableKeyPath<Root, ObservationStateRegistrar>,
    _ snapshot: @escaping (Value) -> _StateSnapshot<Value>,
    _ isUnchanged: @escaping (_StateSnapshot<Value>, Value) -> Bool
  ) {
    guard
      let offset = MemoryLayout<Root>.offset(of: storage),
      let registrarOffset = MemoryLayout<Root>.offset(of: registrar)
    else {
      access = ()
      self.offset = nil
      return
    }
    self.offset = offset
    access = StateAccess<Root, Value>.Storage(
      offset: offset,
      observation: .init(
        slot: slot, registrarOffset: registrarOffset,
        snapshot: { snapshot($0.pointee) }, isUnchanged: { isUnchanged($0, $1.pointee) }
      )
    )
  }

  /// The place of a property that holds no child.
  public init<Value>(_ storage: WritableKeyPath<Root, Value>) {
    access = ()
    offset = MemoryLayout<Root>.offset(of: storage)
  }

  /// The storage of a presentation, of which the property shows the presented state.
  public init<Value>(
    presenting storage: WritableKeyPath<Root, PresentationState<Value>>,
    _ slot: Int,
    _ registrar: WritableKeyPath<Root, ObservationStateRegistrar>
  ) {
    guard
      let offset = MemoryLayout<Root>.offset(of: storage),
      let registrarOffset = MemoryLayout<Root>.offset(of: registrar)
    else {
      access = ()
      self.offset = nil
      return
    }
    self.offset = offset
    access = PresentedAccess<Root, Value>(
      offset: offset, slot: slot, registrarOffset: registrarOffset
    )
  }

  /// The way to a property, if it is one of that kind.
  static func access<Access>(
    to property: PartialKeyPath<Root>, as type: Access.Type
  ) -> Access? {
    storage(of: property)?.access as? Access
  }

  /// Where an observed property is stored.
  static func offset(of property: PartialKeyPath<Root>) -> Int? {
    storage(of: property)?.offset
  }

  private static func storage(of property: PartialKeyPath<Root>) -> Self? {
    func open<S: ObservableState>(_ type: S.Type) -> Self? {
      (property as? PartialKeyPath<S>).flatMap { S._$storage(of: $0) as? Self }
    }
    return (Root.self as? any ObservableState.Type).flatMap { open($0) }
  }
}

/// A way to the state of a presented feature where it lies.
struct PresentedAccess<Root, State> {
  fileprivate let offset: Int
  fileprivate let slot: Int
  fileprivate let registrarOffset: Int

  /// Calls the body with the presentation, as somebody who observes it.
  func readObserved<R>(
    _ root: UnsafePointer<Root>, _ body: (UnsafePointer<PresentationState<State>>) -> R
  ) -> R {
    let root = UnsafeRawPointer(root)
    (root + registrarOffset)
      .assumingMemoryBound(to: ObservationStateRegistrar.self).pointee._access(slot)
    return body((root + offset).assumingMemoryBound(to: PresentationState<State>.self))
  }
}

/// A way to a part of the state that changes it where it lies, if that can be.
struct StateAccess<Root, Value>: @unchecked Sendable {
  private let keyPath: WritableKeyPath<Root, Value>
  private let storage: Storage?
  /// Whether the value may hold places to which effects belong.
  private let holdsPlaces =
    Value.self is any ObservableState.Type || Value.self is any _StateContainer.Type
    || Value.self is any OptionalState.Type

  /// Whether the store is told when the value is replaced as a whole.
  var isTracked: Bool { storage?.observation != nil }

  struct Storage {
    var offset: Int
    var observation: Observation?
  }

  struct Observation {
    var slot: Int
    var registrarOffset: Int
    // Of pointers: to hand the value on may cost a copy of all that is in it.
    var snapshot: (UnsafePointer<Value>) -> _StateSnapshot<Value>
    var isUnchanged: (_StateSnapshot<Value>, UnsafePointer<Value>) -> Bool
  }

  /// Looks up where the value is stored.
  ///
  /// Costs more than the access: keep what it makes.
  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      storage = Storage(offset: offset)
    } else {
      storage = _StateStorage.access(to: keyPath, as: Storage.self)
    }
  }

  /// Calls the body with the value, unobserved.
  func read<R>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R) -> R {
    guard let storage else { return readByPath(root, body) }
    return body(
      (UnsafeRawPointer(root) + storage.offset).assumingMemoryBound(to: Value.self)
    )
  }

  // Not inlined, as is the change by path: they copy what may be large, and only here it cannot be
  // helped.
  @inline(never)
  private func readByPath<R>(
    _ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R
  ) -> R {
    withUnsafePointer(to: root.pointee[keyPath: keyPath], body)
  }

  @inline(never)
  private func modifyByPath<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    body(&root[keyPath: keyPath])
  }

  /// Calls the body with the value, unobserved.
  func read<R>(_ root: inout Root, _ body: (UnsafePointer<Value>) -> R) -> R {
    withUnsafePointer(to: &root) { read($0, body) }
  }

  /// Calls the body with the value, as somebody who observes it.
  func readObserved<R>(
    _ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R
  ) -> R {
    guard let storage else { return readByPath(root, body) }
    let root = UnsafeRawPointer(root)
    if let observation = storage.observation {
      (root + observation.registrarOffset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self).pointee._access(observation.slot)
    }
    return body((root + storage.offset).assumingMemoryBound(to: Value.self))
  }

  /// Where the value lies in state that does not move; `nil` if it is not stored in it.
  func fixed(in root: FixedState<Root>) -> FixedState<Value>? {
    guard let storage else { return nil }
    let base = UnsafeRawPointer(root.pointer)
    var reads = root.reads
    if let observation = storage.observation {
      let registrar = (base + observation.registrarOffset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self)
      reads.append(FixedRead(registrar: registrar, slot: observation.slot))
    }
    return FixedState(
      pointer: (base + storage.offset).assumingMemoryBound(to: Value.self), reads: reads
    )
  }

  /// How often the value was taken away: see ``ObservationStateRegistrar/vacancies(_:)``.
  func vacancies(_ root: UnsafePointer<Root>) -> Int {
    guard let observation = storage?.observation else { return 0 }
    return (UnsafeRawPointer(root) + observation.registrarOffset)
      .assumingMemoryBound(to: ObservationStateRegistrar.self)
      .pointee.vacancies(observation.slot)
  }

  /// How often the value was taken away: see ``ObservationStateRegistrar/vacancies(_:)``.
  func vacancies(_ root: inout Root) -> Int {
    withUnsafePointer(to: &root) { vacancies($0) }
  }

  /// Changes the value, and tells its observers.
  func modify<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    guard let storage else { return modifyByPath(&root, body) }
    return withUnsafeMutablePointer(to: &root) { root in
      let root = UnsafeMutableRawPointer(root)
      let value = (root + storage.offset).assumingMemoryBound(to: Value.self)
      guard let observation = storage.observation else { return body(&value.pointee) }
      let registrar = (root + observation.registrarOffset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self)
      let old: _StateSnapshot<Value>
      switch registrar.pointee.willModifyStored(observation.slot, holdsPlaces: holdsPlaces) {
      case .snapshot: old = observation.snapshot(value)
      case .unknown: old = .unknown
      case .nobodyAsks: return body(&value.pointee)
      }
      defer {
        if !observation.isUnchanged(old, value) {
          registrar.pointee.didModifyStored(observation.slot, holdsPlaces: holdsPlaces)
        }
      }
      return body(&value.pointee)
    }
  }
}

extension StateAccess {
  /// Changes one part of a container that is known to change nothing else in it.
  ///
  /// - Parameters:
  ///   - root: The state that holds the container.
  ///   - body: Changes the part, and tells whether it is another one then.
  func modifyPart<R>(
    _ root: inout Root, _ body: (inout Value) -> (result: R, isReplaced: Bool)
  ) -> R {
    guard let storage else { return modifyByPath(&root, body).result }
    return withUnsafeMutablePointer(to: &root) { root in
      let root = UnsafeMutableRawPointer(root)
      let value = (root + storage.offset).assumingMemoryBound(to: Value.self)
      guard let observation = storage.observation else { return body(&value.pointee).result }
      let registrar = (root + observation.registrarOffset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self)
      registrar.pointee.willModifyPart()
      let (result, isReplaced) = body(&value.pointee)
      if isReplaced {
        registrar.pointee.didModifyStored(observation.slot, holdsPlaces: holdsPlaces)
      }
      return result
    }
  }
}

/// An optional of observable state.
private protocol OptionalState {}
extension Optional: OptionalState where Wrapped: ObservableState {}
