import IssueReporting

/// What an operator makes of a value.
enum Step<Output, Failure: Error> {
  /// Send a value on.
  case emit(Output)
  /// Send nothing on, and let another value come.
  case skip
  /// This is the end.
  case finish
  /// Send a value on, and then this is the end.
  case emitLast(Output)
  /// It cannot go on.
  case fail(Failure)
}

/// The base of operators that turn each value into at most one.
///
/// It stands between an upstream and a downstream. What the upstream sends comes one at a time, so
/// the functions of an operator may keep state in what they capture. Requests and cancellations may
/// come from anywhere at any time.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Transform = (Input) -> Step<Downstream.Input, Downstream.Failure>
  typealias Conclude = (Subscribers.Completion<Failure>) ->
    Subscribers.Completion<Downstream.Failure>

  private struct State {
    var downstream: Downstream?
    var transform: Transform?
    var conclude: Conclude?
    var upstream: (any Subscription)?
    /// The last value is on its way.
    var isEnding = false
  }

  private let state: Lock<State>

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - downstream: Who receives.
  ///   - conclude: What the end of the upstream is for the downstream.
  ///   - transform: What becomes of a value.
  init(
    _ downstream: Downstream,
    conclude: @escaping Conclude,
    transform: @escaping Transform
  ) {
    state = Lock(State(downstream: downstream, transform: transform, conclude: conclude))
  }

  func receive(subscription: any Subscription) {
    let downstream = state.withLock { state -> Downstream? in
      guard state.upstream == nil, let downstream = state.downstream else { return nil }
      state.upstream = subscription
      return downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (downstream, transform) = state.withLock { state in
      state.isEnding ? (nil, nil) : (state.downstream, state.transform)
    }
    guard let downstream, let transform else { return .none }
    switch transform(input) {
    case .emit(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .finish:
      end(.finished)
    case .emitLast(let output):
      state.withLock { $0.isEnding = true }
      _ = downstream.receive(output)
      end(.finished)
    case .fail(let failure):
      end(.failure(failure))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    // When the last value was sent on, the end comes from here.
    if state.withLock({ $0.isEnding }) { return }
    let old = takeState()
    guard let downstream = old.downstream, let conclude = old.conclude else { return }
    downstream.receive(completion: conclude(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand)
  }

  func cancel() {
    takeState().upstream?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let old = takeState()
    old.upstream?.cancel()
    old.downstream?.receive(completion: completion)
  }

  /// Takes out everything, so that it is destroyed outside of the lock.
  private func takeState() -> State {
    state.withLock { state in
      defer { state = State(isEnding: state.isEnding) }
      return state
    }
  }
}

extension Stage where Failure == Downstream.Failure {
  /// Creates a stage that sends the end on as it is.
  convenience init(_ downstream: Downstream, transform: @escaping Transform) {
    self.init(downstream, conclude: { $0 }, transform: transform)
  }
}

extension Stage where Downstream.Failure == any Error {
  /// Creates a stage whose function may throw, which is a failure.
  convenience init(
    _ downstream: Downstream,
    throwing transform: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(downstream, conclude: \.erased) { input in
      do {
        return try transform(input)
      } catch {
        return .fail(error)
      }
    }
  }
}
