extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

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
      var count = 0
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { _ in
            count += 1
            return .more
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .answer(count)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends the number of values, when they have come.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
