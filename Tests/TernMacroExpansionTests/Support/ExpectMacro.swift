import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import TernMacroExpansion

/// Expands the macros in a source and compares what comes out with inline snapshots.
///
/// - Parameters:
///   - source: The code with macros.
///   - expansion: The code after expansion; leave it out where only the diagnostics matter.
///   - diagnostics: A line for each diagnostic, `line:column: severity: message`, followed by an
///     indented line for each of its fix-its.
///   - fixed: The source after the first fix-it of each diagnostic was applied.
func expectMacro(
  _ source: String,
  expandsTo expansion: String? = nil,
  diagnostics: String = "",
  fixed: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let result = MacroExpansion(of: source)
  if let expansion {
    expectSame(result.expanded, expansion, "expansion", sourceLocation)
  }
  expectSame(result.diagnostics, diagnostics, "diagnostics", sourceLocation)
  if let fixed {
    expectSame(result.fixed, fixed, "fixed source", sourceLocation)
  }
}

/// Fails at the call with both texts, in a form that can be copied into the test.
private func expectSame(
  _ actual: String,
  _ expected: String,
  _ what: String,
  _ sourceLocation: Testing.SourceLocation
) {
  guard actual != expected else { return }
  Issue.record(
    """
    The \(what) differs.
    --- expected
    \(expected)
    --- actual
    \(actual)
    ---
    """,
    sourceLocation: sourceLocation
  )
}
