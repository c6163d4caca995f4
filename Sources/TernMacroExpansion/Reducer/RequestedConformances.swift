import SwiftSyntax
import SwiftSyntaxMacros

/// The conformances in the arguments of `@Reducer(state: .equatable, action: .equatable, .sendable)`.
struct RequestedConformances {
  private(set) var state: [String] = []
  private(set) var action: [String] = []

  var isEmpty: Bool { state.isEmpty && action.isEmpty }

  init() {}

  /// - Parameter node: The attribute.
  init(_ node: AttributeSyntax) {
    guard case .argumentList(let arguments)? = node.arguments else { return }
    var label = ""
    for argument in arguments {
      // Those without a label belong to the one before.
      label = argument.label?.text ?? label
      guard
        let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let type = Self.types[name]
      else { continue }
      if label == "state" { state.append(type) } else { action.append(type) }
    }
  }

  private static let types = [
    "codable": "Swift.Codable",
    "decodable": "Swift.Decodable",
    "encodable": "Swift.Encodable",
    "equatable": "Swift.Equatable",
    "hashable": "Swift.Hashable",
    "sendable": "Swift.Sendable",
  ]
}

extension RequestedConformances {
  /// Says which extensions to write instead, where there are any.
  ///
  /// A declaration that is deprecated for the language can only say so of every type at once.
  ///
  /// - Parameters:
  ///   - declaration: The enum of features.
  ///   - node: The attribute.
  ///   - context: Where the enum is.
  func diagnose(
    on declaration: EnumDeclSyntax, at node: AttributeSyntax, in context: some MacroExpansionContext
  ) {
    let name = fullName(of: declaration, in: context)
    let extensions = [(state, "State"), (action, "Action")].compactMap { types, member in
      types.isEmpty
        ? nil
        : "'extension \(name).\(member): "
          + types.map { $0.dropFirst("Swift.".count) }.joined(separator: ", ") + " {}'"
    }
    guard !extensions.isEmpty else { return }
    context.diagnose(.reducerConformancesAreDeprecated(extensions), at: node)
  }
}

extension TernDiagnostic {
  static func reducerConformancesAreDeprecated(_ extensions: [String]) -> Self {
    Self(
      "reducerConformancesAreDeprecated",
      severity: .warning,
      """
      The arguments of '@Reducer' are deprecated; write the conformances as extensions: \
      \(extensions.joined(separator: " and "))
      """
    )
  }
}
