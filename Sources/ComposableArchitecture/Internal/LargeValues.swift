// State may be large, and lie on a small stack many levels deep. What copies a value for a moment is
// not inlined, so that the copy is gone while the reducers of the features inside run.

/// Whether there is a value.
@inline(never)
func isThere<Value>(_ value: Value?) -> Bool { value != nil }

/// Who a value is, if its type can tell.
func stateIdentity<Value>(of pointer: UnsafePointer<Value>) -> ObservableStateID? {
  @inline(never)
  func open<S: ObservableState>(_ type: S.Type) -> ObservableStateID {
    UnsafeRawPointer(pointer).assumingMemoryBound(to: S.self).pointee._$id
  }
  return (Value.self as? any ObservableState.Type).map { open($0) }
}

/// The id of a value, if it has one.
func identifier<Value>(of pointer: UnsafePointer<Value>) -> AnyHashable? {
  @inline(never)
  func open<S: Identifiable>(_ type: S.Type) -> AnyHashable {
    AnyHashable(UnsafeRawPointer(pointer).assumingMemoryBound(to: S.self).pointee.id)
  }
  return (Value.self as? any Identifiable.Type).map { open($0) }
}
