import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: a case path for each case of an enum.
struct CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The members of an enum that nobody uses are not expanded, so it is here that mistakes are told.
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(
        .casePathableNeedsEnum(declaration.introducerText, declaration.typeName),
        at: node,
        fixIts: [.removing(node, from: declaration.attributes)]
      )
      return []
    }
    let overloads = overloads(in: declaration)
    for overload in overloads {
      context.diagnose(.casePathableOverload(overload.bareName), at: overload.syntax.name)
    }
    guard overloads.isEmpty, !protocols.isEmpty else { return [] }
    if diagnosesPrivateNesting(of: declaration, node, in: context) { return [] }
    let conformances = protocols.map { "CasePaths.\($0.trimmedDescription)" }
    return [
      try ExtensionDeclSyntax(
        """
        \(raw: declaration.attributes.availability)nonisolated extension \(type.trimmed): \
        \(raw: conformances.joined(separator: ", ")) {}
        """
      )
    ]
  }
}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      let declaration = declaration.as(EnumDeclSyntax.self), overloads(in: declaration).isEmpty
    else { return [] }
    let cases = EnumCases.declared(in: declaration.memberBlock.members)
    let access = memberAccess(of: declaration, in: context)
    let members = CasePathsWriter(
      root: declaration.name.text,
      access: access,
      cases: cases
    ).members
    let binding = BindableActionWriter(declaration, cases: cases, access: access)?.member
    return members + (binding.map { [$0] } ?? [])
  }

  /// The cases whose names another case before them has in the same build.
  private static func overloads(in declaration: EnumDeclSyntax) -> [EnumCase] {
    var seen: Set<String> = []
    // The same name under `#if` and `#else` is declared once in each build; the compiler sees to the
    // rest.
    return EnumCases.declared(in: declaration.memberBlock.members).flattened.filter { element in
      !element.isConditional && !seen.insert(element.bareName).inserted
    }
  }
}

extension EnumCase {
  /// Whether the case stands inside an `#if`.
  fileprivate var isConditional: Bool {
    var node = syntax.parent
    while let current = node, !current.is(EnumDeclSyntax.self) {
      if current.is(IfConfigDeclSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension TernDiagnostic {
  static func casePathableNeedsEnum(_ introducer: String, _ name: String) -> Self {
    Self(
      "casePathableNeedsEnum",
      """
      '@CasePathable' cannot be applied to \(introducer) '\(name)', because only an enum has cases
      """
    )
  }

  static func casePathableOverload(_ name: String) -> Self {
    Self(
      "casePathableOverload",
      """
      '@CasePathable' cannot be applied to an enum that declares case '\(name)' twice, because the \
      key path '\\.\(name)' cannot name both; give this case another name
      """
    )
  }
}
