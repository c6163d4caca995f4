import Combine

extension Effect {
  /// Starts the effect when no other of the same id has come for a while.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in await send(.results(search(query))) }
  ///     .debounce(id: CancelID.search, for: 0.3, scheduler: mainQueue)
  /// ```
  ///
  /// An effect of that id and place that waits, or runs, is cancelled when another one comes. With a
  /// clock there is another way: sleep in the effect, and make it
  /// `cancellable(id:cancelInFlight: true)`.
  ///
  /// - Parameters:
  ///   - id: What the effect is called.
  ///   - dueTime: How long to wait.
  ///   - scheduler: Whose time counts.
  ///   - options: What the scheduler lets its users choose.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let delay = Just(()).delay(for: dueTime, scheduler: scheduler, options: options)
      .compactMap { _ -> Action? in nil }
    let wait = Self.publisher(delay, at: site)
    let later = Operation.concatenate([wait.operation, operation])
    return Self(.cancellable(later, id: AnyHashable(id), cancelInFlight: true))
  }
}
