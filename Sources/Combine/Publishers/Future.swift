import IssueReporting

/// A publisher that sends one value, which somebody computes.
///
/// The work begins when the future is created, and is done once, however many subscribe. Wrap it
/// into
/// ``Deferred`` to begin with the subscription.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in
///   DispatchQueue.global().async { promise(.success(42)) }
/// }
/// await answer.value  // 42
/// ```
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the result, from any thread; only the first one counts.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [CombineIdentifier: (Result<Output, Failure>) -> Void] = [:]
  }

  private let state = Lock(State())

  /// Begins the work.
  ///
  /// - Parameter attemptToFulfill: Does the work, and calls the promise with the result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let state = state
    attemptToFulfill { result in
      let waiting = state.withLock { state in
        guard state.result == nil else { return state.waiting }
        defer { state.waiting = [:] }
        state.result = result
        return state.waiting
      }
      for resolve in waiting.values { resolve(result) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    // The outlet waits for both, the result and the demand.
    let outlet = Outlet(subscriber)
    let id = CombineIdentifier()
    outlet.handle(
      OutletHandlers(onEnd: { [state] in
        _ = state.withLock { $0.waiting.removeValue(forKey: id) }
      })
    )
    outlet.start()
    let resolve: (Result<Output, Failure>) -> Void = { result in
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish()
      case .failure(let failure):
        outlet.finish(.failure(failure))
      }
    }
    let result = state.withLock { state in
      if state.result == nil && outlet.isOpen { state.waiting[id] = resolve }
      return state.result
    }
    if let result { resolve(result) }
  }

  /// Calls a function with the result, as soon as there is one.
  func wait(_ resolve: @escaping (Result<Output, Failure>) -> Void) {
    let result = state.withLock { state in
      if state.result == nil { state.waiting[CombineIdentifier()] = resolve }
      return state.result
    }
    if let result { resolve(result) }
  }
}

extension Future: Sendable where Output: Sendable {}
