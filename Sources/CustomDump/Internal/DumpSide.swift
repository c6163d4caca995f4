/// Which of two values that are being compared is looked at.
///
/// A wrapper of a reference is the same object in both, and shows what it was or what it is.
package enum DumpSide: Sendable {
  case first
  case second

  /// The side that is looked at now; `nil` where no two values are compared.
  @TaskLocal package static var current: DumpSide?

  package func look<R>(_ body: () -> R) -> R {
    Self.$current.withValue(self, operation: body)
  }
}
