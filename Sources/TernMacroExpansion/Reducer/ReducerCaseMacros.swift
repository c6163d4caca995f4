import SwiftSyntax
import SwiftSyntaxMacros

/// `@ReducerCaseIgnored` and `@ReducerCaseEphemeral`: marks that `@Reducer` looks for.
struct ReducerCaseMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(EnumCaseDeclSyntax.self) {
      context.diagnose(.reducerCaseNeedsCase(node.name), at: node)
    }
    return []
  }
}

extension TernDiagnostic {
  static func reducerCaseNeedsCase(_ macro: String) -> Self {
    Self(
      "reducerCaseNeedsCase",
      "'@\(macro)' cannot be applied here, because it marks a case of a '@Reducer' enum"
    )
  }
}
