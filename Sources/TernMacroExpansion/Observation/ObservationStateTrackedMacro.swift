import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: a property whose reads and writes are observed.
struct ObservationStateTrackedMacro {
  /// The property, unless it was marked by hand and is none that can be observed.
  private static func property(
    _ node: AttributeSyntax,
    _ declaration: some DeclSyntaxProtocol,
    _ context: (any MacroExpansionContext)?
  ) -> StoredProperty? {
    guard let property = StoredProperty(declaration) else {
      context?.diagnose(.trackedNeedsStoredProperty(node.name), at: node)
      return nil
    }
    if let wrapper = property.wrapper {
      context?.diagnose(.trackedWrapper(node.name, wrapper.name), at: node)
      return nil
    }
    return property
  }
}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = property(node, declaration, context) else { return [] }
    let storage = "_\(property.name)"
    return TrackedAccessors(
      storage: storage,
      value: storage,
      initialStorage: "initialValue",
      slot: slot(node) ?? ObservationSlot.counted(name: property.name),
      hasObservers: property.binding.accessorBlock != nil
    ).accessors
  }

  /// The number that `@ObservableState` gave to the property.
  private static func slot(_ node: AttributeSyntax) -> Int? {
    guard case .argumentList(let arguments)? = node.arguments else { return nil }
    return arguments.first.flatMap { Int($0.expression.trimmedDescription) }
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors have said what is wrong.
    guard let property = property(node, declaration, nil) else { return [] }
    let binding = property.binding
    let type = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    let value = binding.initializer.map { " = \($0.value.trimmedDescription)" } ?? ""
    let observers = binding.accessorBlock.map { " \($0.trimmedDescription)" } ?? ""
    return [
      """
      private \(raw: property.storageModifiers)var _\(raw: property.name)\(raw: type)\(raw: value)\
      \(raw: observers)
      """
    ]
  }
}

extension TernDiagnostic {
  static func trackedNeedsStoredProperty(_ macro: String) -> Self {
    Self(
      "trackedNeedsStoredProperty",
      """
      '@\(macro)' cannot be applied here, because only a stored 'var' of one name can be observed
      """
    )
  }

  static func trackedWrapper(_ macro: String, _ wrapper: String) -> Self {
    Self(
      "trackedWrapper",
      """
      '@\(macro)' cannot be applied to a property with the wrapper '@\(wrapper)', because the wrapper \
      holds the value; remove one of the two
      """
    )
  }
}
