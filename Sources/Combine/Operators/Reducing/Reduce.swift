extension Publishers {
  /// A publisher of what a function makes of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value meets.
    public let initial: Output
    /// What is made of the last result and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - initial: What the first value meets.
    ///   - nextPartialResult: What is made of the last result and a value.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [nextPartialResult] value in
            result = nextPartialResult(result, value)
            return .more
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .answer(result)
          }
        )
      )
    }
  }

  /// A publisher of what a function, which may throw, makes of all values.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value meets.
    public let initial: Output
    /// What is made of the last result and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - initial: What the first value meets.
    ///   - nextPartialResult: What is made of the last result and a value.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var result = initial
      upstream.subscribe(
        Fold<_, Upstream.Failure, S>(
          subscriber,
          collect: { [nextPartialResult] value in
            do {
              result = try nextPartialResult(result, value)
              return .more
            } catch {
              return .fail(error)
            }
          },
          conclude: { completion in
            if case .failure(let failure) = completion { return .fail(failure) }
            return .answer(result)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends what a function makes of all values, when they have come.
  ///
  /// - Parameters:
  ///   - initialResult: What the first value meets.
  ///   - nextPartialResult: What is made of the last result and a value.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends what a function makes of all values; an error that it throws is the end.
  ///
  /// - Parameters:
  ///   - initialResult: What the first value meets.
  ///   - nextPartialResult: What is made of the last result and a value.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
