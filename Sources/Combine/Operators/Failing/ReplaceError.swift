extension Publishers {
  /// A publisher that sends a value in the place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - output: The value.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      Relay(subscriber) { [upstream, output] relay in
        relay.play(upstream) { completion in
          if case .finished = completion { return .end(.finished) }
          return .upstream { $0.play(Just(output)) { .end($0) } }
        }
      }
    }
  }
}

extension Publisher {
  /// Sends a value in the place of a failure, and ends.
  ///
  /// - Parameter output: The value.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
