extension Publishers {
  /// A publisher of the value that no other one goes before in some order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the first value goes after the second.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - areInIncreasingOrder: Whether the first value goes after the second.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [areInIncreasingOrder] value in
            if let old = best, !areInIncreasingOrder(old, value) { return .more }
            best = value
            return .more
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return best.map(Verdict.answer) ?? .more
          }
        )
      )
    }
  }

  /// A publisher of the value that no other one goes before in some order, which may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the first value goes after the second.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - areInIncreasingOrder: Whether the first value goes after the second.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var best: Output?
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [areInIncreasingOrder] value in
            do {
              if let old = best, try !areInIncreasingOrder(old, value) { return .more }
              best = value
              return .more
            } catch {
              return .fail(error)
            }
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return best.map(Verdict.answer) ?? .more
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends the greatest value, when all have come.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first value is less than the second.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value, when all have come.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first value is less than the second.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value; an error that is thrown is the end.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first value is less than the second.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value; an error that is thrown is the end.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first value is less than the second.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the greatest value, when all have come.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }

  /// Sends the least value, when all have come.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }
}
