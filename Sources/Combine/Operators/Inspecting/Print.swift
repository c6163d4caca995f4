import IssueReporting

extension Publishers {
  /// A publisher that prints what happens at a place of a chain.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What each line begins with.
    public let prefix: String
    /// Where the lines go; standard output by default.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - prefix: What each line begins with.
    ///   - stream: Where the lines go; standard output by default.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let start = prefix.isEmpty ? "" : prefix + ": "
      let stream = Lock(stream)
      let say: (String) -> Void = { text in
        let line = start + text + "\n"
        stream.withLock { stream in
          if stream == nil { Swift.print(line, terminator: "") } else { stream?.write(line) }
        }
      }
      upstream
        .handleEvents(
          receiveSubscription: { say("receive subscription: (\($0))") },
          receiveOutput: { say("receive value: (\($0))") },
          receiveCompletion: { completion in
            switch completion {
            case .finished: say("receive finished")
            case .failure(let failure): say("receive error: (\(failure))")
            }
          },
          receiveCancel: { say("receive cancel") },
          receiveRequest: { say("request \($0)") }
        )
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Prints what happens at this place.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with.
  ///   - stream: Where the lines go; standard output by default.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
