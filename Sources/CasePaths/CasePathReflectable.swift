/// Case paths that can tell which case a value is.
///
/// ``CasePathable()`` conforms the `AllCasePaths` of an enum to it.
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root

  /// The key path of the case that the value is.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}
