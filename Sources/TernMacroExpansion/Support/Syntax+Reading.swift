import SwiftSyntax
import SwiftSyntaxMacros

extension AttributeSyntax {
  /// The last part of the attribute's name: `Presents` of `@ComposableArchitecture.Presents`.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The attributes of this name that stand outside of any `#if`.
  func named(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }

  /// The `@available` attributes, each on a line of its own.
  var availability: String {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.name == "available" }
      .map { "\($0.trimmedDescription)\n" }
      .joined()
  }

  /// Whether an attribute makes the declaration unavailable on every platform.
  var isUnavailable: Bool { isAvailable(word: "unavailable") }

  /// Whether an attribute deprecates the declaration on every platform.
  var isDeprecated: Bool { isAvailable(word: "deprecated") }

  private func isAvailable(word: String) -> Bool {
    contains { element in
      guard
        let attribute = element.as(AttributeSyntax.self), attribute.name == "available",
        case .availability(let arguments)? = attribute.arguments,
        arguments.first?.argument.trimmedDescription == "*"
      else { return false }
      return arguments.contains { $0.argument.trimmedDescription == word }
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether one of the modifiers is this keyword.
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var bareText: String {
    text.count > 2 && text.first == "`" && text.last == "`"
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension DeclGroupSyntax {
  /// The word that declares this group, for messages: `struct`.
  var introducerText: String { introducer.text }

  /// The name of the type, as written.
  var typeName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
  }
}

/// The access level that a macro writes before the members it adds, with a space after it.
///
/// Members of a `private` type need none: what is written without a level reaches as far as the type.
/// A type without a level, in an extension with one, has the level of the extension.
func memberAccess(
  of declaration: some DeclGroupSyntax,
  in context: some MacroExpansionContext
) -> String {
  if let own = accessKeyword(declaration.modifiers) {
    return own == .public || own == .package || own == .open
      ? "\(own == .package ? "package" : "public") " : ""
  }
  guard let outer = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return "" }
  switch accessKeyword(outer.modifiers) {
  case .public?: return "public "
  case .package?: return "package "
  default: return ""
  }
}

/// The access level among the modifiers.
func accessKeyword(_ modifiers: DeclModifierListSyntax) -> Keyword? {
  let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private, .open]
  return levels.first { modifiers.contains($0) }
}

extension String {
  /// The text with each line but the first moved to the right.
  func indented(_ spaces: Int = 2) -> String {
    replacingNewlines(with: "\n" + String(repeating: " ", count: spaces))
  }

  private func replacingNewlines(with separator: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: separator)
  }
}

/// The name of a type, with those of the types around it.
func fullName(
  of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
) -> String {
  // From the inside out.
  let outer = context.lexicalContext.compactMap {
    $0.asProtocol((any DeclGroupSyntax).self)?.typeName
  }
  return (outer.reversed() + [declaration.typeName]).joined(separator: ".")
}

/// Whether a declaration, or one around it, is deprecated, and so may use what is.
func isDeprecated(
  _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
) -> Bool {
  declaration.attributes.isDeprecated
    || context.lexicalContext.contains {
      $0.asProtocol((any WithAttributesSyntax).self)?.attributes.isDeprecated == true
    }
}
