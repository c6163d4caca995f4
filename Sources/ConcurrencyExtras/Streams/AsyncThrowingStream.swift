extension AsyncThrowingStream where Failure == any Error {
  /// A stream of the elements of an asynchronous sequence, with its error.
  ///
  /// It hides the type of the sequence, for example in the type of a dependency's endpoint. The
  /// sequence is iterated only as the stream is, by the same task.
  ///
  /// - Parameter sequence: The sequence.
  public init<Base: AsyncSequence>(_ sequence: sending Base) where Base.Element == Element {
    let iterator: SharedIterator<Element> = BaseIterator(sequence)
    self.init(unfolding: { try await iterator.next() })
  }

  /// A stream that produces nothing and ends only when its task is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that produces nothing and ends at once.
  ///
  /// - Parameter error: The error to end with; with none it ends like any other stream.
  /// - Returns: The stream.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence where Self: Sendable {
  /// A stream of the elements of this sequence, with its error.
  ///
  /// - Returns: The stream.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}
