import SwiftSyntax

/// The parts of a reducer that its author wrote.
struct ReducerMembers {
  private(set) var hasState = false
  private(set) var hasAction = false
  private(set) var hasCaseScope = false
  /// The name of the body, where diagnostics point.
  private(set) var body: PatternSyntax?
  private(set) var reduce: FunctionDeclSyntax?
  private(set) var hasScope = false

  init(of declaration: some DeclGroupSyntax) {
    for member in flattenedMembers(declaration.memberBlock.members) {
      read(member)
    }
    let parameters =
      declaration.as(StructDeclSyntax.self)?.genericParameterClause
      ?? declaration.as(EnumDeclSyntax.self)?.genericParameterClause
    for parameter in parameters?.parameters ?? [] {
      read(typeName: parameter.name.text)
    }
  }

  private mutating func read(_ member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      if function.name.text == "reduce", labels == ["into", "action"] { reduce = function }
      if function.name.text == "scope", labels == ["_"] { hasScope = true }
    } else if let variable = member.as(VariableDeclSyntax.self) {
      let patterns = variable.bindings.map(\.pattern)
      body = body ?? patterns.first { $0.trimmedDescription == "body" }
    } else if let named = member.asProtocol((any NamedDeclSyntax).self) {
      read(typeName: named.name.text)
    }
  }

  private mutating func read(typeName: String) {
    switch typeName {
    case "State": hasState = true
    case "Action": hasAction = true
    case "CaseScope": hasCaseScope = true
    default: break
    }
  }
}
