extension Publishers {
  /// A publisher of the values of the publishers that a function makes of each value, as they come.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many publishers there may be at a time.
    public let maxPublishers: Subscribers.Demand
    /// What makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - maxPublishers: How many publishers there may be at a time.
    ///   - transform: What makes a publisher of a value.
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber)
      // The upstream is one of those that the end waits for.
      merging.enter()
      merging.outlet.start()
      let next = maxPublishers == .unlimited ? nil : { merging.requestKept(.max(1)) }
      upstream.subscribe(
        Input<Upstream.Output, Failure>(
          onSubscription: { [maxPublishers] subscription in
            if merging.keep(subscription) { subscription.request(maxPublishers) }
          },
          onValue: { [transform] value in
            if merging.outlet.isOpen { merging.add(transform(value), onFinish: next) }
            return .none
          },
          onCompletion: { completion in
            switch completion {
            case .finished: merging.leave()
            case .failure: merging.outlet.fail(completion)
            }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of all of them, as they come.
  ///
  /// It ends when this publisher and all those have ended, or with the first failure.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers there may be at a time. Values wait until there is
  ///     room.
  ///   - transform: What makes a publisher of a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher that cannot fail of each value, and sends the values of all of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers there may be at a time. Values wait until there is
  ///     room.
  ///   - transform: What makes a publisher of a value.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and sends the values of all of them, as they come.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers there may be at a time. Values wait until there is
  ///     room.
  ///   - transform: What makes a publisher of a value.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}
