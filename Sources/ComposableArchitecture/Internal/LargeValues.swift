// State may be large, and lie on a small stack many levels deep. What copies a value for a moment is
// not inlined, so that the copy is gone while the reducers of the features inside run.

/// Whether there is a value.
@inline(never)
func isThere<Value>(_ value: Value?) -> Bool { value != nil }

/// What tells who a value is; `nil` if its type cannot tell.
///
/// Costs more than to call it: keep what it makes.
func identityReader<Value>(
  of type: Value.Type
) -> ((UnsafePointer<Value>) -> ObservableStateID)? {
  (type as? any ObservableState.Type).map { type in { type._$identity(at: $0) } }
}

/// Who a value is, if its type can tell.
func stateIdentity<Value>(of pointer: UnsafePointer<Value>) -> ObservableStateID? {
  identityReader(of: Value.self)?(pointer)
}

/// The id of a value, if it has one.
func identifier<Value>(of pointer: UnsafePointer<Value>) -> AnyHashable? {
  @inline(never)
  func open<S: Identifiable>(_ type: S.Type) -> AnyHashable {
    AnyHashable(UnsafeRawPointer(pointer).assumingMemoryBound(to: S.self).pointee.id)
  }
  return (Value.self as? any Identifiable.Type).map { open($0) }
}
