/// An enum whose case key paths can be gone through, in the order of declaration.
///
/// ```swift
/// for path in Destination.allCasePaths where destination.is(path) { … }
/// ```
///
/// ``CasePathable()`` conforms the enum to it.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
