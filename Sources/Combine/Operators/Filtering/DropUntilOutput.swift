import IssueReporting

extension Publishers {
  /// A publisher of the values after the first one of another publisher.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher whose first value is the beginning.
    public let other: Other

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - other: The publisher whose first value is the beginning.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let signal = Signal()
      let isOpen = Lock(false)
      outlet.handle(OutletHandlers(onEnd: signal.cancel))
      outlet.start()
      other.subscribe(
        // Without a first value nothing will ever be sent.
        signal.input(of: Other.self, onEnd: { outlet.finish($0) }) { isOpen.withLock { $0 = true } }
      )
      guard outlet.isOpen else { return }
      upstream.subscribe(
        Input<Output, Failure>(
          onSubscription: { [outlet] in outlet.attach($0) },
          onValue: { value in
            guard isOpen.withLock({ $0 }) else { return .max(1) }
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
  /// Leaves values out until another publisher sends one.
  ///
  /// It ends when that publisher ends before.
  ///
  /// - Parameter publisher: The other publisher.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
