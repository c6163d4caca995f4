extension Publishers {
  /// A publisher that goes on with another one where one fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What to go on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - handler: What to go on with.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == NewPublisher.Failure {
      Relay(subscriber) { [upstream, handler] relay in
        relay.play(upstream) { completion in
          switch completion {
          case .finished:
            return .end(.finished)
          case .failure(let failure):
            let next = handler(failure)
            return .upstream { $0.play(next) { .end($0) } }
          }
        }
      }
    }
  }

  /// A publisher that goes on with another one, which a function that may throw makes, where one
  /// fails.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What to go on with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - handler: What to go on with.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      Relay(subscriber) { [upstream, handler] relay in
        relay.play(upstream) { completion in
          guard case .failure(let failure) = completion else { return .end(.finished) }
          do {
            let next = try handler(failure)
            return .upstream { $0.play(next) { .end($0.erased) } }
          } catch {
            return .end(.failure(error))
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher where it fails.
  ///
  /// - Parameter handler: Makes the other one of the failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher where it fails; an error that is thrown is the end.
  ///
  /// - Parameter handler: Makes the other one of the failure.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
