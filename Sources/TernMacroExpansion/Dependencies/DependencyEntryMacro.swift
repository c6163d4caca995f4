import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: a dependency with its key.
struct DependencyEntryMacro {
  /// A property that can be one.
  private struct Entry {
    var name: String
    var type: String
    var testValue: String
    var liveValue: String?
    var previewValue: String?

    init?(_ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol) {
      guard
        let property = StoredProperty(declaration), property.binding.accessorBlock == nil,
        let value = property.binding.initializer?.value
      else { return nil }
      name = property.name
      testValue = value.trimmedDescription
      var argumentType: String?
      if case .argumentList(let arguments)? = node.arguments {
        for argument in arguments where !argument.expression.is(NilLiteralExprSyntax.self) {
          let text = argument.expression.trimmedDescription
          switch argument.label?.text {
          case "liveValue": liveValue = text
          case "previewValue": previewValue = text
          default:
            let base = argument.expression.as(MemberAccessExprSyntax.self)?.base
            argumentType = base?.trimmedDescription
          }
        }
      }
      guard
        let type = property.binding.typeAnnotation?.type.trimmedDescription ?? argumentType
      else { return nil }
      self.type = type
    }
  }
}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard isInDependencyValues(context) else {
      context.diagnose(.entryNeedsDependencyValues, at: node)
      return []
    }
    guard let entry = Entry(node, declaration) else {
      context.diagnose(.entryNeedsTypeAndValue, at: node)
      return []
    }
    return [
      "get { self[_$\(raw: entry.name).self] }",
      "set { self[_$\(raw: entry.name).self] = newValue }",
    ]
  }

  private static func isInDependencyValues(_ context: some MacroExpansionContext) -> Bool {
    guard let outer = context.lexicalContext.first else { return true }
    let name = outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return ["DependencyValues", "Dependencies.DependencyValues"].contains(name ?? "")
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors have said what is wrong.
    guard isInDependencyValues(context), let entry = Entry(node, declaration) else { return [] }
    let key = entry.liveValue == nil ? "TestDependencyKey" : "DependencyKey"
    let values = [
      ("liveValue", entry.liveValue), ("previewValue", entry.previewValue),
      ("testValue", entry.testValue),
    ]
    let members = values.compactMap { name, value in
      value.map { "static var \(name): \(entry.type) { \($0) }" }
    }
    return [
      """
      private nonisolated enum _$\(raw: entry.name): Dependencies.\(raw: key) {
        \(raw: members.joined(separator: "\n").indented())
      }
      """
    ]
  }
}

extension TernDiagnostic {
  static let entryNeedsDependencyValues = Self(
    "entryNeedsDependencyValues",
    """
    '@DependencyEntry' cannot be applied here, because a dependency is a property of \
    'DependencyValues'; move it to an extension of that type
    """
  )

  static let entryNeedsTypeAndValue = Self(
    "entryNeedsTypeAndValue",
    """
    '@DependencyEntry' cannot be applied here, because it needs a 'var' with a written type and a value \
    for tests: 'var numbers: NumberClient = NumberClient()'
    """
  )
}
