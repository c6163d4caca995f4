extension Publishers {
  /// A publisher of what a function makes of each value, unless that is `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of a value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - transform: What is made of a value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<_, _, S>(subscriber) { [transform] in
          transform($0).map(Step.emit) ?? .skip
        })
    }
  }

  /// A publisher of what a function, which may throw, makes of each value, unless that is `nil`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of a value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - transform: What is made of a value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Stage<_, Upstream.Failure, S>(
          subscriber,
          throwing: { [transform] in try transform($0).map(Step.emit) ?? .skip }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends what a function makes of each value, unless that is `nil`.
  ///
  /// - Parameter transform: What is made of a value.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends what a function makes of each value, unless that is `nil`; an error that it throws is
  /// the end.
  ///
  /// - Parameter transform: What is made of a value.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
