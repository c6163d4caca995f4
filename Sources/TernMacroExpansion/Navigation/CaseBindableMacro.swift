import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CaseBindable`: an enum of bindings beside an enum of values.
struct CaseBindableMacro {}

extension CaseBindableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(
        .caseBindableNeedsEnum(declaration.introducerText, declaration.typeName),
        at: node,
        fixIts: [.removing(node, from: declaration.attributes)]
      )
      return []
    }
    guard !protocols.isEmpty, !diagnosesPrivateNesting(of: declaration, node, in: context) else {
      return []
    }
    return [
      try ExtensionDeclSyntax(
        """
        \(raw: declaration.attributes.availability)nonisolated extension \(type.trimmed): \
        SwiftNavigation.CaseBindable {}
        """
      )
    ]
  }
}

extension CaseBindableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else { return [] }
    let writer = CaseBindableWriter(
      paths: CasePathsWriter(
        root: declaration.name.text,
        access: memberAccess(of: declaration, in: context),
        cases: EnumCases.declared(in: declaration.memberBlock.members)
      )
    )
    return writer.members("BindingEnumeration", of: "SwiftNavigation._CaseBinding")
      + writer.members("UIBindingEnumeration", of: "SwiftNavigation.UIBinding")
  }
}

/// Writes an enum of bindings, and the function that makes it.
private struct CaseBindableWriter {
  var paths: CasePathsWriter

  func members(_ name: String, of binding: String) -> [DeclSyntax] {
    let cases = paths.cases.text { element in
      guard !element.isUnavailable else { return "" }
      let payload = element.payloadType { type in
        // Inside of the enum of bindings it would stand for that.
        type.trimmedDescription == "Self" ? paths.root : type.trimmedDescription
      }
      let value = element.parameters.isEmpty ? "" : "(\(binding)<\(payload)>)"
      return "\(element.attributes.availability)case \(element.name)\(value)"
    }
    let branches = paths.cases.text { element in
      element.isUnavailable ? "" : branch(element)
    }
    let body =
      branches.isEmpty
      ? "switch binding.wrappedValue {}"
      : "switch binding.wrappedValue {\n\(branches.joined(separator: "\n"))\n}"
    return [
      """
      nonisolated \(raw: paths.access)enum \(raw: name) {
        \(raw: cases.joined(separator: "\n").indented())
      }
      """,
      """
      nonisolated \(raw: paths.access)static func _$bindings(\
      _ binding: \(raw: binding)<\(raw: paths.root)>) -> \(raw: name) {
        \(raw: body.indented())
      }
      """,
    ]
  }

  private func branch(_ element: EnumCase) -> String {
    guard !element.parameters.isEmpty else {
      return "case .\(element.name):\n  return .\(element.name)"
    }
    let names = element.parameters.indices.map { "v\($0)" }
    let labelled = zip(element.parameters, names).map { parameter, name in
      names.count > 1 ? parameter.label.map { "\($0): \(name)" } ?? name : name
    }
    let value = names.count == 1 ? names[0] : "(\(labelled.joined(separator: ", ")))"
    return """
      case .\(element.name)(\(names.map { "let \($0)" }.joined(separator: ", "))):
        return .\(element.name)(
          binding._payload(
            \(value),
            "\(element.bareName)",
            embed: \(paths.embed(element)),
            extract: \(paths.extract(element).indented(6))
          )
        )
      """
  }
}

extension TernDiagnostic {
  static func caseBindableNeedsEnum(_ introducer: String, _ name: String) -> Self {
    Self(
      "caseBindableNeedsEnum",
      """
      '@CaseBindable' cannot be applied to \(introducer) '\(name)', because only an enum has cases
      """
    )
  }
}
