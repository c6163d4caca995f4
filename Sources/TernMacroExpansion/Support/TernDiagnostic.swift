import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a macro has to say about the code it is attached to.
///
/// Each message is a factory in an extension beside its macro. The wording has one form: the construct
/// in single quotes, what cannot be done, because of what, and what is allowed.
struct TernDiagnostic: DiagnosticMessage {
  let message: String
  let id: String
  let severity: DiagnosticSeverity

  var diagnosticID: MessageID { MessageID(domain: "TernMacros", id: id) }

  init(_ id: String, severity: DiagnosticSeverity = .error, _ message: String) {
    self.id = id
    self.severity = severity
    self.message = message
  }
}

/// The label of a fix-it.
struct TernFixIt: FixItMessage {
  let message: String

  var fixItID: MessageID { MessageID(domain: "TernMacros", id: message) }

  init(_ message: String) {
    self.message = message
  }
}

extension MacroExpansionContext {
  /// Emits a diagnostic at a node.
  func diagnose(
    _ diagnostic: TernDiagnostic,
    at node: some SyntaxProtocol,
    fixIts: [FixIt] = []
  ) {
    diagnose(Diagnostic(node: Syntax(node), message: diagnostic, fixIts: fixIts))
  }
}

extension FixIt {
  /// A fix-it that puts one node in the place of another.
  static func replacing(
    _ label: String,
    _ old: some SyntaxProtocol,
    by new: some SyntaxProtocol
  ) -> FixIt {
    FixIt(
      message: TernFixIt(label),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }

  /// A fix-it that takes an attribute away, and the line that it leaves empty.
  static func removing(_ attribute: AttributeSyntax, from list: AttributeListSyntax) -> FixIt {
    // The compiler hands the two over in trees of their own, so identity does not tell.
    let rest = list.filter { $0.as(AttributeSyntax.self)?.name != attribute.name }
    return .replacing("Remove '@\(attribute.name)'", list, by: rest)
  }
}
