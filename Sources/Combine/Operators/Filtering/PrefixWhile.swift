extension Publishers {
  /// A publisher of the values before the first that does not satisfy a predicate.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether to go on.
    public let predicate: (Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether to go on.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<_, _, S>(subscriber) { [predicate] in predicate($0) ? .emit($0) : .finish })
    }
  }

  /// A publisher of the values before the first that does not satisfy a predicate, which may throw.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether to go on.
    public let predicate: (Output) throws -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether to go on.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Stage<_, Upstream.Failure, S>(
          subscriber,
          throwing: { [predicate] in try predicate($0) ? .emit($0) : .finish }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends values until one does not satisfy a predicate, and ends there.
  ///
  /// - Parameter predicate: Whether to go on.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values until one does not satisfy a predicate, and ends there; so does an error that is
  /// thrown.
  ///
  /// - Parameter predicate: Whether to go on.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
