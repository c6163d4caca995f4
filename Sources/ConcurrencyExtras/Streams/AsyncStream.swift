extension AsyncStream {
  /// A stream of the elements of an asynchronous sequence.
  ///
  /// It hides the type of the sequence, for example in the type of a dependency's endpoint. The
  /// sequence is iterated only as the stream is, by the same task. An error that it throws ends
  /// the stream; see ``AsyncThrowingStream/init(_:)`` to keep errors.
  ///
  /// ```swift
  /// let stream = AsyncStream(values.map { $0 * 2 })
  /// ```
  ///
  /// - Parameter sequence: The sequence.
  public init<Base: AsyncSequence>(_ sequence: sending Base) where Base.Element == Element {
    let iterator: SharedIterator<Element> = BaseIterator(sequence)
    self.init(unfolding: { try? await iterator.next() })
  }

  /// A stream that produces nothing and ends only when its task is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that produces nothing and ends at once.
  public static var finished: Self {
    Self { $0.finish() }
  }
}

extension AsyncSequence where Self: Sendable {
  /// A stream of the elements of this sequence.
  ///
  /// An error ends the stream; see ``eraseToThrowingStream()`` to keep errors.
  ///
  /// - Returns: The stream.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }
}
