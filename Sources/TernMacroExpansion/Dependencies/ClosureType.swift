import SwiftSyntax

/// The type of a closure, as far as syntax shows that it is one.
struct ClosureType {
  /// One parameter of the closure.
  struct Parameter {
    /// The name that the author gave to it, if any.
    var label: String?
    /// The type, with what stands before it: `inout Int`.
    var type: TypeSyntax
    var isInout: Bool
    var isVariadic: Bool
  }

  /// The type as written.
  var syntax: TypeSyntax
  var function: FunctionTypeSyntax
  var attributes: [AttributeSyntax]
  var parameters: [Parameter]

  /// The type as one of a closure; a closure that is optional, or named by an alias, is none.
  init?(_ type: TypeSyntax) {
    var inner = type
    var attributes: [AttributeSyntax] = []
    while true {
      if let tuple = inner.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first, element.firstName == nil, element.ellipsis == nil
      {
        inner = element.type
      } else if let attributed = inner.as(AttributedTypeSyntax.self) {
        attributes += attributed.attributes.compactMap { $0.as(AttributeSyntax.self) }
        inner = attributed.baseType
      } else {
        break
      }
    }
    guard let function = inner.as(FunctionTypeSyntax.self) else { return nil }
    syntax = type.trimmed
    self.function = function
    self.attributes = attributes
    parameters = function.parameters.map { parameter in
      let label = parameter.secondName?.text
      return Parameter(
        label: label == "_" ? nil : label,
        type: parameter.type.trimmed,
        isInout: parameter.type.as(AttributedTypeSyntax.self)?.isInout ?? false,
        isVariadic: parameter.ellipsis != nil
      )
    }
  }

  var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }

  var isThrowing: Bool { function.effectSpecifiers?.throwsClause != nil }

  /// Whether an error of every type may be thrown.
  var throwsAnyError: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    return ["", "any Error", "any Swift.Error", "Error"]
      .contains(clause.type?.trimmedDescription ?? "")
  }

  /// The type of what the closure returns.
  var result: TypeSyntax { function.returnClause.type.trimmed }

  var returnsNothing: Bool {
    ["Void", "Swift.Void", "()", "(())"].contains(result.trimmedDescription)
  }

  var returnsOptional: Bool {
    result.is(OptionalTypeSyntax.self)
      || result.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// The type as that of a parameter which keeps the closure.
  var escaping: String {
    if attributes.contains(where: { $0.name == "escaping" }) { return syntax.trimmedDescription }
    // What says where the closure runs stands before all attributes.
    guard let attributed = syntax.as(AttributedTypeSyntax.self), !specifiers.isEmpty else {
      return "@escaping \(syntax.trimmedDescription)"
    }
    let rest = attributed.with(\.specifiers, [])
    return "\(specifiers) @escaping \(rest.trimmedDescription)"
  }

  /// Whether the closure runs where its caller does.
  var isCallerIsolated: Bool { specifiers.contains("nonsending") }

  private var specifiers: String {
    syntax.as(AttributedTypeSyntax.self)?.specifiers.trimmedDescription ?? ""
  }

  /// Whether whoever calls the closure has to know where it runs at run time.
  var isDynamicallyIsolated: Bool {
    attributes.contains { $0.name == "isolated" }
  }

  /// What stands before a call of the closure.
  var callEffects: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}

extension AttributedTypeSyntax {
  fileprivate var isInout: Bool {
    specifiers.contains { element in
      element.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }
}
