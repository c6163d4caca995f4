extension Never: CasePathable, CasePathIterable {
  /// The case paths of the enum without a case: none.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// Never called, since there is no value.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {
      \.never
    }

    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Never>]> {
      [].makeIterator()
    }
  }

  /// All case paths of the enum without a case.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
