/// What one scope overrides: the storage behind `DependencyValues`.
///
/// It is changed only while a single `DependencyValues` refers to it, and read by anybody after
/// that; hence no lock, and no need for run-time exclusivity checks.
final class Overrides: @unchecked Sendable {
  @exclusivity(unchecked) var slots = KeySlots()
  /// The context that the scope asks for, when it differs from the process's.
  @exclusivity(unchecked) var context: DependencyContext?
  /// The default values that the scope uses: those of the test it was made in.
  @exclusivity(unchecked) var defaults: DefaultValues?

  init() {}

  func copy() -> Overrides {
    let copy = Overrides()
    copy.slots = slots
    copy.context = context
    copy.defaults = defaults
    return copy
  }

  /// The overrides of this scope, and those of another where this one has none.
  func merging(fallback: Overrides) -> Overrides {
    let merged = copy()
    merged.slots.fill(from: fallback.slots)
    merged.context = context ?? fallback.context
    merged.defaults = defaults ?? fallback.defaults
    return merged
  }
}
