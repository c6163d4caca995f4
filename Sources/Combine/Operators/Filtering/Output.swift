extension Publishers {
  /// A publisher of the values at a range of positions.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - range: The positions.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else {
        return Empty().receive(subscriber: subscriber)
      }
      var position = -1
      upstream.subscribe(
        Stage<_, _, S>(subscriber) { [range] value in
          position += 1
          if position < range.lowerBound { return .skip }
          return position == range.upperBound - 1 ? .emitLast(value) : .emit(value)
        })
    }
  }
}

extension Publisher {
  /// Sends the first values, and ends.
  ///
  /// A negative number is reported as an issue.
  ///
  /// - Parameter maxLength: How many.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<checked(maxLength, "prefix"))
  }

  /// Sends the value at a position, and ends.
  ///
  /// A negative position is reported as an issue.
  ///
  /// - Parameter index: The position; the first value has zero.
  public func output(at index: Int) -> Publishers.Output<Self> {
    let index = Swift.min(checked(index, "output(at:)"), .max - 1)
    return Publishers.Output(upstream: self, range: index..<(index + 1))
  }

  /// Sends the values at a range of positions, and ends.
  ///
  /// A negative position is reported as an issue.
  ///
  /// - Parameter range: The positions; the first value has zero.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    let start = checked(range.lowerBound, "output(in:)")
    return Publishers.Output(
      upstream: self, range: start..<Swift.max(start, range.upperBound))
  }
}
