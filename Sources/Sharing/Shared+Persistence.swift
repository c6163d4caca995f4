extension Shared {
  /// Whether the value is being loaded.
  ///
  /// Views that read it see it change.
  public var isLoading: Bool { handle.persistence?.isLoading ?? false }

  /// Why the value could not be loaded, if the last load failed.
  ///
  /// The value is the default then, or what it was before.
  public var loadError: (any Error)? { handle.persistence?.loadError }

  /// Loads the value again.
  ///
  /// Without a key it does nothing.
  public func load() async throws {
    try await handle.persistence?.load()
  }

  /// Shares the value of another key from now on, and loads it.
  ///
  /// All copies of this value follow. Until the value is loaded they have the one from before, which
  /// stays if the storage has none or cannot be read.
  ///
  /// ```swift
  /// try await $items.load(.search(text))
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: What the storage throws.
  public func load(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    let reference = PersistentReference.current(key, site, default: { handle.untracked })
    try await handle.move(to: reference, isWritable: true, site)
  }

  /// Shares the value of another key from now on, and loads it.
  ///
  /// - Parameters:
  ///   - key: The key; its own default counts where its storage has no value.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: What the storage throws.
  public func load<Key: SharedKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    let reference = PersistentReference.current(key.base, site, default: key.defaultValue)
    try await handle.move(to: reference, isWritable: true, site)
  }

  /// Why the value could not be saved, if the last save failed.
  public var saveError: (any Error)? { handle.persistence?.saveError }

  /// Saves the value now, whether it has changed or not.
  ///
  /// Without a key it does nothing.
  public func save() async throws {
    try await handle.persistence?.save()
  }
}
