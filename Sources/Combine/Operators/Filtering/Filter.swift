extension Publishers {
  /// A publisher of the values that satisfy a predicate.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is sent on.
    public let isIncluded: (Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - isIncluded: Whether a value is sent on.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FilterSubscriber(downstream: subscriber, isIncluded: isIncluded))
    }

    /// One step that does what two would do.
    ///
    /// - Parameter next: Whether a value that satisfies the first predicate is sent on.
    public func filter(_ next: @escaping (Output) -> Bool) -> Filter<Upstream> {
      Filter(upstream: upstream) { [isIncluded] in isIncluded($0) && next($0) }
    }
  }

  /// A publisher of the values that satisfy a predicate, which may throw.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is sent on.
    public let isIncluded: (Output) throws -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - isIncluded: Whether a value is sent on.
    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Stage<_, Upstream.Failure, S>(
          subscriber,
          throwing: { [isIncluded] in
            try isIncluded($0) ? .emit($0) : .skip
          })
      )
    }
  }
}

extension Publisher {
  /// Sends the values that satisfy a predicate.
  ///
  /// - Parameter isIncluded: Whether a value is sent on.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values that satisfy a predicate; an error that it throws is the end.
  ///
  /// - Parameter isIncluded: Whether a value is sent on.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

private struct FilterSubscriber<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let downstream: Downstream
  let isIncluded: (Input) -> Bool

  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    isIncluded(input) ? downstream.receive(input) : .max(1)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
