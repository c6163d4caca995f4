extension Publishers {
  /// A publisher that begins anew where it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How often; `nil` is without end.
    public let retries: Int?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - retries: How often; `nil` is without end.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Relay(subscriber) { [upstream, retries] in Self.play(upstream, retries, $0) }
    }

    private static func play<S: Subscriber>(
      _ upstream: Upstream, _ retries: Int?, _ relay: Relay<S>
    )
    where S.Input == Output, S.Failure == Failure {
      relay.play(upstream) { completion in
        guard case .failure = completion, retries.map({ $0 > 0 }) ?? true else {
          return .end(completion)
        }
        return .upstream { play(upstream, retries.map { $0 - 1 }, $0) }
      }
    }
  }
}

extension Publisher {
  /// Subscribes anew where it fails.
  ///
  /// - Parameter retries: How often. When it fails once more, that is the end.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
