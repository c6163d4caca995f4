extension Publishers {
  /// A publisher of the values from the first on that does not satisfy a predicate.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether to leave a value out.
    public let predicate: (Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether to leave a value out.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        Stage<_, _, S>(subscriber) { [predicate] value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .skip : .emit(value)
        })
    }
  }

  /// A publisher of the values from the first on that does not satisfy a predicate, which may
  /// throw.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether to leave a value out.
    public let predicate: (Output) throws -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether to leave a value out.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var isDropping = true
      upstream.subscribe(
        Stage<_, Upstream.Failure, S>(
          subscriber,
          throwing: { [predicate] value in
            isDropping = try isDropping && predicate(value)
            return isDropping ? .skip : .emit(value)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Leaves values out until one does not satisfy a predicate.
  ///
  /// - Parameter predicate: Whether to leave a value out.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves values out until one does not satisfy a predicate; an error that is thrown is the end.
  ///
  /// - Parameter predicate: Whether to leave a value out.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
