import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState`: state whose properties are observed one by one.
struct ObservableStateMacro {}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard isValue(declaration), !protocols.isEmpty else { return [] }
    if diagnosesPrivateNesting(of: declaration, node, in: context) { return [] }
    return [
      try ExtensionDeclSyntax(
        """
        \(raw: declaration.attributes.availability)nonisolated extension \(type.trimmed): \
        ComposableArchitecture.ObservableState {}
        """
      )
    ]
  }

  private static func isValue(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
  }
}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = memberAccess(of: declaration, in: context)
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return [identity(of: declaration, access: access)]
    }
    guard declaration.is(StructDeclSyntax.self) else {
      diagnose(node, declaration, in: context)
      return []
    }
    diagnoseSeveralNames(declaration, in: context)
    return [
      "var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()",
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
        _$observationRegistrar.id
      }
      """,
    ] + storages(of: declaration, access: access) + codingKeys(of: declaration)
  }

  private static func codingKeys(of declaration: some DeclGroupSyntax) -> [DeclSyntax] {
    let keys = CodingKeysWriter(declaration) { member in
      guard let property = StoredProperty(member), property.wrapper == nil else { return false }
      return property.syntax.attributes.named("ObservationStateIgnored") == nil
    }
    return keys.map { [$0.member] } ?? []
  }

  /// Says where the properties are stored that may hold a child's state, so that the child's reducer
  /// changes it there.
  ///
  /// Of properties of the plainest types only the place is said, which tells their names: nobody's child
  /// is a number. Those in `#if` blocks are left out because they may not be there.
  private static func storages(
    of declaration: some DeclGroupSyntax, access: String
  ) -> [DeclSyntax] {
    let properties = declaration.memberBlock.members.compactMap { member -> String? in
      guard let property = StoredProperty(member.decl), property.wrapper == nil else { return nil }
      let attributes = property.syntax.attributes
      let isPresented = attributes.named("Presents") != nil
      // A presentation that is written wrong has said so, and has no storage.
      if isPresented, PresentsMacro.presented(member.decl) == nil { return nil }
      guard
        isPresented || slot(of: member.decl, in: declaration) != nil,
        property.storageModifiers.isEmpty, property.binding.accessorBlock == nil
      else { return nil }
      let slot =
        isPresented
        ? ObservationSlot.presented(name: property.name)
        : slot(of: member.decl, in: declaration) ?? 0
      let name = isPresented ? "$\(property.name)" : property.syntax.nameAsWritten
      if property.isPlain, !isPresented {
        return """
          if property == \\Self.\(name) {
            return ComposableArchitecture._StateStorage(\\._\(property.name))
          }
          """
      }
      let storage = """
        if property == \\Self.\(name) {
          return ComposableArchitecture._StateStorage(
            \\._\(property.name), \(slot), \\._$observationRegistrar, \
        ComposableArchitecture._$snapshot, ComposableArchitecture._$isUnchanged
          )
        }
        """
      guard isPresented else { return storage }
      return storage + """

        if property == \\Self.\(property.syntax.nameAsWritten) {
          return ComposableArchitecture._StateStorage(
            presenting: \\._\(property.name), \(slot), \\._$observationRegistrar
          )
        }
        """
    }
    guard !properties.isEmpty else { return [] }
    return [
      """
      \(raw: access)static func _$storage(
        of property: PartialKeyPath<Self>
      ) -> ComposableArchitecture._StateStorage<Self>? {
        \(raw: properties.joined(separator: "\n").indented())
        return nil
      }
      """
    ]
  }

  /// An enum is who its payload is, in the case that it is.
  static func identity(of declaration: EnumDeclSyntax, access: String) -> DeclSyntax {
    let id = "ComposableArchitecture.ObservableStateID"
    let cases = EnumCases.declared(in: declaration.memberBlock.members)
    var index = -1
    var branches = cases.text { element in
      index += 1
      if element.isUnavailable { return "" }
      let isNever = element.parameters.first?.type.trimmedDescription == "Never"
      switch element.parameters.count {
      case 1 where !isNever:
        return """
          case .\(element.name)(let state):
            return \(id)._$id(for: state)._$tag(\(index))
          """
      case let count:
        return """
          case .\(element.name):
            return \(id).\(count < 2 ? "_$empty" : "_$opaque")._$tag(\(index))
          """
      }
    }
    if cases.flattened.contains(where: \.isUnavailable) {
      branches.append("default:\n  return \(id)._$opaque")
    }
    return """
      \(raw: access)var _$id: \(raw: id) {
        switch self {
        \(raw: branches.joined(separator: "\n").indented())
        }
      }
      """
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let slot = slot(of: member, in: declaration)
    else { return [] }
    return ["@ComposableArchitecture._ObservationStateTracked(\(raw: slot))"]
  }

  /// The number of a property that is to be observed.
  fileprivate static func slot(
    of member: some DeclSyntaxProtocol, in declaration: some DeclGroupSyntax
  ) -> Int? {
    guard let property = tracked(member) else { return nil }
    // Names stand in for identity: the compiler hands the member out of its tree. Two properties have the
    // same name only in branches of one `#if`, and may then share the number.
    let names = flattenedMembers(declaration.memberBlock.members).compactMap { tracked($0)?.name }
    return names.firstIndex(of: property.name).map(ObservationSlot.counted(index:))
  }

  /// The member as a property that is to be observed and is not yet.
  private static func tracked(_ member: some DeclSyntaxProtocol) -> StoredProperty? {
    guard
      let property = StoredProperty(member), property.wrapper == nil,
      property.name != "_$observationRegistrar"
    else { return nil }
    let marks = [
      "ObservationStateIgnored", "ObservationStateTracked", "_ObservationStateTracked", "Presents",
    ]
    return marks.contains { property.syntax.attributes.named($0) != nil } ? nil : property
  }
}

extension ObservableStateMacro {
  private static func diagnose(
    _ node: AttributeSyntax,
    _ declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) {
    var fixIts: [FixIt] = []
    if declaration.is(ClassDeclSyntax.self) {
      let observable = node.with(\.attributeName, "Observable")
      fixIts.append(.replacing("Replace it with '@Observable'", node, by: observable))
    }
    fixIts.append(.removing(node, from: declaration.attributes))
    context.diagnose(
      .observableStateNeedsValue(declaration.introducerText, declaration.typeName),
      at: node,
      fixIts: fixIts
    )
  }

  /// Says which declarations hold several values, since accessors can be added to one only.
  private static func diagnoseSeveralNames(
    _ declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) {
    for member in flattenedMembers(declaration.memberBlock.members) {
      guard
        let variable = member.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        !variable.modifiers.contains(.static),
        variable.attributes.named("ObservationStateIgnored") == nil,
        variable.bindings.count > 1
          || variable.bindings.contains(where: { $0.pattern.is(TuplePatternSyntax.self) })
      else { continue }
      context.diagnose(.observableStateSeveralNames, at: variable.bindings)
    }
  }
}

extension TernDiagnostic {
  static func observableStateNeedsValue(_ introducer: String, _ name: String) -> Self {
    Self(
      "observableStateNeedsValue",
      """
      '@ObservableState' cannot be applied to \(introducer) '\(name)', because state is a value; use a \
      struct or an enum
      """
    )
  }

  static let observableStateSeveralNames = Self(
    "observableStateSeveralNames",
    """
    '@ObservableState' cannot observe a declaration of several properties, because each has accessors of \
    its own; write one 'var' for each
    """
  )
}
