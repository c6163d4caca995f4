import IssueReporting

extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// It asks for as many as it has room for, and for another one when one has gone; there must be room
    /// for one.
    case keepFull
    /// It asks for all.
    case byRequest
  }

  /// What a buffer does with a value that it has no room for.
  public enum BufferingStrategy<Failure: Error> {
    /// The value is dropped.
    case dropNewest
    /// The value that has waited longest is dropped.
    case dropOldest
    /// It is the end, with a failure.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values which nobody has asked for yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values there is room for.
    public let size: Int
    /// When it asks for values.
    public let prefetch: PrefetchStrategy
    /// What it does with a value that it has no room for.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - size: How many values there is room for.
    ///   - prefetch: When it asks for values.
    ///   - whenFull: What it does with a value that it has no room for.
    public init(
      upstream: Upstream,
      size: Int,
      prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let size = Swift.max(size, prefetch.leastSize)
      upstream.subscribe(
        Input<Output, Failure>(
          onSubscription: { [prefetch] subscription in
            let refill: ((Int) -> Void)? =
              prefetch == .keepFull ? { _ in subscription.request(.max(1)) } : nil
            outlet.handle(OutletHandlers(onDelivery: refill, onEnd: subscription.cancel))
            outlet.start()
            subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
          },
          onValue: { [whenFull] value in
            guard outlet.waiting >= size, outlet.demand == .none else {
              outlet.send(value)
              return .none
            }
            switch whenFull {
            case .dropNewest:
              break
            case .dropOldest:
              outlet.dropFirst()
              outlet.send(value)
            case .customError(let makeError):
              outlet.fail(.failure(makeError()))
            }
            return .none
          },
          onCompletion: { outlet.finish($0) }
        )
      )
    }
  }
}

extension Publisher {
  /// Keeps values which nobody has asked for yet.
  ///
  /// - Parameters:
  ///   - size: How many values there is room for. A buffer that is kept full needs room for one, and none
  ///     can have less than no room: this is reported as an issue.
  ///   - prefetch: When it asks for values.
  ///   - whenFull: What it does with a value that it has no room for.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    if size < prefetch.leastSize {
      reportIssue(
        prefetch == .keepFull
          ? "'buffer' was given \(size) for its size. Give it one or more to keep full; it takes one."
          : "'buffer' was given \(size) for its size. Give it zero or more; it takes zero."
      )
    }
    return Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers.PrefetchStrategy {
  /// How much room a buffer needs.
  fileprivate var leastSize: Int { self == .keepFull ? 1 : 0 }
}
