/// What runs around the code of views: their bodies, and what persons and changes make them do.
///
/// A layer above puts it into the environment, to set task-local values for the views below.
@MainActor
package protocol EnvironmentScope {
  /// Runs code of a view.
  func run<Result>(_ body: () -> Result) -> Result
}

extension EnvironmentValues {
  /// Runs code of a view in the scope of this environment, if there is one.
  @MainActor
  package func inScope<Result>(_ body: () -> Result) -> Result {
    guard let scope else { return body() }
    return scope.run(body)
  }
}
