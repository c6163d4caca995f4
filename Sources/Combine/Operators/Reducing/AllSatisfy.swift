extension Publishers {
  /// A publisher of whether all values satisfy a predicate.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is right.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether a value is right.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [predicate] in predicate($0) ? .more : .answer(false) },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .answer(true)
          }
        )
      )
    }
  }

  /// A publisher of whether all values satisfy a predicate, which may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is right.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether a value is right.
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
              return try predicate(value) ? .more : .answer(false)
            } catch {
              return .fail(error)
            }
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .answer(true)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends whether all values satisfy a predicate, as soon as it is known.
  ///
  /// - Parameter predicate: Whether a value is right.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends whether all values satisfy a predicate; an error that is thrown is the end.
  ///
  /// - Parameter predicate: Whether a value is right.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
