extension SharedReader {
  /// Shares the value of a key.
  ///
  /// - Parameters:
  ///   - value: The value if the key's storage has none. It is not computed when another holder of
  ///     the key exists, nor when one of the keys of this module finds a value.
  ///   - key: The key.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public init(
    wrappedValue value: @autoclosure () -> Value,
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reference: PersistentReference.current(key, site, default: value))
  }

  /// Shares the value of a key, or `nil` if the key's storage has none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public init<Wrapped>(
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reference: PersistentReference.current(key, site, default: { nil }))
  }

  /// Shares the value of a key that brings its default.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public init<Key: SharedReaderKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reference: PersistentReference.current(key.base, site, default: key.defaultValue))
  }

  /// Shares the value of a key, with another default than the key brings.
  ///
  /// - Parameters:
  ///   - value: The value if the key's storage has none.
  ///   - key: The key.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue value: @autoclosure () -> Value,
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reference: PersistentReference.current(key.base, site, default: value))
  }

  /// Shares the value of a key once it is loaded.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: What the storage throws, or ``MissingValueError`` if it has no value.
  public init(
    require key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = try await loadedValue(of: key)
    self.init(reference: PersistentReference.current(key, site, default: { value }))
  }

  /// Does not exist: a key without a default needs one from the property.
  ///
  /// - Parameter key: The key.
  @available(
    *, unavailable,
    message: "The key has no default value. Give the property one, or the key with 'Default'."
  )
  @_disfavoredOverload
  public init(_ key: some SharedReaderKey<Value>) {
    preconditionFailure("The compiler lets nobody call this.")
  }
}
