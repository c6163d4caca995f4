extension Publishers {
  /// A publisher of the end only.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
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
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { _ in .more },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .more
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends the end, and no values.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
