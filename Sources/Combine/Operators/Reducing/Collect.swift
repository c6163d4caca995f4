import IssueReporting

extension Publishers {
  /// A publisher of all values in one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Creates a publisher.
    ///
    /// - Parameter upstream: Where the values come from.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { value in
            values.append(value)
            return .more
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .answer(values)
          }
        )
      )
    }
  }

  /// A publisher of arrays of a number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values make an array.
    public let count: Int

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - count: How many values make an array.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let count = Swift.max(count, 1)
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Input<Upstream.Output, Failure>(
          onSubscription: { subscription in
            outlet.handle(
              OutletHandlers(
                onRequest: { subscription.request($0 * count) },
                onEnd: { subscription.cancel() }
              )
            )
            outlet.start()
          },
          onValue: { value in
            values.append(value)
            if values.count == count {
              outlet.send(values)
              values = []
            }
            return .none
          },
          onCompletion: { completion in
            if case .finished = completion, !values.isEmpty { outlet.send(values) }
            outlet.finish(completion)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends all values in one array, when they have come.
  ///
  /// It needs memory for all of them.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Sends arrays of a number of values; the last may have fewer.
  ///
  /// - Parameter count: How many values make an array. Less than one is reported as an issue.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    if count < 1 {
      reportIssue("'collect' was given \(count). Give it one or more; it takes one.")
    }
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
