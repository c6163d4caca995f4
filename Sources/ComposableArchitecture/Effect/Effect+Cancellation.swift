extension Effect {
  /// The same effect, to be found under an id by those that want to cancel it.
  ///
  /// The id counts in the place of the state whose reducer returns the effect, and only there: the
  /// same id in a sibling, in another row or in another store is another one.
  ///
  /// - Parameters:
  ///   - id: What the effect is called.
  ///   - cancelInFlight: Whether effects of that id and place are cancelled before this one starts.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    isNone && !cancelInFlight
      ? self : Self(.cancellable(operation, id: AnyHashable(id), cancelInFlight: cancelInFlight))
  }

  /// An effect that cancels the effects of an id.
  ///
  /// It reaches those of the place whose reducer returns it and of the places below, in the same
  /// store; neither siblings nor ancestors.
  ///
  /// - Parameter id: What the effects to cancel are called.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(AnyHashable(id), scope: .placeAndBelow))
  }
}

/// The effects that were made cancellable together.
@MainActor
final class CancelScope {
  /// Which effects of an id are cancelled.
  enum Reach: Sendable {
    case placeAndBelow
    case place
  }

  let id: AnyHashable
  let place: Place?
  private(set) var isCancelled = false
  private var effects: [ObjectIdentifier: RunningEffect] = [:]

  init(id: AnyHashable, place: Place?) {
    self.id = id
    self.place = place
  }

  func insert(_ effect: RunningEffect) {
    effects[ObjectIdentifier(effect)] = effect
  }

  func remove(_ effect: RunningEffect) {
    effects[ObjectIdentifier(effect)] = nil
  }

  func cancel() {
    isCancelled = true
    for effect in effects.values { effect.cancel() }
  }
}
