import Dependencies
public import Testing

/// A trait that sets dependencies for a test, or for every test of a suite.
///
/// Make it with `.dependency(…)`, `.dependencies { … }` or `.dependencies`.
public struct _DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  /// On a suite the trait is one of each test in it, so that tests do not share values.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      $0._startAfresh()
      try await updateValues(&$0)
    } operation: {
      try await function()
    }
  }
}
