extension Result {
  /// Keeps what an asynchronous function returns or throws.
  ///
  /// ```swift
  /// await send(.response(Result { try await client.fetch() }))
  /// ```
  ///
  /// The function runs on the actor of the caller.
  ///
  /// - Parameter body: The function.
  nonisolated(nonsending)
    public init(catching body: nonisolated(nonsending) () async throws(Failure) -> Success) async
  {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
