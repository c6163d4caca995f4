import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members of a case-pathable enum.
///
/// A case that is unavailable everywhere has no case path: nothing could make or match it.
struct CasePathsWriter {
  /// The name of the enum.
  var root: String
  /// The access level with a space after it, or nothing.
  var access: String
  var cases: [EnumCases]

  /// The type `AllCasePaths`, the property `allCasePaths`, and names for shadowed types.
  var members: [DeclSyntax] {
    let typeAliases = usedShadows.map { name -> DeclSyntax in
      "\(raw: access)typealias _$\(raw: name) = \(raw: name)"
    }
    return typeAliases + [
      """
      nonisolated \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, \
      Swift.Sequence {
        \(raw: members(of: reflection).indented())
      }
      """,
      "nonisolated \(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  private func members(of reflection: String) -> String {
    ([reflection] + cases.text(property) + [iterator]).joined(separator: "\n")
  }

  /// The key path of the case that a value is.
  private var reflection: String {
    // Nor any statement where there is no case: it would warn that it is never executed.
    guard !cases.isEmpty else {
      return "\(access)subscript(root: \(root)) -> CasePaths.PartialCaseKeyPath<\(root)> { get {} }"
    }
    // No `switch` elsewhere: over cases whose payloads are all uninhabited the compiler rejects it.
    let branches = cases.text { element in
      element.isUnavailable ? "" : "if case .\(element.name) = root { return \\.\(element.name) }"
    }
    return """
      \(deprecation)\(access)subscript(root: \(root)) -> CasePaths.PartialCaseKeyPath<\(root)> {
        \((branches + ["return \\.never"]).joined(separator: "\n").indented())
      }
      """
  }

  /// The key paths in the order of declaration.
  private var iterator: String {
    let appends = cases.text { $0.isUnavailable ? "" : "paths.append(\\.\($0.name))" }
    let type = "Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<\(root)>]>"
    guard !appends.isEmpty else {
      return "\(access)func makeIterator() -> \(type) { [].makeIterator() }"
    }
    return """
      \(deprecation)\(access)func makeIterator() -> \(type) {
        var paths: [CasePaths.PartialCaseKeyPath<\(root)>] = []
        \(appends.joined(separator: "\n").indented())
        return paths.makeIterator()
      }
      """
  }

  /// What stands before a member that names every case: naming a deprecated one must not warn.
  private var deprecation: String {
    cases.flattened.contains { $0.attributes.isDeprecated } ? "@available(*, deprecated)\n" : ""
  }

  /// The case path of one case.
  private func property(_ element: EnumCase) -> String {
    guard !element.isUnavailable else { return "" }
    return """
      \(element.attributes.availability)\(access)var \(element.name): \
      CasePaths.AnyCasePath<\(root), \(payload(element))> {
        ._$case(
          "\(element.bareName)",
          embed: \(embed(element)),
          extract: \(extract(element).indented(4))
        )
      }
      """
  }

  /// The type of the payload: `Void`, the one value's type, or a tuple.
  private func payload(_ element: EnumCase) -> String {
    element.payloadType(typeText)
  }

  /// A function that makes the enum from a payload.
  func embed(_ element: EnumCase) -> String {
    let parameters = element.parameters
    guard !parameters.isEmpty else { return "{ .\(element.name) }" }
    // A closure over an uninhabited payload would warn that it is never executed.
    if parameters.count == 1 { return "\(root).\(element.name)" }
    let arguments = parameters.enumerated().map { index, parameter in
      parameter.label.map { "\($0): $0.\(index)" } ?? "$0.\(index)"
    }
    return "{ .\(element.name)(\(arguments.joined(separator: ", "))) }"
  }

  /// A function that takes the payload from the enum.
  func extract(_ element: EnumCase) -> String {
    let parameters = element.parameters
    if isNever(element) { return "{ _ in nil }" }
    if parameters.isEmpty { return "{ if case .\(element.name) = $0 { () } else { nil } }" }
    let names = parameters.indices.map { "v\($0)" }
    let pattern = "case .\(element.name)(\(names.map { "let \($0)" }.joined(separator: ", ")))"
    let labelled = zip(parameters, names).map { parameter, name in
      parameter.label.map { "\($0): \(name)" } ?? name
    }
    let value = names.count == 1 ? names[0] : "(\(labelled.joined(separator: ", ")))"
    return """
      {
        guard \(pattern) = $0 else { return nil }
        return \(value)
      }
      """
  }

  private func isNever(_ element: EnumCase) -> Bool {
    element.parameters.count == 1
      && ["Never", "Swift.Never"].contains(element.parameters[0].type.trimmedDescription)
  }

  // MARK: - Names that mean something else inside of `AllCasePaths`

  /// The associated types of the protocols that `AllCasePaths` conforms to.
  private static let shadows = ["Element", "Iterator", "Root"]

  private var usedShadows: [String] {
    var used: Set<String> = []
    for parameter in cases.flattened.flatMap(\.parameters) {
      let names = TypeNames(root: root)
      _ = names.rewrite(parameter.type)
      used.formUnion(names.shadowed)
    }
    return Self.shadows.filter(used.contains)
  }

  private func typeText(_ type: TypeSyntax) -> String {
    TypeNames(root: root).rewrite(type).trimmedDescription
  }

  /// Rewrites names that mean something else in a nested type.
  private final class TypeNames: SyntaxRewriter {
    private let root: String
    private(set) var shadowed: Set<String> = []

    init(root: String) {
      self.root = root
      super.init()
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
      var node = node
      let name = node.name.text
      if let arguments = node.genericArgumentClause {
        node.genericArgumentClause = visit(arguments)
      }
      if name == "Self" {
        node.name = node.name.with(\.tokenKind, .identifier(root))
      } else if CasePathsWriter.shadows.contains(name) {
        shadowed.insert(name)
        node.name = node.name.with(\.tokenKind, .identifier("_$\(name)"))
      }
      return TypeSyntax(node)
    }
  }
}
