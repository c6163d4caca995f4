extension Publishers {
  /// A publisher of whether a value comes.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - output: The value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [output] in $0 == output ? .answer(true) : .more },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .answer(false)
          }
        )
      )
    }
  }

  /// A publisher of whether a value comes that satisfies a predicate.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether it is such a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether it is such a value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [predicate] in predicate($0) ? .answer(true) : .more },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .answer(false)
          }
        )
      )
    }
  }

  /// A publisher of whether a value comes that satisfies a predicate, which may throw.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether it is such a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether it is such a value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [predicate] value in
            do {
              return try predicate(value) ? .answer(true) : .more
            } catch {
              return .fail(error)
            }
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .answer(false)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends whether a value comes that satisfies a predicate, as soon as it is known.
  ///
  /// - Parameter predicate: Whether it is such a value.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether a value comes that satisfies a predicate; an error that is thrown is the end.
  ///
  /// - Parameter predicate: Whether it is such a value.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value comes, as soon as it is known.
  ///
  /// - Parameter output: The value.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
