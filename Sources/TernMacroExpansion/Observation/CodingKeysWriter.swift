import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the keys by which an observable state is coded: the names of its properties.
///
/// What the compiler would make keys of is the storage behind the properties, `_count`, and the
/// registrar beside it.
struct CodingKeysWriter {
  private let cases: [String]

  /// - Returns: `nil` unless the declaration says that it is coded, and leaves the keys to the compiler.
  init?(_ declaration: some DeclGroupSyntax, isTracked: (DeclSyntax) -> Bool) {
    guard Self.isCoded(declaration), !Self.hasKeys(declaration) else { return nil }
    cases = Self.cases(of: declaration.memberBlock.members, isTracked: isTracked)
    // An enum without a case has no raw values; state without properties needs no keys.
    if !cases.contains(where: { $0.hasPrefix("case ") }) { return nil }
  }

  var member: DeclSyntax {
    """
    private enum CodingKeys: Swift.String, Swift.CodingKey {
      \(raw: cases.joined(separator: "\n").indented())
    }
    """
  }

  private static func isCoded(_ declaration: some DeclGroupSyntax) -> Bool {
    let names = ["Codable", "Decodable", "Encodable"]
    return declaration.inheritanceClause?.inheritedTypes.contains { inherited in
      var type = inherited.type
      if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      let parts =
        type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
      return parts.contains { part in
        let name = part.trimmedDescription.split(separator: ".").last.map(String.init)
        return name.map(names.contains) ?? false
      }
    } ?? false
  }

  private static func hasKeys(_ declaration: some DeclGroupSyntax) -> Bool {
    flattenedMembers(declaration.memberBlock.members).contains { member in
      member.as(EnumDeclSyntax.self)?.name.text == "CodingKeys"
        || member.as(TypeAliasDeclSyntax.self)?.name.text == "CodingKeys"
    }
  }

  /// A case for each stored property, in the `#if` blocks where these stand.
  private static func cases(
    of members: MemberBlockItemListSyntax, isTracked: (DeclSyntax) -> Bool
  ) -> [String] {
    members.flatMap { member -> [String] in
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        let clauses = conditional.clauses.flatMap { clause -> [String] in
          let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
          guard case .decls(let members)? = clause.elements else {
            return [clause.poundKeyword.text + condition]
          }
          return [clause.poundKeyword.text + condition] + cases(of: members, isTracked: isTracked)
        }
        return clauses.contains { $0.hasPrefix("case ") } ? clauses + ["#endif"] : []
      }
      guard
        let property = member.decl.as(VariableDeclSyntax.self),
        !property.modifiers.contains(.static), !property.modifiers.contains(.lazy)
      else { return [] }
      if isTracked(member.decl) {
        let name = StoredProperty(member.decl)?.name ?? ""
        return ["case _\(name) = \"\(name)\""]
      }
      return property.bindings.compactMap { binding in
        guard
          !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        return "case \(name.identifier.text)"
      }
    }
  }
}
