/// Whether this process runs tests.
///
/// This is a fact of the process: it is also `true` in detached tasks and on threads that belong to
/// no test. Reading it costs next to nothing.
///
/// ```swift
/// let baseURL = isTesting ? URL(string: "http://localhost")! : liveURL
/// ```
///
/// To learn which test runs, see ``TestContext/current``.
public var isTesting: Bool {
  TestProcess.current != nil || SwiftTesting.loaded?.currentTest != nil
}
