import IssueReporting

extension Publishers {
  /// A publisher that does not fail, as its author says.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// What to say first in a report.
    public let prefix: String
    /// The file to blame.
    public let file: StaticString
    /// The line to blame.
    public let line: UInt

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - prefix: What to say first in a report.
    ///   - file: The file to blame.
    ///   - line: The line to blame.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        Stage<_, _, S>(
          subscriber,
          conclude: { [prefix, file, line] completion in
            if case .failure(let failure) = completion {
              let start = prefix.isEmpty ? "" : prefix + ": "
              reportIssue(
                "\(start)A publisher failed that 'assertNoFailure' says cannot: \(failure).",
                fileID: file,
                filePath: file,
                line: line
              )
            }
            return .finished
          },
          transform: { .emit($0) }
        )
      )
    }
  }
}

extension Publisher {
  /// States that it does not fail.
  ///
  /// A failure is reported as an issue, and is the end.
  ///
  /// - Parameters:
  ///   - prefix: What to say first in the report.
  ///   - file: The file to blame.
  ///   - line: The line to blame.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
