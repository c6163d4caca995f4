import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a value of the environment with its key.
struct EntryMacro {
  private static func isInEnvironment(_ context: some MacroExpansionContext) -> Bool {
    guard let outer = context.lexicalContext.first else { return true }
    let name = outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return holders.contains(name ?? "") || isInFocusedValues(context)
  }

  private static let holders = [
    "EnvironmentValues", "SwiftUI.EnvironmentValues", "TernUI.EnvironmentValues",
  ]

  /// Whether the property is a value of what has the focus, which needs no other than `nil`.
  private static func isInFocusedValues(_ context: some MacroExpansionContext) -> Bool {
    let outer = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    let name = outer?.extendedType.trimmedDescription ?? ""
    return ["FocusedValues", "SwiftUI.FocusedValues", "TernUI.FocusedValues"].contains(name)
  }

  /// The type in the optional of a property.
  private static func wrappedType(of property: StoredProperty) -> TypeSyntax? {
    property.binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType
  }

  /// The property, if it can be an entry: stored, with a value.
  private static func entry(_ declaration: some DeclSyntaxProtocol) -> StoredProperty? {
    guard let property = StoredProperty(declaration), property.binding.accessorBlock == nil
    else { return nil }
    let isOptional = property.binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
    return property.binding.initializer != nil || isOptional ? property : nil
  }
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard isInEnvironment(context) else {
      context.diagnose(.entryNeedsEnvironmentValues, at: node)
      return []
    }
    guard let property = entry(declaration) else {
      context.diagnose(.entryNeedsValue, at: node)
      return []
    }
    if isInFocusedValues(context), wrappedType(of: property) == nil {
      context.diagnose(.entryNeedsOptional, at: node)
      return []
    }
    return [
      "get { self[__Key_\(raw: property.name).self] }",
      "set { self[__Key_\(raw: property.name).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors have said what is wrong.
    guard isInEnvironment(context), let property = entry(declaration) else { return [] }
    if isInFocusedValues(context) {
      guard let type = wrappedType(of: property) else { return [] }
      return [
        """
        private nonisolated enum __Key_\(raw: property.name): TernUI.FocusedValueKey {
          typealias Value = \(type.trimmed)
        }
        """
      ]
    }
    let value = property.binding.initializer?.value.trimmedDescription ?? "nil"
    let defaultValue: String
    if let type = property.binding.typeAnnotation?.type.trimmedDescription {
      defaultValue = "static var defaultValue: \(type) { \(value) }"
    } else {
      defaultValue = "static let defaultValue = \(value)"
    }
    return [
      """
      private nonisolated enum __Key_\(raw: property.name): TernUI.EnvironmentKey {
        \(raw: defaultValue)
      }
      """
    ]
  }
}

extension TernDiagnostic {
  static let entryNeedsEnvironmentValues = Self(
    "entryNeedsEnvironmentValues",
    """
    '@Entry' cannot be applied here, because it makes a value of the environment; put the property into \
    an extension of 'EnvironmentValues' or 'FocusedValues'
    """
  )

  static let entryNeedsOptional = Self(
    "entryNeedsOptional",
    """
    '@Entry' cannot be applied to a property of 'FocusedValues' that always has a value, because nothing \
    may have the focus; write 'var name: Type?'
    """
  )

  static let entryNeedsValue = Self(
    "entryNeedsValue",
    """
    '@Entry' cannot be applied to a property without a value, because it needs the one that counts \
    where nobody set another; write 'var name: Type = value'
    """
  )
}
