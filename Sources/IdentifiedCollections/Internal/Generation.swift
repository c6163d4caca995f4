import Synchronization

private let generations = Atomic<UInt64>(0)

/// A number that no identified array of this process has had before.
///
/// Zero is never returned: it stands for an array that has not been changed since it was made empty.
@usableFromInline
func nextGeneration() -> UInt64 {
  generations.wrappingAdd(1, ordering: .relaxed).newValue
}
