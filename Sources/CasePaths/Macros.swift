/// Gives an enum a case key path for each of its cases.
///
/// ```swift
/// @CasePathable
/// enum Destination {
///   case detail(id: Int)
///   case settings
/// }
///
/// let destination = Destination.detail(id: 1)
/// destination.is(\.settings)            // false
/// destination[case: \.detail]           // Optional(1)
/// let path: CaseKeyPath<Destination, Int> = \.detail
/// path(2)                               // Destination.detail(id: 2)
/// ```
///
/// Several payloads become a tuple with the same labels, and a case without a payload has `Void`.
/// Add `@dynamicMemberLookup` to the enum to read a payload by the name of its case:
/// `destination.detail` is then an `Int?`.
///
/// The macro adds the type `AllCasePaths`, the property `allCasePaths` and conformances to
/// ``CasePathable`` and ``CasePathIterable``. An enum that has two cases of the same name is
/// rejected, since one key path cannot name both.
@attached(
  member, names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator),
  named(_$Root), named(binding)
)
@attached(extension, conformances: CasePathable, CasePathIterable)
public macro CasePathable() =
  #externalMacro(module: "TernMacros", type: "CasePathableMacro")
