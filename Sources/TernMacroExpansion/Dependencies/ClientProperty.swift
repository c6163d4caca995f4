import SwiftSyntax

/// A stored property of a client, as its initializers see it.
struct ClientProperty {
  /// How far something can be seen, from the least.
  enum AccessLevel: String, Comparable, CustomStringConvertible {
    case `private`, `fileprivate`, `internal`, `package`, `public`

    private static let order: [Self] = [.private, .fileprivate, .internal, .package, .public]

    var description: String { rawValue }

    static func < (lhs: Self, rhs: Self) -> Bool {
      order.firstIndex(of: lhs)! < order.firstIndex(of: rhs)!
    }
  }

  /// The name as written, with backticks where it has some.
  var name: String
  var bareName: String
  /// The type, if it is written or seen from a literal.
  var type: String?
  /// The default value as written.
  var value: String?
  var accessLevel: AccessLevel
  var isConstant: Bool
  /// What the property is as an endpoint, if it is one.
  var endpoint: Endpoint?
  /// The type as that of a parameter, if it is one of a closure.
  var escapingType: String?

  /// The stored properties of a declaration: several for `let x, y: Int`.
  static func all(in declaration: DeclSyntax) -> [ClientProperty] {
    guard
      let syntax = declaration.as(VariableDeclSyntax.self),
      !syntax.modifiers.contains(.static), !syntax.modifiers.contains(.lazy)
    else { return [] }
    let isWrapped = StoredProperty(declaration)?.wrapper != nil
    let bindings = Array(syntax.bindings)
    return bindings.indices.compactMap { index in
      let binding = bindings[index]
      guard
        !isWrapped, !binding.isComputed,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { return nil }
      // In a list of names the type of the last speaks for those before it.
      let type =
        binding.typeAnnotation?.type
        ?? (binding.initializer == nil
          ? bindings[index...].lazy.compactMap(\.typeAnnotation?.type).first : nil)
      return ClientProperty(
        name: name.text,
        bareName: name.bareText,
        type: type?.trimmedDescription ?? binding.initializer?.value.literalType,
        value: binding.initializer?.value.trimmedDescription,
        accessLevel: level(syntax.modifiers),
        isConstant: syntax.bindingSpecifier.tokenKind == .keyword(.let),
        endpoint: isIgnored(syntax) ? nil : Endpoint(declaration),
        escapingType: type.flatMap { ClosureType($0)?.escaping }
      )
    }
  }

  /// Whether the author has said what the property is.
  static func isMarked(_ property: VariableDeclSyntax) -> Bool {
    property.attributes.named("DependencyEndpoint") != nil || isIgnored(property)
  }

  private static func isIgnored(_ property: VariableDeclSyntax) -> Bool {
    property.attributes.named("DependencyEndpointIgnored") != nil
  }

  private static func level(_ modifiers: DeclModifierListSyntax) -> AccessLevel {
    switch accessKeyword(modifiers) {
    case .public?, .open?: .public
    case .package?: .package
    case .fileprivate?: .fileprivate
    case .private?: .private
    default: .internal
    }
  }

  /// Whether the property has a value when nobody gives one.
  var hasDefault: Bool {
    endpoint != nil || value != nil || isOptional && !isConstant
  }

  private var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false }

  /// Whether an initializer can take the value: not if it is fixed, hidden, or of a type that only
  /// the compiler knows.
  var isParameter: Bool {
    if value != nil, isConstant { return false }
    return type != nil && !(hasDefault && accessLevel < .internal)
  }

  /// The property as a parameter of an initializer.
  ///
  /// An endpoint has to be passed even if it has a default value, which only reports: whoever passes
  /// some of them is to be reminded of a new one.
  var parameter: String {
    let value =
      if endpoint != nil { "" } else if let value { " = \(value)" } else {
        hasDefault ? " = nil" : ""
      }
    return "\(name): \(escapingType ?? type ?? "")\(value)"
  }
}

extension ExprSyntax {
  /// The type of a literal.
  fileprivate var literalType: String? {
    switch kind {
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .stringLiteralExpr: "Swift.String"
    case .booleanLiteralExpr: "Swift.Bool"
    default: nil
    }
  }
}
