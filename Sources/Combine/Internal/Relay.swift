import IssueReporting

/// The base of operators that subscribe to one upstream after the other.
///
/// What the downstream has asked for and the first upstream has not sent, the next one is asked
/// for.
final class Relay<Downstream: Subscriber> {
  /// What comes after an upstream.
  enum Next {
    /// Another one: the function plays it.
    case upstream((Relay) -> Void)
    /// Nothing.
    case end(Subscribers.Completion<Downstream.Failure>)
  }

  private struct State {
    var isStarting = false
    var next: ((Relay) -> Void)?
  }

  let outlet: Outlet<Downstream>
  private let state = Lock(State())

  /// Begins with an upstream.
  ///
  /// - Parameters:
  ///   - downstream: Who receives.
  ///   - first: Plays the first upstream.
  @discardableResult
  init(_ downstream: Downstream, first: @escaping (Relay) -> Void) {
    outlet = Outlet(downstream)
    outlet.start()
    start(first)
  }

  /// Subscribes to an upstream.
  ///
  /// - Parameters:
  ///   - publisher: The upstream.
  ///   - onValue: Hears of each value.
  ///   - next: What comes after it.
  func play<P: Publisher>(
    _ publisher: P,
    onValue: (() -> Void)? = nil,
    next: @escaping (Subscribers.Completion<P.Failure>) -> Next
  ) where P.Output == Downstream.Input {
    publisher.subscribe(
      Input<P.Output, P.Failure>(
        onSubscription: { [outlet] in outlet.attach($0) },
        onValue: { [outlet] value in
          onValue?()
          outlet.send(value)
          return .none
        },
        onCompletion: { completion in
          guard self.outlet.isOpen else { return }
          switch next(completion) {
          case .end(let completion): self.outlet.finish(completion)
          case .upstream(let play): self.start(play)
          }
        }
      )
    )
  }

  /// Plays an upstream when the one before has come back from its subscription.
  ///
  /// An upstream may end while it is being subscribed to, and so may the next: they follow each
  /// other
  /// in a loop, not in ever deeper calls.
  private func start(_ play: @escaping (Relay) -> Void) {
    let begins = state.withLock { state in
      state.next = play
      defer { state.isStarting = true }
      return !state.isStarting
    }
    guard begins else { return }
    while let play = nextToStart() { play(self) }
  }

  private func nextToStart() -> ((Relay) -> Void)? {
    state.withLock { state in
      if state.next == nil { state.isStarting = false }
      return state.next.take()
    }
  }
}
