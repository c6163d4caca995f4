extension Publishers {
  /// A publisher of what a function makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - transform: What is made of a value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MapSubscriber(downstream: subscriber, transform: transform))
    }

    /// One step that does what two would do.
    ///
    /// - Parameter next: What is made of the result.
    public func map<T>(_ next: @escaping (Output) -> T) -> Map<Upstream, T> {
      Map<Upstream, T>(upstream: upstream) { [transform] in next(transform($0)) }
    }
  }

  /// A publisher of what a function makes of each value, which may throw.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - transform: What is made of a value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Stage<_, Upstream.Failure, S>(
          subscriber, throwing: { [transform] in .emit(try transform($0)) })
      )
    }
  }
}

extension Publisher {
  /// Sends what a function makes of each value.
  ///
  /// - Parameter transform: What is made of a value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends what a function makes of each value; an error that it throws is the end.
  ///
  /// - Parameter transform: What is made of a value.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Sends a value in the place of each `nil`.
  ///
  /// - Parameter output: The value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

/// Needs no state, nor a place between the subscriptions: it costs a call of the function.
private struct MapSubscriber<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  let downstream: Downstream
  let transform: (Input) -> Downstream.Input

  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream.receive(transform(input))
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
