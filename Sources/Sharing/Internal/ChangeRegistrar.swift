import PerceptionCore

/// Tells observers that a value is read or has changed.
///
/// It is not generic, so that its key path is a constant.
final class ChangeRegistrar: Perceptible, Sendable {
  private let registrar = PerceptionRegistrar()

  private var change: Void { () }

  func access() {
    registrar.access(self, keyPath: \.change)
  }

  /// Tells observers of a change that is made already.
  ///
  /// A view on another thread reads the value as soon as it is told: it must find the new one.
  func changed() {
    registrar.withMutation(of: self, keyPath: \.change) {}
  }
}
