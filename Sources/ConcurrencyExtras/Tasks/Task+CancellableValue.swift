extension Task where Failure == Never {
  /// The value of this task, which is cancelled when the task that waits for it is.
  ///
  /// With `value` alone, an unstructured task goes on when the one that waits is cancelled.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The value of this task, which is cancelled when the task that waits for it is.
  ///
  /// With `value` alone, an unstructured task goes on when the one that waits is cancelled. Throws
  /// what the task throws.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}
