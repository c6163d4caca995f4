import IssueReporting

/// Runs an asynchronous function with every task of the process on the main actor, one by one.
///
/// Tasks then run in the order in which they are made, which makes tests of plain concurrent code
/// repeatable. The setting is one of the whole process, so a suite that uses this must be
/// serialized, and no other test may run beside it.
///
/// ```swift
/// await withMainSerialExecutor {
///   let task = Task { model.load() }
///   await Task.yield()
///   #expect(model.isLoading)
///   await task.value
/// }
/// ```
///
/// Where the concurrency runtime cannot be changed (a program that is linked statically) this is
/// reported, and the function runs as usual.
///
/// - Parameter operation: The function.
/// - Throws: What the function throws.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let old = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = old }
  try await operation()
}

/// Runs a function with every task of the process on the main actor, one by one.
///
/// For the set-up of a test that is not asynchronous itself, such as XCTest's `invokeTest()`.
///
/// - Parameter operation: The function.
/// - Throws: What the function throws.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let old = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = old }
  try operation()
}

/// Whether every task of the process runs on the main actor.
///
/// ``withMainSerialExecutor(operation:)-(()->Void)`` sets this for the time of a function, and is
/// what tests should use. Setting it reports an issue where the concurrency runtime cannot be
/// changed.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalExecutorHook.found?.isMainSerial ?? false }
  set {
    guard let hook = GlobalExecutorHook.found else {
      if newValue {
        reportIssue(
          """
          Tasks cannot be made to run on the main actor: this program's concurrency runtime does \
          not export 'swift_task_enqueueGlobal_hook'. Link the Swift runtime dynamically.
          """
        )
      }
      return
    }
    hook.isMainSerial = newValue
  }
}
