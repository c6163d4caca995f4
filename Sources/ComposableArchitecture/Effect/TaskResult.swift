import CasePaths
import IssueReporting

/// What work has given: a value, or an error.
///
/// It is `Equatable` where the value is, so that an action can carry it. New source has an action for
/// the value and one for the error, or carries a `Result`.
public enum TaskResult<Success: Sendable>: Sendable {
  /// The value.
  case success(Success)
  /// The error.
  case failure(any Error)
}

extension TaskResult {
  /// The result of work that may throw.
  ///
  /// - Parameter body: The work.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The same result.
  ///
  /// - Parameter result: The result.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value; throws the error if there is none.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// The value; throws the error if there is none.
  @available(*, deprecated, renamed: "value")
  public func get() throws -> Success { try value }

  /// The result with another value.
  ///
  /// - Parameter transform: Makes the other value.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }

  /// The result that another is made from.
  ///
  /// - Parameter transform: Makes the other result from the value.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// The same result.
  ///
  /// - Parameter result: The result.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Whether the values, or the errors, are equal.
  ///
  /// To compare errors of a type that is not `Equatable` is a reported issue.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)):
      guard let lhs = (lhs as Any) as? any Equatable else {
        if type(of: lhs) == type(of: rhs) { reportUncomparable(type(of: lhs), "Equatable") }
        return false
      }
      return isEqual(lhs, rhs)
    default: return false
    }
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value or the error.
  ///
  /// To hash an error of a type that is not `Hashable` is a reported issue.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      if let error = (error as Any) as? AnyHashable {
        hasher.combine(error)
      } else {
        reportUncomparable(type(of: error), "Hashable")
      }
    }
  }
}

private func isEqual<E: Equatable>(_ lhs: E, _ rhs: any Error) -> Bool {
  (rhs as? E).map { $0 == lhs } ?? false
}

private func reportUncomparable(_ type: any Error.Type, _ conformance: String) {
  reportIssue(
    """
    A 'TaskResult' holds an error of type '\(type)', which is not '\(conformance)', so the result cannot \
    be compared.

    Make the type of the error '\(conformance)'.
    """
  )
}

extension TaskResult: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: TaskResult) -> PartialCaseKeyPath<TaskResult> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The path to the value.
    public var success: AnyCasePath<TaskResult, Success> {
      ._$case(
        "success",
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The path to the error.
    public var failure: AnyCasePath<TaskResult, any Error> {
      ._$case(
        "failure",
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }
}
