/// Where an observed property is stored, and how its observers are told of a change.
///
/// Part of the code that the ``ObservableState()`` macro expands to.
public struct _StateStorage<Root> {
  private let access: Any

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
      return
    }
    access = StateAccess<Root, Value>.Storage(
      offset: offset,
      observation: .init(
        slot: slot, registrarOffset: registrarOffset, snapshot: snapshot, isUnchanged: isUnchanged
      )
    )
  }

  func typed<Value>(_ type: Value.Type) -> StateAccess<Root, Value>.Storage? {
    access as? StateAccess<Root, Value>.Storage
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
    var snapshot: (Value) -> _StateSnapshot<Value>
    var isUnchanged: (_StateSnapshot<Value>, Value) -> Bool
  }

  /// Looks up where the value is stored.
  ///
  /// Costs more than the access: keep what it makes.
  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      storage = Storage(offset: offset)
    } else if let type = Root.self as? any ObservableState.Type {
      storage = Self.storage(of: keyPath, in: type)
    } else {
      storage = nil
    }
  }

  private static func storage<S: ObservableState>(
    of keyPath: WritableKeyPath<Root, Value>, in type: S.Type
  ) -> Storage? {
    guard
      let property = keyPath as? PartialKeyPath<S>,
      let storage = S._$storage(of: property) as? _StateStorage<Root>
    else { return nil }
    return storage.typed(Value.self)
  }

  /// Calls the body with the value, unobserved.
  func read<R>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R) -> R {
    guard let storage else { return withUnsafePointer(to: root.pointee[keyPath: keyPath], body) }
    return body(
      (UnsafeRawPointer(root) + storage.offset).assumingMemoryBound(to: Value.self)
    )
  }

  /// Calls the body with the value, unobserved.
  func read<R>(_ root: inout Root, _ body: (UnsafePointer<Value>) -> R) -> R {
    withUnsafePointer(to: &root) { read($0, body) }
  }

  /// Calls the body with the value, as somebody who observes it.
  func readObserved<R>(
    _ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R
  ) -> R {
    guard let storage else { return withUnsafePointer(to: root.pointee[keyPath: keyPath], body) }
    let root = UnsafeRawPointer(root)
    if let observation = storage.observation {
      (root + observation.registrarOffset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self).pointee._access(observation.slot)
    }
    return body((root + storage.offset).assumingMemoryBound(to: Value.self))
  }

  /// Changes the value, and tells its observers.
  func modify<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    guard let storage else { return body(&root[keyPath: keyPath]) }
    return withUnsafeMutablePointer(to: &root) { root in
      let root = UnsafeMutableRawPointer(root)
      let value = (root + storage.offset).assumingMemoryBound(to: Value.self)
      guard let observation = storage.observation else { return body(&value.pointee) }
      let registrar = (root + observation.registrarOffset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self)
      guard holdsPlaces else {
        let old = registrar.pointee._willModify(
          observation.slot, value.pointee, observation.snapshot
        )
        defer {
          registrar.pointee._didModify(
            observation.slot, value.pointee, old, observation.isUnchanged
          )
        }
        return body(&value.pointee)
      }
      let old = registrar.pointee.willModifyPlaces(
        observation.slot, value.pointee, observation.snapshot
      )
      defer {
        registrar.pointee.didModifyPlaces(
          observation.slot, value.pointee, old, observation.isUnchanged
        )
      }
      return body(&value.pointee)
    }
  }
}

/// An optional of observable state.
private protocol OptionalState {}
extension Optional: OptionalState where Wrapped: ObservableState {}
