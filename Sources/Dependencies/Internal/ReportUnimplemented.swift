import IssueReporting

/// Reports that a test used a dependency that it did not override.
///
/// - Parameter name: The dependency, as the author spells it: a property of `DependencyValues`,
///   with the member that was used.
func reportUnimplemented(_ name: String) {
  // A write through a key path reads first what it is about to replace.
  if Evaluation.current?.isSetting == true { return }
  let site = Evaluation.current?.site
  let message =
    "'@Dependency(\\.\(name))' was used in a test that does not override it. "
    + "Override it with 'withDependencies'."
  if let site {
    reportIssue(
      message,
      fileID: site.fileID,
      filePath: site.filePath,
      line: site.line,
      column: site.column
    )
  } else {
    reportIssue(message)
  }
}
