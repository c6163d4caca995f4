public import TernUICore

extension State {
  /// A shared value that a view refers to, and may exchange for another one.
  ///
  /// A reference that is put in the place of the first one is kept for as long as the view is on
  /// screen, as its other state is:
  ///
  /// ```swift
  /// struct Results: View {
  ///   @State.SharedReader(.search("")) var results: [Item] = []
  ///   var body: some View {
  ///     SearchField { text in try await $results.load(.search(text)) }
  ///   }
  /// }
  /// ```
  @propertyWrapper
  public struct SharedReader: DynamicProperty {
    @State<Sharing.SharedReader<Value>> private var shared: Sharing.SharedReader<Value>

    /// Refers to a shared value at first.
    ///
    /// - Parameter projectedValue: The shared value.
    public init(projectedValue: Sharing.SharedReader<Value>) {
      _shared = State<Sharing.SharedReader<Value>>(wrappedValue: projectedValue)
    }

    /// Refers to a shared value at first.
    ///
    /// - Parameter base: The shared value.
    public init(_ base: Sharing.SharedReader<Value>) {
      self.init(projectedValue: base)
    }

    /// Refers to a value in memory at first.
    ///
    /// - Parameters:
    ///   - value: The first value.
    ///   - fileID: The source file of the property.
    ///   - filePath: The path of that file.
    ///   - line: The line of the property.
    ///   - column: The column of the property.
    public init(
      value: Value,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(
        projectedValue: Sharing.SharedReader(
          value: value,
          fileID: fileID, filePath: filePath, line: line, column: column
        )
      )
    }

    /// Refers to the value of a key at first.
    ///
    /// - Parameters:
    ///   - value: The value if the key's storage has none.
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
      self.init(
        projectedValue: Sharing.SharedReader(
          wrappedValue: value(), key,
          fileID: fileID, filePath: filePath, line: line, column: column
        )
      )
    }

    /// Refers to the value of a key at first, or `nil` if the key's storage has none.
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
      self.init(
        projectedValue: Sharing.SharedReader(
          key,
          fileID: fileID, filePath: filePath, line: line, column: column
        )
      )
    }

    /// Refers to the value of a key that brings its default at first.
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
      self.init(
        projectedValue: Sharing.SharedReader(
          key,
          fileID: fileID, filePath: filePath, line: line, column: column
        )
      )
    }

    /// Refers to the value of a key at first, with another default than the key brings.
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
      self.init(
        projectedValue: Sharing.SharedReader(
          wrappedValue: value(), key,
          fileID: fileID, filePath: filePath, line: line, column: column
        )
      )
    }

    /// Refers to the value of a key once it is loaded.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - fileID: The source file of the property.
    ///   - filePath: The path of that file.
    ///   - line: The line of the property.
    ///   - column: The column of the property.
    /// - Throws: What the storage throws, or ``MissingValueError`` if it has no value.
    public init(
      require key: some SharedReaderKey<Value>,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async throws {
      self.init(
        projectedValue: try await Sharing.SharedReader(
          require: key, fileID: fileID, filePath: filePath, line: line, column: column
        )
      )
    }

    /// The current value.
    public var wrappedValue: Value {
      get { shared.wrappedValue }
    }

    /// The shared value; setting it refers to another one.
    public var projectedValue: Sharing.SharedReader<Value> {
      get { shared }
      nonmutating set { shared = newValue }
    }
  }
}
