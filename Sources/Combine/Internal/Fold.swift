import IssueReporting

/// What an operator has learnt from a value.
enum Verdict<Output, Failure: Error> {
  /// More values are needed.
  case more
  /// This is the answer.
  case answer(Output)
  /// There is none.
  case fail(Failure)
}

/// The base of operators that send one value when they have seen all, or enough.
///
/// The upstream is asked for all values as soon as the downstream asks for one.
final class Fold<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Result = Verdict<Downstream.Input, Downstream.Failure>

  private struct Functions {
    var collect: (Input) -> Result
    var conclude: (Subscribers.Completion<Failure>) -> Result
  }

  private struct State {
    var downstream: Downstream?
    /// Until it is settled.
    var functions: Functions?
    var upstream: (any Subscription)?
    var isWanted = false
    /// What nobody has asked for yet.
    var answer: Downstream.Input?
  }

  private let state: Lock<State>

  /// Creates a fold.
  ///
  /// - Parameters:
  ///   - downstream: Who receives.
  ///   - collect: Takes a value in.
  ///   - conclude: What to send when the upstream has ended; `.more` is nothing.
  init(
    _ downstream: Downstream,
    collect: @escaping (Input) -> Result,
    conclude: @escaping (Subscribers.Completion<Failure>) -> Result
  ) {
    let functions = Functions(collect: collect, conclude: conclude)
    state = Lock(State(downstream: downstream, functions: functions))
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
    guard let functions = state.withLock({ $0.functions }) else { return .none }
    let verdict = functions.collect(input)
    if case .more = verdict { return .none }
    let upstream = state.withLock { $0.upstream }
    upstream?.cancel()
    settle(verdict)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let functions = state.withLock({ $0.functions }) else { return }
    settle(functions.conclude(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let (upstream, answer) = state.withLock { state in
      defer { state.isWanted = true }
      return (state.isWanted ? nil : state.upstream, state.answer.take())
    }
    if let answer { send(answer) } else { upstream?.request(.unlimited) }
  }

  func cancel() {
    takeState().upstream?.cancel()
  }

  /// Sends an answer, or keeps it until it is wanted.
  private func settle(_ verdict: Result) {
    let (functions, upstream, isKept) = state.withLock { state in
      defer { (state.functions, state.upstream) = (nil, nil) }
      guard case .answer(let answer) = verdict, state.functions != nil, !state.isWanted else {
        return (state.functions, state.upstream, false)
      }
      state.answer = answer
      return (state.functions, state.upstream, true)
    }
    // Nothing more to do when it was cancelled or settled before. The subscription is let go here.
    guard functions != nil, !isKept else { return }
    _ = upstream
    switch verdict {
    case .answer(let answer): send(answer)
    case .more: takeState().downstream?.receive(completion: .finished)
    case .fail(let failure): takeState().downstream?.receive(completion: .failure(failure))
    }
  }

  private func send(_ answer: Downstream.Input) {
    _ = state.withLock { $0.downstream }?.receive(answer)
    takeState().downstream?.receive(completion: .finished)
  }

  /// Takes out everything, so that it is destroyed outside of the lock.
  private func takeState() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
