/// The values of a publisher that does not fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
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
    private let inbox = Inbox<P.Output, Never>()

    init(_ publisher: P) {
      publisher.subscribe(inbox.subscriber)
    }

    /// Waits for the next value.
    ///
    /// - Returns: The value, or `nil` when the end has come or the task was cancelled.
    public mutating func next() async -> P.Output? {
      await inbox.next().get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  ///
  /// The next one is asked for when the loop waits for it; a publisher that sends all the same,
  /// such as
  /// a subject, then drops values. Put ``buffer(size:prefetch:whenFull:)`` before it to keep them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
