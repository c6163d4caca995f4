public import Combine
import ConcurrencyExtras

extension Effect {
  /// An effect that sends each value of a publisher as an action.
  ///
  /// The publisher is made at once, and subscribed to when the effect starts. The effect ends with the
  /// publisher, and cancels its subscription when it is cancelled itself. Values may come on any
  /// thread; their actions are sent in the same order on the main actor.
  ///
  /// ```swift
  /// case .onAppear:
  ///   return .publisher {
  ///     state.$count.publisher.map(Action.countUpdated)
  ///   }
  /// ```
  ///
  /// - Parameter createPublisher: Makes the publisher.
  public static func publisher<P: Publisher>(_ createPublisher: () -> P) -> Self
  where P.Output == Action, P.Failure == Never {
    // Only the effect's task touches it from here on.
    let publisher = UncheckedSendable(createPublisher())
    return .run { send in
      let actions = AsyncStream<UncheckedSendable<Action>> { continuation in
        let subscription = publisher.value.sink(
          receiveCompletion: { _ in continuation.finish() },
          receiveValue: { continuation.yield(UncheckedSendable($0)) }
        )
        continuation.onTermination = { _ in subscription.cancel() }
      }
      for await action in actions { await send(action.value) }
    }
  }
}
