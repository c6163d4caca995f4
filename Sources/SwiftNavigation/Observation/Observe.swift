public import Foundation
import Observation

/// Runs a closure now, and again whenever something changes that it read of observable objects.
///
/// ```swift
/// token = observe { [weak self] in
///   guard let self else { return }
///   label.text = "\(model.count)"
/// }
/// ```
///
/// Changes of one turn of the main actor lead to one run, in the next turn. Change what is observed on the
/// actor that observes it: a change that another thread is making while the closure runs may be missed.
///
/// - Parameter apply: Reads the objects, and shows what it read.
/// - Returns: What keeps the observation alive: without it the closure runs once.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  observe { (_: UITransaction) in apply() }
}

/// Runs a closure now, and again whenever something changes that it read of observable objects.
///
/// - Parameter apply: Reads the objects, and shows what it read. It is given the transaction that the
///   change was made with.
/// - Returns: What keeps the observation alive: without it the closure runs once.
@MainActor
public func observe(
  _ apply: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  observe(isolation: MainActor.shared, apply)
}

/// Runs a closure on an actor now, and again whenever something changes that it read of observable
/// objects.
///
/// ```swift
/// actor Recorder {
///   func start() {
///     token = observe(isolation: self) { [weak self] in … }
///   }
/// }
/// ```
///
/// - Parameters:
///   - isolation: The actor: where it is called, if none is named.
///   - apply: Reads the objects. It runs on the actor only.
/// - Returns: What keeps the observation alive: without it the closure runs once.
public func observe(
  isolation: isolated any Actor = #isolation, _ apply: @escaping () -> Void
) -> ObserveToken {
  observe(isolation: isolation) { (_: UITransaction) in apply() }
}

/// Runs a closure on an actor now, and again whenever something changes that it read of observable
/// objects.
///
/// - Parameters:
///   - isolation: The actor: where it is called, if none is named.
///   - apply: Reads the objects. It runs on the actor only, and is given the transaction that the change
///     was made with.
/// - Returns: What keeps the observation alive: without it the closure runs once.
public func observe(
  isolation: isolated any Actor = #isolation,
  _ apply: @escaping (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  let token = ObserveToken()
  Observation(of: token, apply).run(isolation: isolation)
  return token
}

extension NSObject {
  /// Runs a closure now, and again whenever something changes that it read of observable objects, for as
  /// long as this object lives.
  ///
  /// - Parameter apply: Reads the objects, and shows what it read.
  /// - Returns: What ends the observation earlier; there is no need to keep it.
  @MainActor
  @discardableResult
  public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
    observe { (_: UITransaction) in apply() }
  }

  /// Runs a closure now, and again whenever something changes that it read of observable objects, for as
  /// long as this object lives.
  ///
  /// - Parameter apply: Reads the objects, and shows what it read. It is given the transaction that the
  ///   change was made with.
  /// - Returns: What ends the observation earlier; there is no need to keep it.
  @MainActor
  @discardableResult
  public func observe(
    _ apply: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void
  ) -> ObserveToken {
    let token = ObserveToken()
    // There is no way to attach the token to the object, so the observation holds it and looks whether
    // the object is still there.
    let observation = Observation(of: token) { [weak self] transaction in
      guard self != nil else { return token.cancel() }
      apply(transaction)
    }
    observation.run(isolation: MainActor.shared)
    return token
  }
}

/// A closure that runs again when what it read has changed.
// Unchecked: the closure is called on one actor only, the one that it belongs to.
private final class Observation: @unchecked Sendable {
  private weak let token: ObserveToken?
  private let apply: (UITransaction) -> Void

  init(of token: ObserveToken, _ apply: @escaping (UITransaction) -> Void) {
    self.token = token
    self.apply = apply
  }

  func run(isolation: isolated any Actor) {
    guard token?.isCancelled == false else { return }
    withObservationTracking {
      apply(UITransaction.current)
    } onChange: { [self] in
      // Called before the change and on any thread. The task runs with the transaction of the change.
      Task { await run(isolation: isolation) }
    }
  }
}
