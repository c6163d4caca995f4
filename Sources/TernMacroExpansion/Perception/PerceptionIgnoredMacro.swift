import SwiftSyntax
import SwiftSyntaxMacros

/// `@PerceptionIgnored`: a mark that `@Perceptible` looks for, and nothing else.
struct PerceptionIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
