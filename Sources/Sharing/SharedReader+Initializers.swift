extension SharedReader {
  /// Creates a value that stays as it is.
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
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reference: ValueBox(value, site))
  }

  /// Creates a value that stays as it is, as an argument where a feature takes a shared value.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  @_disfavoredOverload
  public init(
    _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(reference: ValueBox(value, site))
  }

  /// Creates another holder of a shared value.
  ///
  /// - Parameter projectedValue: The shared value.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// Creates another holder of a shared value.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: SharedReader<Value>) {
    self = base
  }

  /// Creates a holder of a shared value that only reads it.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    self.init(reference: base.handle)
  }

  /// Creates a shared value from the value of a shared optional.
  ///
  /// When the optional becomes `nil` later, the last value stays readable.
  ///
  /// - Parameter base: The shared optional. If it is `nil`, so is the result.
  public init?(_ base: SharedReader<Value?>) {
    // Whether there is a value is something that who asks for it has read.
    base.handle.track()
    self.init(untracked: base)
  }

  init?(untracked base: SharedReader<Value?>) {
    guard let reference = UnwrappedReference<Handle<Value?>, Value>(base.handle) else { return nil }
    self.init(reference: reference)
  }
}
