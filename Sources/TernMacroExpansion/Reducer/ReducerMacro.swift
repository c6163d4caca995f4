import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer`: what a feature's reducer needs beside what its author wrote.
struct ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let wanted: [String]
    if declaration.is(EnumDeclSyntax.self) {
      wanted = ["CaseReducer", "Reducer"]
    } else if declaration.is(StructDeclSyntax.self) {
      wanted = ["Reducer"]
    } else {
      return []
    }
    // The compiler names the conformances that are not there yet.
    let missing = protocols.map {
      $0.trimmedDescription.split(separator: ".").last.map(String.init)
    }
    let conformances = wanted.filter(missing.contains).map { "ComposableArchitecture.\($0)" }
    guard !conformances.isEmpty else { return [] }
    if diagnosesPrivateNesting(of: declaration, node, in: context) { return [] }
    return [
      try ExtensionDeclSyntax(
        """
        \(raw: declaration.attributes.availability)nonisolated extension \(type.trimmed): \
        \(raw: conformances.joined(separator: ", ")) {}
        """
      )
    ]
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = memberAccess(of: declaration, in: context)
    let written = ReducerMembers(of: declaration)
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      let conformances = RequestedConformances(node)
      if !isDeprecated(declaration, in: context) {
        conformances.diagnose(on: declaration, at: node, in: context)
      }
      let cases = EnumCases.declared(in: declaration.memberBlock.members)
      return CaseReducerWriter(
        name: declaration.name.text,
        access: access,
        isIndirect: declaration.modifiers.contains(.indirect),
        cases: cases,
        conformances: conformances
      ).members(besides: written)
    }
    guard declaration.is(StructDeclSyntax.self) else {
      context.diagnose(
        .reducerNeedsStruct(declaration.introducerText, declaration.typeName),
        at: node,
        fixIts: [.removing(node, from: declaration.attributes)]
      )
      return []
    }
    if !RequestedConformances(node).isEmpty {
      context.diagnose(.reducerConformancesNeedEnum(declaration.typeName), at: node)
    }
    if let body = written.body, written.reduce != nil {
      context.diagnose(.reducerHasBodyAndReduce, at: body)
    }
    return members(besides: written, access: access)
  }

  /// The parts of a reducer that its author left out.
  private static func members(besides written: ReducerMembers, access: String) -> [DeclSyntax] {
    var members: [DeclSyntax] = []
    if !written.hasState {
      members.append(
        """
        \(raw: access)struct State: ComposableArchitecture.ObservableState, Swift.Codable, \
        Swift.Equatable, Swift.Hashable, Swift.Sendable {
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
          \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }
          \(raw: access)init() {}
        }
        """
      )
    }
    if !written.hasAction {
      members.append(
        """
        \(raw: access)enum Action: nonisolated CasePaths.CasePathable, \
        nonisolated CasePaths.CasePathIterable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          \(raw: emptyCasePaths(access))
        }
        """
      )
    }
    if written.body == nil, written.reduce == nil {
      members.append(
        """
        \(raw: access)var body: ComposableArchitecture.EmptyReducer<Self.State, Self.Action> {
          ComposableArchitecture.EmptyReducer()
        }
        """
      )
    }
    return members
  }
}

extension ReducerMacro {
  private static func emptyCasePaths(_ access: String) -> String {
    CasePathsWriter(root: "Action", access: access, cases: []).members
      .map { $0.description.indented() }
      .joined(separator: "\n  ")
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    if let nested = member.as(EnumDeclSyntax.self) { return attributes(for: nested) }
    if let property = member.as(VariableDeclSyntax.self), wantsBuilder(property) {
      return ["@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
    }
    return []
  }

  /// Case paths for the actions, and for the states where they are an enum.
  private static func attributes(for nested: EnumDeclSyntax) -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    let name = nested.name.text
    guard name == "State" || name == "Action" else { return [] }
    if nested.attributes.named("CasePathable") == nil {
      attributes.append("@CasePaths.CasePathable")
    }
    if name == "State", nested.attributes.named("dynamicMemberLookup") == nil {
      attributes.append("@dynamicMemberLookup")
    }
    return attributes
  }

  /// Whether the property is a `body` that lists reducers.
  ///
  /// A body with a `return` of its own, or with another builder, is left alone.
  private static func wantsBuilder(_ property: VariableDeclSyntax) -> Bool {
    guard
      !property.modifiers.contains(.static),
      let binding = property.bindings.first, property.bindings.count == 1,
      binding.pattern.trimmedDescription == "body", binding.isComputed,
      !property.attributes.contains(where: {
        $0.as(AttributeSyntax.self)?.name.hasSuffix("Builder") == true
      })
    else { return false }
    switch binding.accessorBlock?.accessors {
    case .getter(let items)?:
      return !returnsExplicitly(items)
    case .accessors(let accessors)?:
      return !accessors.contains { $0.body.map { returnsExplicitly($0.statements) } ?? false }
    default:
      return false
    }
  }

  private static func returnsExplicitly(_ items: CodeBlockItemListSyntax) -> Bool {
    items.contains { $0.item.is(ReturnStmtSyntax.self) }
  }
}

extension TernDiagnostic {
  static func reducerNeedsStruct(_ introducer: String, _ name: String) -> Self {
    Self(
      "reducerNeedsStruct",
      """
      '@Reducer' cannot be applied to \(introducer) '\(name)', because a reducer is a value; use a struct, \
      or an enum of features
      """
    )
  }

  static func reducerConformancesNeedEnum(_ name: String) -> Self {
    Self(
      "reducerConformancesNeedEnum",
      """
      The arguments of '@Reducer' cannot be used on struct '\(name)', because its 'State' and 'Action' are \
      your own; name the conformances where you declare them
      """
    )
  }

  static let reducerHasBodyAndReduce = Self(
    "reducerHasBodyAndReduce",
    """
    A reducer cannot have both a 'body' and a method 'reduce(into:action:)', because only the method \
    would run; move its work into a 'Reduce' in the body
    """
  )
}
