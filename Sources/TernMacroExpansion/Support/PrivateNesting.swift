import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Says that a type is private inside of another one, where a macro adds a conformance to it.
///
/// - Returns: Whether it is, so that the conformance, which would not compile, can be left out.
func diagnosesPrivateNesting(
  of declaration: some DeclGroupSyntax,
  _ node: AttributeSyntax,
  in context: some MacroExpansionContext
) -> Bool {
  guard
    !context.lexicalContext.isEmpty,
    let modifier = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) })
  else { return false }
  let name = modifier.name
  context.diagnose(
    .privateNesting(node.name, declaration.introducerText, declaration.typeName),
    at: modifier,
    fixIts: [
      .replacing(
        "Make it 'fileprivate'", name, by: name.with(\.tokenKind, .keyword(.fileprivate))
      )
    ]
  )
  return true
}

extension TernDiagnostic {
  static func privateNesting(_ macro: String, _ introducer: String, _ name: String) -> Self {
    Self(
      "privateNesting",
      """
      '@\(macro)' cannot be applied to a private \(introducer) inside of another type, because the \
      conformance it adds stands outside and cannot see '\(name)'; make the \(introducer) 'fileprivate'
      """
    )
  }
}
