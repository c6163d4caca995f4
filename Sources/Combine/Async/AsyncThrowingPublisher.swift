/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence.
  ///
  /// - Parameter publisher: Where the values come from. It is subscribed to by each iteration.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }

  /// Receives the values one by one.
  public struct Iterator: AsyncIteratorProtocol {
    private let inbox = Inbox<P.Output, P.Failure>()

    init(_ publisher: P) {
      publisher.subscribe(inbox.subscriber)
    }

    /// Waits for the next value.
    ///
    /// - Returns: The value, or `nil` when the end has come or the task was cancelled.
    /// - Throws: The failure of the publisher.
    public mutating func next() async throws -> P.Output? {
      try await inbox.next().get()
    }
  }
}

extension Publisher {
  /// The values, for `for try await`.
  ///
  /// The next one is asked for when the loop waits for it; a publisher that sends all the same,
  /// such as
  /// a subject, then drops values. Put ``buffer(size:prefetch:whenFull:)`` before it to keep them.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
