import ConcurrencyExtras

/// Does asynchronous work that can be cancelled by an id.
///
/// In an effect, the id counts in the effect's own place in the state: `Effect.cancel(id:)` of its
/// reducer, and of those around it, reaches it, and so does ``_Concurrency/Task/cancel(id:)`` in an effect
/// there. Elsewhere it counts among the calls outside of effects.
///
/// ```swift
/// return .run { send in
///   for await number in numbers {
///     await withTaskCancellation(id: CancelID.lookUp, cancelInFlight: true) {
///       await send(.fact(lookUp(number)))
///     }
///   }
/// }
/// ```
///
/// - Parameters:
///   - id: What the work is called.
///   - cancelInFlight: Whether work and effects of that id and place are cancelled before this begins.
///   - isolation: Where the caller runs.
///   - operation: The work.
/// - Returns: What the work returns.
/// - Throws: What the work throws.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let place = CancellationPlace.current
  let executor = place.root.root?.executor
  let id = UncheckedSendable(AnyHashable(id))
  let scope = await place.begin(id.value, cancelInFlight: cancelInFlight)
  let task = Task(executorPreference: executor) { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  await scope.onCancel { task.cancel() }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  await place.end(scope)
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels work and effects by their id.
  ///
  /// In an effect or a reducer it reaches those of the same place in the state, and of the places below.
  /// Elsewhere it reaches what `withTaskCancellation(id:)` began outside of effects. When it is called
  /// outside of the main actor, they are cancelled soon after.
  ///
  /// - Parameter id: What the work is called.
  public static func cancel(id: some Hashable & Sendable) {
    let place = CancellationPlace.current
    let id = UncheckedSendable(AnyHashable(id))
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { place.cancel(id.value) }
    } else {
      _Concurrency.Task { @MainActor in place.cancel(id.value) }
    }
  }
}

/// Where the ids of cancellable work are looked up.
private struct CancellationPlace: Sendable {
  let root: RootReference
  let place: Place?

  /// That of the reducer or the effect that runs now.
  static var current: Self {
    if let context = ReduceContext.current {
      return Self(root: context.root.reference, place: context.place)
    }
    let effect = RunningEffect.current
    return Self(root: effect?.rootReference ?? RootReference(), place: effect?.place)
  }

  @MainActor private static var outsideOfEffects: [AnyHashable: [CancelScope]] = [:]

  @MainActor
  func begin(_ id: AnyHashable, cancelInFlight: Bool) -> CancelScope {
    if cancelInFlight { cancel(id, reach: .place) }
    let scope = CancelScope(id: id, place: place)
    if let root = root.root {
      root.insert(scope)
    } else {
      Self.outsideOfEffects[id, default: []].append(scope)
    }
    return scope
  }

  @MainActor
  func end(_ scope: CancelScope) {
    if let root = root.root {
      root.remove(scope)
    } else {
      Self.outsideOfEffects[scope.id]?.removeAll { $0 === scope }
      if Self.outsideOfEffects[scope.id]?.isEmpty == true { Self.outsideOfEffects[scope.id] = nil }
    }
  }

  @MainActor
  func cancel(_ id: AnyHashable, reach: CancelScope.Reach = .placeAndBelow) {
    if let root = root.root {
      root.cancel(id: id, at: place, reach: reach)
    } else {
      for scope in Self.outsideOfEffects[id] ?? [] { scope.cancel() }
    }
  }
}
