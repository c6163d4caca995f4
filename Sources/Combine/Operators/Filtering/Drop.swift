extension Publishers {
  /// A publisher that leaves the first values out.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values to leave out.
    public let count: Int

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - count: How many values to leave out.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Stage<_, _, S>(subscriber) { value in
          guard left > 0 else { return .emit(value) }
          left -= 1
          return .skip
        })
    }
  }
}

extension Publisher {
  /// Leaves the first values out.
  ///
  /// A negative number is reported as an issue.
  ///
  /// - Parameter count: How many.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: checked(count, "dropFirst"))
  }
}
