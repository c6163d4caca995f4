// State may be large, and lie on a small stack many levels deep. What copies a value for a moment is
// not inlined, so that the copy is gone while the reducers of the features inside run.

/// Whether there is a value.
@inline(never)
func isThere<Value>(_ value: Value?) -> Bool { value != nil }

/// What the optional holds, on the heap.
@inline(never)
func boxed<Value>(_ value: Value?) -> Any {
  guard let value else { return () }
  return value
}
