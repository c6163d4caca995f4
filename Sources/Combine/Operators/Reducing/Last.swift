extension Publishers {
  /// A publisher of the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
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
      var last: Output?
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { value in
            last = value
            return .more
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return last.map(Verdict.answer) ?? .more
          }
        )
      )
    }
  }

  /// A publisher of the last value that satisfies a predicate.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether it may be the value.
    public let predicate: (Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether it may be the value.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [predicate] value in
            if predicate(value) { last = value }
            return .more
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return last.map(Verdict.answer) ?? .more
          }
        )
      )
    }
  }

  /// A publisher of the last value that satisfies a predicate, which may throw.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether it may be the value.
    public let predicate: (Output) throws -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether it may be the value.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var last: Output?
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [predicate] value in
            do {
              if try predicate(value) { last = value }
              return .more
            } catch {
              return .fail(error)
            }
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return last.map(Verdict.answer) ?? .more
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends the last value, when it has come.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Sends the last value that satisfies a predicate, when all have come.
  ///
  /// - Parameter predicate: Whether it may be the value.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that satisfies a predicate; an error that is thrown is the end.
  ///
  /// - Parameter predicate: Whether it may be the value.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
