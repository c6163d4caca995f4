/// The reporters that receive issues.
public enum IssueReporters {
  @TaskLocal static var task: [any IssueReporter]?

  private static let process = Lock<[any IssueReporter]>([.runtimeWarning])

  /// The reporters of the current task.
  ///
  /// By default that is ``IssueReporter/runtimeWarning`` alone, which fails the running test or
  /// writes a warning. Setting this replaces the reporters of the whole process, except where
  /// ``withIssueReporters(_:operation:)`` has others in force:
  ///
  /// ```swift
  /// IssueReporters.current = [.fatalError]
  /// ```
  public static var current: [any IssueReporter] {
    get { task ?? process.withLock { $0 } }
    set {
      let old = process.withLock { reporters in
        let old = reporters
        reporters = newValue
        return old
      }
      // The old reporters may be destroyed here, outside of the lock.
      _ = consume old
    }
  }
}

/// Sends the issues of a function to other reporters.
///
/// Tasks that the function starts inherit them, detached tasks do not.
///
/// ```swift
/// withIssueReporters([.fatalError]) {
///   model.reset()
/// }
/// ```
///
/// - Parameters:
///   - reporters: The reporters, in the order in which they are told. With none, issues are dropped.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter],
  operation: () throws -> Result
) rethrows -> Result {
  try IssueReporters.$task.withValue(reporters, operation: operation)
}

/// Sends the issues of an asynchronous function to other reporters.
///
/// - Parameters:
///   - reporters: The reporters, in the order in which they are told. With none, issues are dropped.
///   - isolation: The actor to run on, that of the caller by default.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await IssueReporters.$task.withValue(reporters, operation: operation, isolation: isolation)
}
