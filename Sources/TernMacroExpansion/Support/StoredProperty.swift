import SwiftSyntax

/// A stored property that holds one value under one name.
struct StoredProperty {
  var syntax: VariableDeclSyntax
  var binding: PatternBindingSyntax

  /// The declaration as a stored property, if it is one that can change.
  ///
  /// Constants, computed, static and lazy properties, and declarations of several names are not.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let syntax = declaration.as(VariableDeclSyntax.self),
      syntax.bindingSpecifier.tokenKind == .keyword(.var),
      syntax.bindings.count == 1, let binding = syntax.bindings.first,
      binding.pattern.is(IdentifierPatternSyntax.self),
      !syntax.modifiers.contains(.static), !syntax.modifiers.contains(.class),
      !syntax.modifiers.contains(.lazy),
      !binding.isComputed
    else { return nil }
    self.syntax = syntax
    self.binding = binding
  }

  /// The name without backticks.
  var name: String {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText ?? ""
  }

  /// The access level as written, with a space after it, or nothing.
  var access: String {
    let modifier = syntax.modifiers.first { accessKeyword([$0]) != nil }
    return modifier.map { "\($0.name.text) " } ?? ""
  }

  /// The modifiers that say how the value is held, each with a space after it: `weak`.
  var storageModifiers: String {
    syntax.modifiers
      .filter { ["weak", "unowned", "nonisolated"].contains($0.name.text) }
      .map { "\($0.trimmedDescription) " }
      .joined()
  }

  /// Whether the value is of one of the plainest types, or inferred from a literal.
  var isPlain: Bool {
    if let type = binding.typeAnnotation?.type {
      let name = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      return Self.plainTypes.contains(name.trimmedDescription)
    }
    guard let value = binding.initializer?.value else { return false }
    return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
      || value.is(BooleanLiteralExprSyntax.self) || value.is(StringLiteralExprSyntax.self)
  }

  private static let plainTypes: Set<String> = [
    "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "String", "UInt", "URL", "UUID",
  ]

  /// The attribute of a property wrapper, if there is one.
  ///
  /// Syntax does not tell wrappers from other attributes. Types begin with a capital, and attributes of
  /// the language do not.
  var wrapper: AttributeSyntax? {
    syntax.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      attribute.name.first?.isUppercase == true && !Self.attributes.contains(attribute.name)
    }
  }

  private static let attributes: Set<String> = [
    "DependencyEndpoint", "DependencyEndpointIgnored", "MainActor", "ObservationStateIgnored",
    "ObservationStateTracked", "PerceptionIgnored", "PerceptionTracked", "Presents",
  ]
}

extension VariableDeclSyntax {
  /// The name of the first property, with its backticks.
  var nameAsWritten: String {
    bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed.text ?? ""
  }
}

extension PatternBindingSyntax {
  /// Whether the value is computed; observers of a stored value do not make it so.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: return false
    case .getter?: return true
    case .accessors(let accessors)?:
      let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
      return !accessors.allSatisfy { observers.contains($0.accessorSpecifier.tokenKind) }
    @unknown default: return true
    }
  }
}

/// The declarations among the members, those inside of `#if` blocks included.
func flattenedMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
  members.flatMap { member -> [DeclSyntax] in
    guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
    return conditional.clauses.flatMap { clause -> [DeclSyntax] in
      guard case .decls(let members)? = clause.elements else { return [] }
      return flattenedMembers(members)
    }
  }
}
