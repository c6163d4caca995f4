import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint`: a closure that reports an issue when it is called before it is set.
struct DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = Endpoint(declaration) else {
      context.diagnose(.endpointNeedsClosure, at: node)
      return []
    }
    diagnoseMissingDefault(endpoint, in: context)
    diagnoseMethod(node, endpoint, in: context)
    let accessors: [AccessorDeclSyntax] = [
      "get { \(raw: endpoint.storage) }",
      "set { \(raw: endpoint.storage) = newValue }",
    ]
    // The compiler would hand the default value to an 'init' accessor, and what reports would be lost.
    if endpoint.defaultValue != nil { return accessors }
    let initializer: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(raw: endpoint.storage))
      init(initialValue) {
        \(raw: endpoint.storage) = initialValue
      }
      """
    return [initializer] + accessors
  }

  private static func diagnoseMissingDefault(
    _ endpoint: Endpoint, in context: some MacroExpansionContext
  ) {
    guard endpoint.needsDefault else { return }
    let type = endpoint.type
    let parameters =
      type.parameters.isEmpty
      ? "" : "\(type.parameters.map { _ in "_" }.joined(separator: ", ")) in "
    let value = type.returnsNothing ? "" : "<#\(type.result.trimmedDescription)#> "
    let binding = endpoint.property.binding
    context.diagnose(
      .endpointNeedsDefault(endpoint.property.name, type),
      at: binding,
      fixIts: [
        .replacing(
          "Add a default value",
          binding,
          by: binding.with(
            \.initializer,
            InitializerClauseSyntax(
              equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
              value: ExprSyntax("{ \(raw: parameters)\(raw: value)}")
            )
          )
        )
      ]
    )
  }

  private static func diagnoseMethod(
    _ node: AttributeSyntax, _ endpoint: Endpoint, in context: some MacroExpansionContext
  ) {
    guard let argument = methodArgument(node) else { return }
    guard let name = methodName(node) else {
      context.diagnose(.endpointMethodNeedsName, at: argument)
      return
    }
    if name == endpoint.property.name, endpoint.type.parameters.allSatisfy({ $0.label == nil }) {
      context.diagnose(.endpointMethodRepeatsName(name), at: argument)
    }
  }

  private static func methodArgument(_ node: AttributeSyntax) -> ExprSyntax? {
    guard case .argumentList(let arguments)? = node.arguments else { return nil }
    return arguments.first { $0.label?.text == "method" }?.expression
  }

  /// The name of the method, if it is one that can be declared.
  private static func methodName(_ node: AttributeSyntax) -> String? {
    guard
      let name = methodArgument(node)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
      name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    else { return nil }
    return name
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = Endpoint(declaration) else { return [] }
    let client =
      context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)?.typeName ?? ""
    let storage = endpoint.declaration(in: client)
    let name = methodName(node)
    guard
      name != endpoint.property.name
        || endpoint.type.parameters.contains(where: { $0.label != nil }),
      let method = endpoint.method(named: name)
    else { return [storage] }
    return [storage, method]
  }
}

extension TernDiagnostic {
  static let endpointNeedsClosure = Self(
    "endpointNeedsClosure",
    """
    '@DependencyEndpoint' cannot be applied here, because an endpoint is a stored 'var' whose type is \
    written as that of a closure: 'var load: @Sendable (_ id: Int) throws -> Item'
    """
  )

  static func endpointNeedsDefault(_ name: String, _ type: ClosureType) -> Self {
    let reason =
      if type.isThrowing {
        "throws errors of one type only"
      } else {
        "returns '\(type.result.trimmedDescription)' and cannot throw"
      }
    return Self(
      "endpointNeedsDefault",
      """
      '\(name)' cannot be an endpoint without a default value, because it \(reason), so that there is no \
      answer before it is set; add a default value, or let it throw
      """
    )
  }

  static let endpointMethodNeedsName = Self(
    "endpointMethodNeedsName",
    """
    '@DependencyEndpoint' cannot write a method of this name, because it is no name; 'method' takes a \
    string literal with the name of a function
    """
  )

  static func endpointMethodRepeatsName(_ name: String) -> Self {
    Self(
      "endpointMethodRepeatsName",
      """
      '@DependencyEndpoint' cannot write the method '\(name)', because it would be the same as the \
      property; choose another name, or give a name to a parameter of the closure
      """
    )
  }
}
