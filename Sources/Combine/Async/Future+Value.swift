extension Future where Failure == Never {
  /// Waits for the value.
  public var value: Output {
    get async { await result().get() }
  }
}

extension Future {
  /// Waits for the value.
  public var value: Output {
    get async throws { try await result().get() }
  }

  private func result() async -> Result<Output, Failure> {
    await withUnsafeContinuation {
      (continuation: UnsafeContinuation<Unchecked<Result<Output, Failure>>, Never>) in
      wait { continuation.resume(returning: Unchecked($0)) }
    }.value
  }
}
