import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import TernMacroExpansion

/// A source with its macros expanded, as the compiler would do it.
struct MacroExpansion {
  /// The code after expansion, without space at both ends.
  let expanded: String
  /// A line for each diagnostic and each fix-it.
  let diagnostics: String
  /// The source after the first fix-it of each diagnostic was applied.
  let fixed: String

  init(of source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")]
    )
    let tree = file.expand(
      macroSpecs: Self.macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context,
          lexicalContext: node.allMacroLexicalContexts()
        )
      },
      indentationWidth: .spaces(2)
    )
    expanded = "\(tree)".trimmed
    // Each role of a macro may look at the same declaration; the compiler reports in their order.
    let found = context.diagnostics
    diagnostics =
      found
      .map { diagnostic in Self.text(diagnostic, in: context) }
      .joined(separator: "\n")
    fixed = Self.applyFixIts(of: found, to: source, in: context)
  }

  /// The macros by the names of their declarations, with the conformances that these promise.
  private static let macros: [String: MacroSpec] = [
    "CaseBindable": MacroSpec(type: CaseBindableMacro.self, conformances: ["CaseBindable"]),
    "CasePathable": MacroSpec(
      type: CasePathableMacro.self, conformances: ["CasePathable", "CasePathIterable"]
    ),
    "DependencyClient": MacroSpec(type: DependencyClientMacro.self),
    "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
    "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
    "DependencyEntry": MacroSpec(type: DependencyEntryMacro.self),
    "Entry": MacroSpec(type: EntryMacro.self),
    "ObservableState": MacroSpec(
      type: ObservableStateMacro.self, conformances: ["ObservableState"]
    ),
    "ObservationStateIgnored": MacroSpec(type: ObservationStateIgnoredMacro.self),
    "ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self),
    "_ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self),
    "Perceptible": MacroSpec(type: PerceptibleMacro.self, conformances: ["Perceptible"]),
    "Preview": MacroSpec(type: PreviewMacro.self),
    "PerceptionIgnored": MacroSpec(type: PerceptionIgnoredMacro.self),
    "PerceptionTracked": MacroSpec(type: PerceptionTrackedMacro.self),
    "Presents": MacroSpec(type: PresentsMacro.self),
    "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["Reducer", "CaseReducer"]),
    "ReducerCaseEphemeral": MacroSpec(type: ReducerCaseMacro.self),
    "ReducerCaseIgnored": MacroSpec(type: ReducerCaseMacro.self),
    "UITransactionEntry": MacroSpec(type: UITransactionEntryMacro.self),
    "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"]),
  ]

  private static func text(
    _ diagnostic: Diagnostic,
    in context: BasicMacroExpansionContext
  ) -> String {
    let location = context.location(
      for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Test.swift"
    )
    let message = diagnostic.diagMessage
    let head = "\(location.line):\(location.column): \(message.severity): \(message.message)"
    return ([head] + diagnostic.fixIts.map { "  fix-it: \($0.message.message)" })
      .joined(separator: "\n")
  }

  private static func applyFixIts(
    of diagnostics: [Diagnostic],
    to source: String,
    in context: BasicMacroExpansionContext
  ) -> String {
    let edits = diagnostics.compactMap(\.fixIts.first).flatMap(\.changes)
      .compactMap { change -> (range: Range<Int>, text: String)? in
        guard case .replace(let old, let new) = change else { return nil }
        let start = context.location(
          for: old.position, anchoredAt: old, fileName: "Test.swift"
        ).offset
        return (start..<start + old.totalLength.utf8Length, "\(new)")
      }
    var bytes = Array(source.utf8)
    // From the end, so that the ranges before stay where they are.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self).trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.allSatisfy { $0 == " " } ? "" : line }
      .drop { $0.isEmpty }
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.endIndex - 1
    return lines.isEmpty ? "" : lines[lines.startIndex...last].joined(separator: "\n")
  }
}
