import SwiftSyntax

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
