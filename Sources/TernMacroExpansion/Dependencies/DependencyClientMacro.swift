import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient`: a struct of closures that is complete before anybody has implemented it.
struct DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self), let endpoint = Endpoint(member),
      endpoint.property.wrapper == nil, !ClientProperty.isMarked(endpoint.property.syntax)
    else { return [] }
    return ["@DependenciesMacros.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      context.diagnose(
        .clientNeedsStruct(declaration.introducerText, declaration.typeName),
        at: node,
        fixIts: [.removing(node, from: declaration.attributes)]
      )
      return []
    }
    diagnoseUntypedClosures(declaration, in: context)
    let properties = declaration.memberBlock.members.flatMap { ClientProperty.all(in: $0.decl) }
    let access = memberAccess(of: declaration, in: context)
    let written = writtenInitializers(declaration)
    let all = properties.filter { $0.isParameter }
    let needed = all.filter { !$0.hasDefault }
    var initializers: [DeclSyntax] = []
    // Without an endpoint the values that have a default are left out of the first one.
    for parameters in all.contains(where: { $0.endpoint != nil }) ? [all, needed] : [all]
    where !written.contains(parameters.map(\.bareName)) {
      initializers.append(initializer(parameters, properties, access: access))
    }
    return initializers
  }

  /// An initializer with these values.
  private static func initializer(
    _ parameters: [ClientProperty],
    _ properties: [ClientProperty],
    access: String
  ) -> DeclSyntax {
    let level = parameters.map(\.accessLevel).min(by: <) ?? .public
    let access =
      switch level {
      case .private, .fileprivate: "\(level) "
      case .internal: ""
      case .package: access.isEmpty ? "" : "package "
      case .public: access
      }
    guard !parameters.isEmpty else { return "\(raw: access)init() {}" }
    let list = parameters.map(\.parameter).joined(separator: ",\n")
    // An endpoint is set through accessors, which need all that is stored.
    let stored = parameters.filter { $0.endpoint == nil } + parameters.filter { $0.endpoint != nil }
    let body = stored.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n")
    return """
      \(raw: access)init(
        \(raw: list.indented())
      ) {
        \(raw: body.indented())
      }
      """
  }

  /// The names of the parameters of the initializers that stand in the declaration.
  private static func writtenInitializers(_ declaration: some DeclGroupSyntax) -> Set<[String]> {
    Set(
      flattenedMembers(declaration.memberBlock.members)
        .compactMap { $0.as(InitializerDeclSyntax.self) }
        .map { $0.signature.parameterClause.parameters.map(\.firstName.bareText) }
    )
  }

  /// Says which closures would be no endpoints, because their types are not written.
  private static func diagnoseUntypedClosures(
    _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) {
    for member in flattenedMembers(declaration.memberBlock.members) {
      guard
        let property = StoredProperty(member), property.binding.typeAnnotation == nil,
        property.binding.initializer?.value.is(ClosureExprSyntax.self) == true,
        !ClientProperty.isMarked(property.syntax)
      else { continue }
      context.diagnose(.clientClosureNeedsType(property.name), at: property.binding)
    }
  }
}

extension TernDiagnostic {
  static func clientNeedsStruct(_ introducer: String, _ name: String) -> Self {
    Self(
      "clientNeedsStruct",
      """
      '@DependencyClient' cannot be applied to \(introducer) '\(name)', because a client is a struct of \
      closures; use a struct
      """
    )
  }

  static func clientClosureNeedsType(_ name: String) -> Self {
    Self(
      "clientClosureNeedsType",
      """
      '@DependencyClient' cannot make '\(name)' an endpoint, because its type is not written; write it, \
      as in 'var \(name): @Sendable () -> Int', or mark it with '@DependencyEndpointIgnored'
      """
    )
  }
}
