extension Shared {
  /// Creates a shared value in memory.
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

  /// Creates a shared value in memory, as an argument where a feature takes a shared value.
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
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// Creates another holder of a shared value.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    self = base
  }

  /// Creates a shared value from the value of a shared optional.
  ///
  /// When the optional becomes `nil` later, the last value stays readable and changes are dropped.
  ///
  /// ```swift
  /// guard let todo = Shared($todos[id: id]) else { return }
  /// ```
  ///
  /// - Parameter base: The shared optional. If it is `nil`, so is the result.
  public init?(_ base: Shared<Value?>) {
    // Whether there is a value is something that who asks for it has read.
    base.handle.track()
    self.init(untracked: base)
  }

  init?(untracked base: Shared<Value?>) {
    guard let reference = UnwrappedReference<Handle<Value?>, Value>(base.handle) else { return nil }
    self.init(reference: reference)
  }
}
