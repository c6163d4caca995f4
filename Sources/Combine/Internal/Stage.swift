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

  // Whether the last value is on its way. The lock guards the other properties too: so there is
  // less metadata to look up at each value.
  private let isEnding = Lock(false)
  @exclusivity(unchecked) private var receiver: Receiver<Downstream>?
  @exclusivity(unchecked) private var transform: Transform?
  @exclusivity(unchecked) private var conclude: Conclude?
  @exclusivity(unchecked) private var upstream: (any Subscription)?

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
    receiver = Receiver(downstream)
    self.transform = transform
    self.conclude = conclude
  }

  func receive(subscription: any Subscription) {
    var target: Receiver<Downstream>?
    isEnding.withLock { _ in
      guard upstream == nil else { return }
      target = receiver
      if target != nil { upstream = subscription }
    }
    guard let target else { return subscription.cancel() }
    target.downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    var target: Receiver<Downstream>?
    var action: Transform?
    isEnding.withLock { isEnding in
      guard !isEnding else { return }
      target = receiver
      action = transform
    }
    guard let target, let transform = action else { return .none }
    switch transform(input) {
    case .emit(let output):
      return target.downstream.receive(output)
    case .skip:
      return .max(1)
    case .finish:
      end(.finished)
    case .emitLast(let output):
      isEnding.withLock { $0 = true }
      _ = target.downstream.receive(output)
      end(.finished)
    case .fail(let failure):
      end(.failure(failure))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    // When the last value was sent on, the end comes from here.
    if isEnding.withLock({ $0 }) { return }
    let old = takeOut()
    guard let receiver = old.receiver, let conclude = old.conclude else { return }
    receiver.downstream.receive(completion: conclude(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    isEnding.withLock { _ in upstream }?.request(demand)
  }

  func cancel() {
    takeOut().upstream?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let old = takeOut()
    old.upstream?.cancel()
    old.receiver?.downstream.receive(completion: completion)
  }

  private typealias Content = (
    receiver: Receiver<Downstream>?, transform: Transform?, conclude: Conclude?,
    upstream: (any Subscription)?
  )

  /// Takes out everything, so that it is destroyed outside of the lock.
  private func takeOut() -> Content {
    isEnding.withLock { _ -> Content in
      defer { (receiver, transform, conclude, upstream) = (nil, nil, nil, nil) }
      return (receiver, transform, conclude, upstream)
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
