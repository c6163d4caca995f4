import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Perceptible`: a class whose properties are observed one by one.
struct PerceptibleMacro {}

extension PerceptibleMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    if diagnosesPrivateNesting(of: declaration, node, in: context) { return [] }
    return [
      try ExtensionDeclSyntax(
        """
        \(raw: declaration.attributes.availability)nonisolated extension \(type.trimmed): \
        PerceptionCore.Perceptible {}
        """
      )
    ]
  }
}

extension PerceptibleMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      context.diagnose(
        .perceptibleNeedsClass(declaration.introducerText, declaration.typeName),
        at: node,
        fixIts: [.removing(node, from: declaration.attributes)]
      )
      return []
    }
    let name = type.name.text
    return [
      """
      private nonisolated let _$perceptionRegistrar = PerceptionCore.PerceptionRegistrar()
      """,
      """
      nonisolated func access<Member>(keyPath: Swift.KeyPath<\(raw: name), Member>) {
        _$perceptionRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      nonisolated func withMutation<Member, Result>(
        keyPath: Swift.KeyPath<\(raw: name), Member>, _ mutation: () throws -> Result
      ) rethrows -> Result {
        try _$perceptionRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
    ]
  }
}

extension PerceptibleMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(ClassDeclSyntax.self), let property = StoredProperty(member),
      property.wrapper == nil, property.name != "_$perceptionRegistrar",
      property.syntax.attributes.named("PerceptionIgnored") == nil,
      property.syntax.attributes.named("PerceptionTracked") == nil
    else { return [] }
    return ["@PerceptionCore.PerceptionTracked"]
  }
}

extension TernDiagnostic {
  static func perceptibleNeedsClass(_ introducer: String, _ name: String) -> Self {
    Self(
      "perceptibleNeedsClass",
      """
      '@Perceptible' cannot be applied to \(introducer) '\(name)', because only a class has observers of \
      its properties; use a class
      """
    )
  }
}
