/// A downstream behind a reference.
///
/// An operator takes its downstream out of its state at each value. A reference is taken without the
/// metadata of the downstream's type, which are long to look up where the type is deeply nested.
final class Receiver<Downstream: Subscriber> {
  let downstream: Downstream

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }
}
