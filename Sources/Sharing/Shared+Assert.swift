import IssueReporting

extension Shared where Value: Equatable {
  /// Asserts what the feature of a test store has made of the value.
  ///
  /// A test store fails at its end for each change of a shared value that the test has not asserted.
  /// Assert the changes of values in the store's state with `store.assert`, and those of others with
  /// this:
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped)
  /// $count.assert { $0 = 1 }
  /// ```
  ///
  /// That there is no change to assert is reported as an issue.
  ///
  /// - Parameters:
  ///   - updateValueToExpectedResult: Changes the value as the test knows it to the expected one.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assert(
    _ updateValueToExpectedResult: (_ value: inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let changes = SharedChanges.pending(handle.root) else {
      return site.report(
        """
        Expected '\(Self.self)' to have changed, but no change occurred.

        Only changes that the feature of a test store has made are there to be asserted, each once.
        """
      )
    }
    let review = SharedReview(changes, .everything)
    defer { review.end(isFailure: false) }
    try review.describe { try handle.mutate(site, updateValueToExpectedResult) }
    let differences = review.differences
    guard !differences.isEmpty else { return }
    site.report(
      """
      State was not expected to change, but a change occurred: …

      \(differences.joined(separator: "\n"))

      (Expected: −, Actual: +)
      """
    )
  }
}
