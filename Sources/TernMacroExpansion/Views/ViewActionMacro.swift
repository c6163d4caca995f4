import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction(for:)`: a view that sends only the actions meant for it.
struct ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard hasStore(declaration) else {
      context.diagnose(
        .viewActionNeedsStore(declaration.introducerText, declaration.typeName, feature(node)),
        at: node
      )
      return []
    }
    let sends = DirectSends(viewMode: .sourceAccurate)
    sends.walk(declaration.memberBlock)
    for call in sends.calls {
      context.diagnose(
        .viewActionDirectSend,
        at: call.calledExpression,
        fixIts: [.replacing("Send an action of the view", call, by: DirectSends.replacement(call))]
      )
    }
    guard !protocols.isEmpty else { return [] }
    if diagnosesPrivateNesting(of: declaration, node, in: context) { return [] }
    return [
      try ExtensionDeclSyntax(
        """
        \(raw: declaration.attributes.availability)extension \(type.trimmed): \
        ComposableArchitecture.ViewActionSending {}
        """
      )
    ]
  }

  private static func hasStore(_ declaration: some DeclGroupSyntax) -> Bool {
    flattenedMembers(declaration.memberBlock.members).contains { member in
      member.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == "store"
      } ?? false
    }
  }

  /// The name of the feature in the attribute.
  private static func feature(_ node: AttributeSyntax) -> String {
    guard
      case .argumentList(let arguments)? = node.arguments,
      let type = arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base
    else { return "Feature" }
    return type.trimmedDescription
  }
}

/// Finds the calls of `store.send`.
private final class DirectSends: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.text == "send",
      ["store", "self.store"].contains(called.base?.trimmedDescription ?? "")
    {
      calls.append(node)
    }
    return .visitChildren
  }

  // A type inside of the view has a store of its own, if any.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The call as `send`, without the case `view` around the action where it stands there.
  static func replacement(_ call: FunctionCallExprSyntax) -> FunctionCallExprSyntax {
    var result = call
    let trivia = call.calledExpression.leadingTrivia
    result.calledExpression = "\(trivia)send"
    if let first = call.arguments.first,
      let wrapped = first.expression.as(FunctionCallExprSyntax.self),
      let name = wrapped.calledExpression.as(MemberAccessExprSyntax.self), name.base == nil,
      name.declName.baseName.text == "view", wrapped.arguments.count == 1,
      let action = wrapped.arguments.first?.expression
    {
      result.arguments[call.arguments.startIndex].expression = action
    }
    return result
  }
}

extension TernDiagnostic {
  static func viewActionNeedsStore(
    _ introducer: String, _ name: String, _ feature: String
  ) -> Self {
    Self(
      "viewActionNeedsStore",
      """
      '@ViewAction' cannot be applied to \(introducer) '\(name)', because it has no property 'store' to \
      send to; add 'let store: StoreOf<\(feature)>'
      """
    )
  }

  static let viewActionDirectSend = Self(
    "viewActionDirectSend",
    severity: .warning,
    """
    'store.send' sends any action of the feature, but a view with '@ViewAction' should send only its \
    own; call 'send' with an action of the view
    """
  )
}
