import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that the runner of an app finds, with a view of the content.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let content = content(of: node) else {
      context.diagnose(.previewNeedsContent, at: node)
      return []
    }
    let parts = PreviewParts(content)
    let type = context.makeUniqueName("Preview").text
    let view = context.makeUniqueName("Content").text
    let name = node.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    let traits = traits(of: node).map(\.trimmedDescription).joined(separator: ", ")
    let location = context.location(of: node)
    let file = location?.file.trimmedDescription ?? "#fileID"
    let line = location?.line.trimmedDescription ?? "#line"
    // Public, because the optimizer drops types of a module that nobody in it names. The names have
    // underscores, because they are in scope in the content.
    return [
      """
      public struct \(raw: type): TernUI._PreviewEntry {
        public static var _previewName: Swift.String? {
          \(raw: name?.trimmedDescription ?? "nil")
        }
        public static var _previewFile: Swift.String {
          \(raw: file)
        }
        public static var _previewLine: Swift.Int {
          \(raw: line)
        }
        public static var _previewTraits: [TernUI.PreviewTrait] {
          [\(raw: traits)]
        }
        public static func _makePreview() -> TernUI.AnyView {
          TernUI.AnyView(\(raw: view)())
        }
        struct \(raw: view): TernUI.View {
      \(raw: parts.properties)\
          var body: some TernUI.View {
      \(raw: parts.body)
          }
        }
      }
      """
    ]
  }

  /// The closure with the content, or the function that makes it.
  private static func content(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax? {
    if let closure = node.trailingClosure { return ExprSyntax(closure) }
    return node.arguments.first { $0.label?.text == "body" }?.expression
  }

  /// The arguments from `traits:` on.
  private static func traits(
    of node: some FreestandingMacroExpansionSyntax
  ) -> [ExprSyntax] {
    let arguments = Array(node.arguments)
    guard let start = arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return [] }
    return arguments[start...].filter { $0.label?.text != "body" }.map(\.expression)
  }
}

/// The content of a preview, taken apart.
private struct PreviewParts {
  /// The declarations with `@Previewable`, which become properties of a view.
  var properties = ""
  /// The other statements.
  var body: String

  init(_ content: ExprSyntax) {
    guard let closure = content.as(ClosureExprSyntax.self) else {
      body = "TernUI.AnyView(\(content.trimmedDescription)())"
      return
    }
    var statements: [String] = []
    for statement in closure.statements {
      if let property = Self.property(statement) {
        properties += "    \(property)\n"
      } else {
        statements.append(statement.trimmedDescription)
      }
    }
    body = statements.joined(separator: "\n")
  }

  private static func property(_ statement: CodeBlockItemSyntax) -> String? {
    guard var variable = statement.item.as(VariableDeclSyntax.self),
      let attribute = variable.attributes.named("Previewable")
    else { return nil }
    variable.attributes = variable.attributes.filter { $0.as(AttributeSyntax.self) != attribute }
    return variable.trimmedDescription
  }
}

/// `@Previewable`: nothing by itself; ``PreviewMacro`` looks for it.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension TernDiagnostic {
  static let previewNeedsContent = Self(
    "previewNeedsContent",
    "'#Preview' has no content to show; write '#Preview { SomeView() }'"
  )
}
