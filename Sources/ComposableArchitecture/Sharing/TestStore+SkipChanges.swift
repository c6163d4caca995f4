import Sharing

extension TestStore {
  /// Takes the changes that the feature has made to shared values as asserted.
  ///
  /// Effects may change shared values without an action. Say so with `assert`, or ignore it with
  /// this: what is neither asserted nor ignored is reported at the end of the test.
  ///
  /// - Parameters:
  ///   - strict: Whether it is an issue if there are none.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func skipChanges(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard !recorder.sharedChanges.skip(), strict else { return }
    OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
      .report("There were no changes of shared values to skip.")
  }
}
