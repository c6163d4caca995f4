import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@UITransactionEntry`: a value of a transaction with its key.
struct UITransactionEntryMacro {
  /// A property that can be one.
  private struct Entry {
    var name: String
    var type: String?
    var value: String

    init?(_ declaration: some DeclSyntaxProtocol) {
      guard
        let property = StoredProperty(declaration), property.binding.accessorBlock == nil,
        let value = property.binding.initializer?.value
      else { return nil }
      name = property.name
      type = property.binding.typeAnnotation?.type.trimmedDescription
      self.value = value.trimmedDescription
    }
  }

  private static func isInTransaction(_ context: some MacroExpansionContext) -> Bool {
    guard let outer = context.lexicalContext.first else { return true }
    let name = outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return ["UITransaction", "SwiftNavigation.UITransaction"].contains(name ?? "")
  }
}

extension UITransactionEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard isInTransaction(context) else {
      context.diagnose(.transactionEntryNeedsTransaction, at: node)
      return []
    }
    guard let entry = Entry(declaration) else {
      context.diagnose(.transactionEntryNeedsValue, at: node)
      return []
    }
    return [
      "get { self[_$\(raw: entry.name).self] }",
      "set { self[_$\(raw: entry.name).self] = newValue }",
    ]
  }
}

extension UITransactionEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors have said what is wrong.
    guard isInTransaction(context), let entry = Entry(declaration) else { return [] }
    let value =
      entry.type.map { "static var defaultValue: \($0) { \(entry.value) }" }
      ?? "static let defaultValue = \(entry.value)"
    return [
      """
      private nonisolated enum _$\(raw: entry.name): SwiftNavigation.UITransactionKey {
        \(raw: value)
      }
      """
    ]
  }
}

extension TernDiagnostic {
  static let transactionEntryNeedsTransaction = Self(
    "transactionEntryNeedsTransaction",
    """
    '@UITransactionEntry' cannot be applied here, because an entry is a property of 'UITransaction'; \
    move it to an extension of that type
    """
  )

  static let transactionEntryNeedsValue = Self(
    "transactionEntryNeedsValue",
    """
    '@UITransactionEntry' cannot be applied here, because it needs a 'var' with a value: \
    'var isAnimated = false'
    """
  )
}
