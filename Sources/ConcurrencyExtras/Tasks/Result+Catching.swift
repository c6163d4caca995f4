extension Result {
  /// Keeps what an asynchronous function returns or throws.
  ///
  /// ```swift
  /// await send(.response(Result { try await client.fetch() }))
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor to run on, that of the caller by default.
  ///   - body: The function.
  @_transparent
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws(Failure) -> sending Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
