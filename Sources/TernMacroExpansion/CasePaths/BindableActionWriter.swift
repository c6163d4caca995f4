import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the property that finds the payload of the case `binding` in actions that a view binds to.
///
/// The protocol supplies one for enums without the macro, which has to look at the value by
/// reflection; this one is a switch.
struct BindableActionWriter {
  var access: String
  var payload: TypeSyntax

  /// - Returns: `nil` unless the enum names the protocol, has the case, and leaves the property out.
  init?(_ declaration: EnumDeclSyntax, cases: [EnumCases], access: String) {
    guard
      declaration.inheritanceClause?.inheritedTypes.contains(where: Self.isBindable) == true,
      // A case in an '#if' may not be there.
      let element = cases.lazy.compactMap(Self.bindingCase).first,
      !Self.hasProperty(declaration)
    else { return nil }
    self.access = access
    payload = element.parameters[0].type
  }

  var member: DeclSyntax {
    """
    nonisolated \(raw: access)var binding: (\(payload))? {
      if case .binding(let action) = self { action } else { nil }
    }
    """
  }

  private static func isBindable(_ inherited: InheritedTypeSyntax) -> Bool {
    let type = inherited.type
    let name =
      type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? type.trimmedDescription
    return name == "BindableAction" || name.hasSuffix(".BindableAction")
  }

  private static func bindingCase(_ entry: EnumCases) -> EnumCase? {
    guard
      case .element(let element) = entry, element.bareName == "binding", !element.isUnavailable,
      element.parameters.count == 1, element.parameters[0].label == nil
    else { return nil }
    return element
  }

  private static func hasProperty(_ declaration: EnumDeclSyntax) -> Bool {
    flattenedMembers(declaration.memberBlock.members).contains { member in
      guard let property = member.as(VariableDeclSyntax.self), !property.modifiers.contains(.static)
      else { return false }
      return property.nameAsWritten == "binding"
    }
  }
}
