extension Shared {
  /// Whether the value is being loaded.
  ///
  /// Views that read it see it change.
  public var isLoading: Bool { reference.persistence?.isLoading ?? false }

  /// Why the value could not be loaded, if the last load failed.
  ///
  /// The value is the default then, or
  /// what it was before.
  public var loadError: (any Error)? { reference.persistence?.loadError }

  /// Loads the value again.
  ///
  /// Without a key it does nothing.
  public func load() async throws {
    try await reference.persistence?.load()
  }

  /// Why the value could not be saved, if the last save failed.
  public var saveError: (any Error)? { reference.persistence?.saveError }

  /// Saves the value now, whether it has changed or not.
  ///
  /// Without a key it does nothing.
  public func save() async throws {
    try await reference.persistence?.save()
  }
}
