import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents`: optional state of a feature that is shown while it is there.
struct PresentsMacro {
  /// The property and the type of the state, if the declaration has the right form.
  static func presented(
    _ declaration: some DeclSyntaxProtocol
  ) -> (property: StoredProperty, state: String)? {
    guard
      let property = StoredProperty(declaration), property.wrapper == nil,
      let type = property.binding.typeAnnotation?.type, let state = wrappedType(type)
    else { return nil }
    return (property, state)
  }

  /// The type without the optional around it.
  private static func wrappedType(_ type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return unparenthesized(optional.wrappedType).trimmedDescription
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unparenthesized(optional.wrappedType).trimmedDescription
    }
    let arguments: GenericArgumentClauseSyntax?
    if let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Optional" {
      arguments = named.genericArgumentClause
    } else if let member = type.as(MemberTypeSyntax.self), member.name.text == "Optional",
      member.baseType.trimmedDescription == "Swift"
    {
      arguments = member.genericArgumentClause
    } else {
      return nil
    }
    return arguments?.arguments.first?.argument.trimmedDescription
  }

  private static func unparenthesized(_ type: TypeSyntax) -> TypeSyntax {
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    else { return type }
    return element.type
  }

  private static func presentationState(_ state: String) -> String {
    "ComposableArchitecture.PresentationState<\(state)>"
  }
}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let (property, state) = presented(declaration) else {
      context.diagnose(.presentsNeedsOptional, at: node)
      // An accessor keeps the compiler from saying that there is none; the error is said already.
      return StoredProperty(declaration) == nil ? [] : ["get { Swift.fatalError() }"]
    }
    if let observers = property.binding.accessorBlock {
      context.diagnose(.presentsHasObservers, at: observers)
    }
    guard isObserved(in: context) else {
      let outer = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
      context.diagnose(
        .presentsNeedsObservableState(outer?.introducerText ?? "", outer?.typeName ?? ""),
        at: node
      )
      return unobserved
    }
    return TrackedAccessors(
      storage: "_\(property.name)",
      value: "_\(property.name).wrappedValue",
      initialStorage: "\(presentationState(state))(wrappedValue: initialValue)",
      slot: ObservationSlot.presented(name: property.name)
    ).accessors
  }

  /// Whether the property stands in observable state, as far as the compiler shows it.
  fileprivate static func isObserved(in context: some MacroExpansionContext) -> Bool {
    guard let outer = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) else {
      return true
    }
    return outer.is(StructDeclSyntax.self) && outer.attributes.named("ObservableState") != nil
  }

  /// What stands in for the accessors after an error, so that it is the only one.
  fileprivate static let unobserved: [AccessorDeclSyntax] = [
    "get { Swift.fatalError() }", "set {}",
  ]
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let (property, state) = presented(declaration) else { return [] }
    let type = presentationState(state)
    let value = property.binding.initializer?.value.trimmedDescription ?? "nil"
    let tracked = TrackedAccessors(
      storage: "_\(property.name)",
      value: "_\(property.name)",
      initialStorage: "initialValue",
      slot: ObservationSlot.presented(name: property.name)
    )
    let accessors = isObserved(in: context) ? tracked.observing : unobserved
    let lines = accessors.map(\.trimmedDescription).joined(separator: "\n")
    return [
      "private var _\(raw: property.name) = \(raw: type)(wrappedValue: \(raw: value))",
      """
      \(raw: property.access)var $\(raw: property.name): \(raw: type) {
        \(raw: lines.indented())
      }
      """,
    ]
  }
}

extension TernDiagnostic {
  static let presentsHasObservers = Self(
    "presentsHasObservers",
    """
    A property with '@Presents' cannot have observers, because its accessors are written by the macro; \
    use 'onChange(of:)' in the feature's body
    """
  )

  static let presentsNeedsOptional = Self(
    "presentsNeedsOptional",
    """
    '@Presents' cannot be applied here, because it needs a stored 'var' whose type is written and \
    optional: '@Presents var destination: Destination.State?'
    """
  )

  static func presentsNeedsObservableState(_ introducer: String, _ name: String) -> Self {
    Self(
      "presentsNeedsObservableState",
      """
      '@Presents' cannot be used in \(introducer) '\(name)', because only observable state tells when \
      something is presented; apply '@ObservableState' to a struct around it
      """
    )
  }
}
