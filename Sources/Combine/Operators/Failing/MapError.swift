extension Publishers {
  /// A publisher whose failure is what a function makes of another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of the failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - transform: What is made of the failure.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<_, _, S>(
          subscriber,
          conclude: { [transform] in $0.mapFailure(transform) },
          transform: { .emit($0) }
        )
      )
    }
  }

  /// A publisher that cannot fail, in the shape of one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// Creates a publisher.
    ///
    /// - Parameter upstream: Where the values come from.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<_, _, S>(
          subscriber, conclude: { $0.mapFailure { (never: Never) -> Failure in } },
          transform: { .emit($0) })
      )
    }
  }
}

extension Publisher {
  /// Makes another failure of a failure.
  ///
  /// - Parameter transform: What is made of the failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Takes the shape of a publisher that can fail, to be combined with such.
  ///
  /// - Parameter failureType: How it could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
