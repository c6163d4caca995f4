extension Publishers {
  /// A publisher of the values of any number of others, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher.
    ///
    /// - Parameter upstream: The publishers to merge.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher.
    ///
    /// - Parameter upstream: The publishers to merge.
    public init(_ upstream: some Swift.Sequence<Upstream>) {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber)
      merging.enter()
      merging.outlet.start()
      for publisher in publishers { merging.add(publisher) }
      merging.leave()
    }

    /// Merges with one more.
    ///
    /// - Parameter other: The other publisher.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and another one of its type, as they come.
  ///
  /// - Parameter other: The other publisher.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
