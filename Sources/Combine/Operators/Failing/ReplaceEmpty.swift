extension Publishers {
  /// A publisher that sends a value where another one sends none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

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
    where S.Input == Output, S.Failure == Failure {
      Relay(subscriber) { [upstream, output] relay in
        var isEmpty = true
        relay.play(upstream, onValue: { isEmpty = false }) { completion in
          guard isEmpty, case .finished = completion else { return .end(completion) }
          return .upstream { $0.play(Just(output)) { _ in .end(.finished) } }
        }
      }
    }
  }
}

extension Publisher {
  /// Sends a value when it ends without one.
  ///
  /// - Parameter output: The value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
