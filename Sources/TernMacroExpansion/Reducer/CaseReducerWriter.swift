import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members of an enum of features.
struct CaseReducerWriter {
  /// The name of the enum.
  var name: String
  /// The access level with a space after it, or nothing.
  var access: String
  var isIndirect: Bool
  var cases: [EnumCases]
  /// The conformances that the arguments of the macro ask for.
  var conformances = RequestedConformances()

  /// What a case stands for.
  private enum Role {
    /// A feature with a reducer.
    case feature
    /// State that sends actions and has no reducer, like an alert.
    case ephemeral
    /// A value that does nothing, or none at all.
    case plain
  }

  func members(besides written: ReducerMembers) -> [DeclSyntax] {
    var members: [DeclSyntax] = []
    if !written.hasState { members.append(state) }
    if !written.hasAction { members.append(action) }
    if written.body == nil { members.append(body) }
    if !written.hasCaseScope { members.append(caseScope) }
    if !written.hasScope { members.append(scope) }
    if let closes { members.append(closes) }
    return members
  }

  // The three enums are written out as their macros would: a macro inside of what a macro wrote costs
  // the compiler another round, and more of them than a few in a file make it crash.

  private var state: DeclSyntax {
    enumeration(
      "\(indirect)enum State",
      conformances: [
        "ComposableArchitecture.CaseReducerState", "ComposableArchitecture.ObservableState",
      ] + conformances.state,
      first: "\(access)typealias StateReducer = \(name)",
      withIdentity: true
    ) { element in
      declared(element, role(element) == .feature ? ".State" : "")
    }
  }

  /// Which actions close an alert and its like: those of the case that the state is, and those of an enum
  /// of features inside of it.
  private var closes: DeclSyntax? {
    let tests = cases.text { element in
      let name = element.name
      if role(element) == .ephemeral {
        return "if case .\(name) = state, case .\(name) = action { return true }"
      }
      guard let features = nestedFeatures(element) else { return "" }
      return """
        if case .\(name)(let state) = state, case .\(name)(let action) = action, \
        \(features)._$closes?(state, action) == true { return true }
        """
    }
    guard !tests.isEmpty else { return nil }
    return """
      \(raw: access)static var _$closes: (@Sendable (State, Action) -> Bool)? {
        { state, action in
          \(raw: tests.joined(separator: "\n").indented(4))
          return false
        }
      }
      """
  }

  /// The enum of features that a case holds, which the case names by its body: `Settings.Body`.
  private func nestedFeatures(_ element: EnumCase) -> String? {
    guard
      role(element) == .feature,
      let type = element.parameters.first?.type.as(MemberTypeSyntax.self),
      type.name.text == "Body"
    else { return nil }
    return type.baseType.trimmedDescription
  }

  private var action: DeclSyntax {
    enumeration("\(indirect)enum Action", conformances: conformances.action) { element in
      role(element) == .plain ? "" : declared(element, ".Action")
    }
  }

  private var caseScope: DeclSyntax {
    enumeration("enum CaseScope") { element in
      role(element) == .feature
        ? declared(element, ">", before: "ComposableArchitecture.StoreOf<") : declared(element, "")
    }
  }

  /// An enum with case paths.
  private func enumeration(
    _ head: String,
    conformances: [String] = [],
    first: String = "",
    withIdentity: Bool = false,
    _ render: (EnumCase) -> String
  ) -> DeclSyntax {
    let conformances =
      conformances + [
        "nonisolated CasePaths.CasePathable", "nonisolated CasePaths.CasePathIterable",
      ]
    let source: DeclSyntax = """
      @dynamicMemberLookup
      \(raw: access)\(raw: head): \(raw: conformances.joined(separator: ", ")) {
        \(raw: first)
        \(raw: lines(render))
      }
      """
    guard var declaration = source.as(EnumDeclSyntax.self) else { return source }
    let cases = EnumCases.declared(in: declaration.memberBlock.members)
    var members = CasePathsWriter(
      root: declaration.name.text, access: access, cases: cases
    ).members
    if withIdentity {
      members.append(ObservableStateMacro.identity(of: declaration, access: access))
    }
    for member in members {
      declaration.memberBlock.members.append(
        MemberBlockItemSyntax(leadingTrivia: .newline, decl: member)
      )
    }
    return DeclSyntax(declaration)
  }

  private var body: DeclSyntax {
    let reducers = cases.text { element in
      guard role(element) == .feature, let parameter = element.parameters.first else { return "" }
      let reducer = parameter.defaultValue ?? "\(parameter.type.trimmedDescription)()"
      return """
        ComposableArchitecture.Scope(\
        state: \\Self.State.Cases.\(element.name), action: \\Self.Action.Cases.\(element.name)) {
          \(reducer)
        }
        """
    }
    let type = "ComposableArchitecture.Reduce<Self.State, Self.Action>"
    guard !reducers.isEmpty else {
      return """
        \(raw: access)static var body: \(raw: type) {
          .erasing(
            ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
          )
        }
        """
    }
    return """
      \(raw: access)static var body: \(raw: type) {
        .erasing(
          ComposableArchitecture.CombineReducers {
            \(raw: reducers.joined(separator: "\n").indented(6))
          }
        )
      }
      """
  }

  private var scope: DeclSyntax {
    let branches = lines { element in
      let name = element.name
      if role(element) == .feature {
        let label = element.parameters.first?.label.map { "\($0): " } ?? ""
        return """
          case .\(name):
            return .\(name)(\(label)store.scope(state: \\.\(name), action: \\.\(name))!)
          """
      }
      guard !element.parameters.isEmpty else { return "case .\(name):\n  return .\(name)" }
      let values = element.parameters.indices.map { "v\($0)" }
      let pattern = values.map { "let \($0)" }.joined(separator: ", ")
      let arguments = zip(element.parameters, values).map { parameter, value in
        parameter.label.map { "\($0): \(value)" } ?? value
      }
      return """
        case .\(name)(\(pattern)):
          return .\(name)(\(arguments.joined(separator: ", ")))
        """
    }
    return """
      @MainActor @preconcurrency
      \(raw: access)static func scope(
        _ store: ComposableArchitecture.Store<Self.State, Self.Action>
      ) -> CaseScope {
        switch store.state {
        \(raw: branches)
        }
      }
      """
  }

  // MARK: - Cases

  private var indirect: String { isIndirect ? "indirect " : "" }

  private func lines(_ render: (EnumCase) -> String) -> String {
    cases.text { $0.isUnavailable ? "" : render($0) }.joined(separator: "\n").indented()
  }

  /// The declaration of a case, with its payload's types made into others.
  private func declared(_ element: EnumCase, _ suffix: String, before prefix: String = "") -> String
  {
    let types = element.parameters.map { parameter in
      let type = "\(prefix)\(parameter.type.trimmedDescription)\(suffix)"
      return parameter.label.map { "\($0): \(type)" } ?? type
    }
    let payload = types.isEmpty ? "" : "(\(types.joined(separator: ", ")))"
    return "\(element.attributes.availability)case \(element.name)\(payload)"
  }

  private func role(_ element: EnumCase) -> Role {
    guard
      element.parameters.count == 1,
      element.attributes.named("ReducerCaseIgnored") == nil
    else { return .plain }
    if element.attributes.named("ReducerCaseEphemeral") != nil { return .ephemeral }
    return Self.ephemeralStates.contains(typeName(element.parameters[0].type))
      ? .ephemeral : .feature
  }

  /// The types that a case needs no mark for.
  private static let ephemeralStates: Set<String> = ["AlertState", "ConfirmationDialogState"]

  private func typeName(_ type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
  }
}
