import SwiftSyntax

/// A case of an enum as macros see it.
struct EnumCase {
  /// One value of the payload.
  struct Parameter {
    /// The label, without the one that is only a wildcard.
    var label: String?
    var type: TypeSyntax
    /// The value of the parameter where none is given.
    var defaultValue: String?
  }

  /// The name as written, with backticks where it has some.
  var name: String
  /// The name without backticks.
  var bareName: String
  var parameters: [Parameter]
  /// The attributes of the declaration.
  var attributes: AttributeListSyntax
  /// Where diagnostics point.
  var syntax: EnumCaseElementSyntax

  init(_ element: EnumCaseElementSyntax, attributes: AttributeListSyntax) {
    syntax = element
    name = element.name.text
    bareName = element.name.bareText
    self.attributes = attributes
    parameters = (element.parameterClause?.parameters ?? []).map { parameter in
      let label = parameter.firstName?.text
      return Parameter(
        label: label == "_" ? nil : label,
        type: parameter.type.trimmed,
        defaultValue: parameter.defaultValue?.value.trimmedDescription
      )
    }
  }

  /// Whether the case cannot be used on any platform.
  var isUnavailable: Bool { attributes.isUnavailable }

  /// The type of the payload: `Void`, the one value's type, or a tuple.
  ///
  /// - Parameter typeText: Writes the type of a value.
  func payloadType(_ typeText: (TypeSyntax) -> String) -> String {
    let types = parameters.map { typeText($0.type) }
    switch types.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default:
      let parts = zip(parameters, types).map { parameter, type in
        parameter.label.map { "\($0): \(type)" } ?? type
      }
      return "(\(parts.joined(separator: ", ")))"
    }
  }
}

/// The cases of an enum in the order of declaration, in the `#if` blocks where they stand.
enum EnumCases {
  case element(EnumCase)
  /// The clauses: the `#if`, `#elseif` or `#else` line, and the cases under it.
  case conditional([(line: String, cases: [EnumCases])])

  /// The cases declared in a list of members.
  static func declared(in members: MemberBlockItemListSyntax) -> [EnumCases] {
    members.flatMap { member -> [EnumCases] in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map {
          .element(EnumCase($0, attributes: declaration.attributes))
        }
      }
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = conditional.clauses.map { clause -> (line: String, cases: [EnumCases]) in
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        guard case .decls(let members)? = clause.elements else {
          return (clause.poundKeyword.text + condition, [])
        }
        return (clause.poundKeyword.text + condition, declared(in: members))
      }
      return clauses.allSatisfy { $0.cases.isEmpty } ? [] : [.conditional(clauses)]
    }
  }
}

extension [EnumCases] {
  /// All cases, whatever the conditions.
  var flattened: [EnumCase] {
    flatMap { entry -> [EnumCase] in
      switch entry {
      case .element(let element): [element]
      case .conditional(let clauses): clauses.flatMap(\.cases.flattened)
      }
    }
  }

  /// The text for each case, with the `#if` lines around it; an empty text is left out.
  func text(_ render: (EnumCase) -> String) -> [String] {
    flatMap { entry -> [String] in
      switch entry {
      case .element(let element):
        let text = render(element)
        return text.isEmpty ? [] : [text]
      case .conditional(let clauses):
        return clauses.flatMap { [$0.line] + $0.cases.text(render) } + ["#endif"]
      }
    }
  }
}
