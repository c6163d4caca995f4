extension Task where Failure == Never {
  /// Suspends until the current task is cancelled.
  ///
  /// It stands for work without end, for example in a dependency that a test should find running:
  ///
  /// ```swift
  /// let client = LocationClient(updates: { try await Task.never() })
  /// ```
  ///
  /// - Returns: Never.
  /// - Throws: `CancellationError`, when the task is cancelled.
  public static func never() async throws -> Success {
    for await _ in AsyncStream<Success>.never {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the current task is cancelled.
  ///
  /// This is what a call means whose result nobody uses.
  ///
  /// - Throws: `CancellationError`, when the task is cancelled.
  public static func never() async throws {
    let _: Void = try await Task<Void, Never>.never()
  }
}
