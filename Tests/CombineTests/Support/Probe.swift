import Combine
import IssueReporting

/// A subscriber that keeps what it receives, asks when told to, and checks the rules.
final class Probe<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  enum Event {
    case subscription
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct State {
    var events: [Event] = []
    var subscription: (any Subscription)?
    var isReceiving = false
    var violations: [String] = []
    var asked = Subscribers.Demand.none
    var received = 0
  }

  private let state = Lock(State())
  private let initial: Subscribers.Demand
  private let more: Subscribers.Demand
  /// Called with each value, before the answer is given.
  let onValue: ((Input) -> Void)?

  /// - Parameters:
  ///   - demand: What to ask for at first.
  ///   - more: What to ask for with each value.
  init(
    _ demand: Subscribers.Demand = .unlimited,
    more: Subscribers.Demand = .none,
    onValue: ((Input) -> Void)? = nil
  ) {
    initial = demand
    self.more = more
    self.onValue = onValue
  }

  var values: [Input] {
    state.withLock { state in
      state.events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }
  }

  /// `finished`, the failure, or nothing yet.
  var end: String? {
    state.withLock { state in
      guard case .completion(let completion) = state.events.last else { return nil }
      switch completion {
      case .finished: return "finished"
      case .failure(let failure): return "\(failure)"
      }
    }
  }

  /// How the rules of publishers were broken.
  var violations: [String] { state.withLock { $0.violations } }

  func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { state in
      state.asked += demand
      return state.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    state.withLock { $0.subscription.take() }?.cancel()
  }

  func receive(subscription: any Subscription) {
    enter("subscription") { state in
      if state.subscription != nil { state.violations.append("a second subscription") }
      state.subscription = subscription
      state.events.append(.subscription)
      state.asked += initial
    }
    leave()
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enter("value") { state in
      state.events.append(.value(input))
      state.received += 1
      if let asked = state.asked.max, state.received > asked {
        state.violations.append("value \(state.received), but \(asked) were asked for")
      }
    }
    onValue?(input)
    state.withLock { $0.asked += more }
    leave()
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    enter("completion") { $0.events.append(.completion(completion)) }
    leave()
  }

  private func enter(_ name: String, _ body: (inout State) -> Void) {
    state.withLock { state in
      if state.isReceiving { state.violations.append("\(name) while receiving") }
      if case .completion = state.events.last { state.violations.append("\(name) after the end") }
      if state.events.isEmpty && name != "subscription" {
        state.violations.append("\(name) before the subscription")
      }
      state.isReceiving = true
      body(&state)
    }
  }

  private func leave() {
    state.withLock { $0.isReceiving = false }
  }
}

/// What fails in tests.
enum Mishap: Error, Equatable {
  case mishap
  case other
}

extension Publisher {
  /// What comes of a publisher that sends at once.
  func outcome(
    _ demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
  ) -> (values: [Output], end: String?, violations: [String]) {
    let probe = Probe<Output, Failure>(demand, more: more)
    subscribe(probe)
    let result = (probe.values, probe.end, probe.violations)
    probe.cancel()
    return result
  }
}
