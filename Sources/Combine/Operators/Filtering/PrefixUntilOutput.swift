extension Publishers {
  /// A publisher of the values before the first one of another publisher.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher whose first value is the end.
    public let other: Other

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - other: The publisher whose first value is the end.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let signal = Signal()
      outlet.handle(OutletHandlers(onEnd: signal.cancel))
      outlet.start()
      other.subscribe(signal.input(of: Other.self) { outlet.finish() })
      guard outlet.isOpen else { return }
      upstream.subscribe(
        Input<Output, Failure>(
          onSubscription: { [outlet] in outlet.attach($0) },
          onValue: { value in
            outlet.send(value)
            return .none
          },
          onCompletion: { outlet.finish($0) }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends values until another publisher sends one, and ends then.
  ///
  /// - Parameter publisher: The other publisher.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
