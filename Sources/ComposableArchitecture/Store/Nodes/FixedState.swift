/// State that lies in the same memory as long as its root lives: the root's, and stored properties of
/// it, at any depth.
///
/// To read such state costs the same however deep it lies, but for the properties on the way whose
/// replacement an observer wants to hear of.
struct FixedState<State> {
  let pointer: UnsafePointer<State>
  /// The properties that are read on the way from the root.
  let reads: [FixedRead]

  /// Tells the current tracking, if there is one, what is read on the way.
  func noteReads() {
    for read in reads { read.registrar.pointee.noteRead(read.slot) }
  }
}

/// A read of a property of a state that does not move.
struct FixedRead {
  let registrar: UnsafePointer<ObservationStateRegistrar>
  let slot: Int
}
