public import Dependencies
import IssueReporting

extension Dependency {
  /// Creates a property that reads a dependency as the type that a test knows it to be.
  ///
  /// For a dependency that is a protocol, of which the test overrides the value with one that it wants
  /// to look into:
  ///
  /// ```swift
  /// @Dependency(\.analytics, as: AnalyticsRecorder.self) var recorder
  /// ```
  ///
  /// A value of another type is the test's mistake: an issue says which it is, and the test process
  /// ends, because there is no value to go on with.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, as a property of `DependencyValues`.
  ///   - type: The type of its value.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public init<Base>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column) { values in
      let base = values[keyPath: keyPath]
      guard let value = base as? Value else {
        let message =
          "'@Dependency(…, as: \(Value.self).self)' cannot read a value of type "
          + "'\(Swift.type(of: base as Any))'. Override the dependency with a '\(Value.self)'."
        reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
        fatalError(message)
      }
      return value
    }
  }
}
