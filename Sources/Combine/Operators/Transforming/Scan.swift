extension Publishers {
  /// A publisher of what a function makes of each value and its last result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value meets.
    public let initialResult: Output
    /// What is made of the last result and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - initialResult: What the first value meets.
    ///   - nextPartialResult: What is made of the last result and a value.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        Stage<_, _, S>(subscriber) { [nextPartialResult] value in
          result = nextPartialResult(result, value)
          return .emit(result)
        })
    }
  }

  /// A publisher of what a function, which may throw, makes of each value and its last result.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value meets.
    public let initialResult: Output
    /// What is made of the last result and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - initialResult: What the first value meets.
    ///   - nextPartialResult: What is made of the last result and a value.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var result = initialResult
      upstream.subscribe(
        Stage<_, Upstream.Failure, S>(
          subscriber,
          throwing: { [nextPartialResult] value in
            result = try nextPartialResult(result, value)
            return .emit(result)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends what a function makes of each value and its last result.
  ///
  /// ```swift
  /// [1, 2, 3].publisher.scan(0, +)  // 1, 3, 6
  /// ```
  ///
  /// - Parameters:
  ///   - initialResult: What the first value meets.
  ///   - nextPartialResult: What is made of the last result and a value.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends what a function makes of each value and its last result; an error that it throws is the
  /// end.
  ///
  /// - Parameters:
  ///   - initialResult: What the first value meets.
  ///   - nextPartialResult: What is made of the last result and a value.
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
