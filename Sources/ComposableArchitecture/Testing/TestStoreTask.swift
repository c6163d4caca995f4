/// The life of the effects of an action that was sent to a test store.
public struct TestStoreTask: Sendable {
  let effects: EffectGroup?
  let wait: @MainActor @Sendable (Duration?, OperatorSite) async -> Void
  let settle: @MainActor @Sendable () async -> Void

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    await effects?.cancel()
    await effects?.finish()
    await settle()
  }

  /// Waits until the effects have ended; that they do not is a reported issue.
  ///
  /// - Parameters:
  ///   - duration: How long to wait; the test store's timeout, if `nil`.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await wait(
      duration, OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Whether the effects were cancelled by ``cancel()``.
  @MainActor
  public var isCancelled: Bool { effects?.isCancelled ?? false }
}
