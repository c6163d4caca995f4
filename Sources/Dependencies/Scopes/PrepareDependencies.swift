import IssueReporting

/// Sets dependencies for the whole process, or for the running test.
///
/// Call it once, as early as there is: in an app's initializer, before anything reads what it
/// sets. A dependency that somebody already read or prepared keeps its value, and an issue is
/// reported: two parts of an app would otherwise work with different values.
///
/// ```swift
/// @main struct MyApp: App {
///   init() {
///     prepareDependencies { $0.database = try! openDatabase() }
///   }
/// }
/// ```
///
/// - Parameters:
///   - updateValues: Sets the dependencies.
///   - fileID: The source file of the call.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the closure returns.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var values = DependencyValues()
  values.isSetting = true
  let result = try updateValues(&values)
  let defaults = DependencyValues._current.defaults
  if let context = values.overrides?.context { defaults.context = context }
  let context = values.overrides?.context ?? defaults.context
  values.overrides?.slots.forEach { id, box in
    guard defaults.insert(box, for: id, in: context) !== box else { return }
    let key = String(reflecting: box.key)
    reportIssue(
      """
      'prepareDependencies' set the dependency with the key '\(key)' too late: it was already read \
      or prepared, and keeps its value. Prepare it once, before anything reads it.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
  return result
}
