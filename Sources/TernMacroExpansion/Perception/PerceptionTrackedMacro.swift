import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@PerceptionTracked`: a property of a class whose reads and writes are observed.
struct PerceptionTrackedMacro {
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

extension PerceptionTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = property(node, declaration, context) else { return [] }
    let storage = "_\(property.name)"
    let path = "\\.\(property.syntax.nameAsWritten)"
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = initialValue
      }
      """,
      """
      get {
        _$perceptionRegistrar.access(self, keyPath: \(raw: path))
        return \(raw: storage)
      }
      """,
      """
      set {
        if PerceptionCore._isUnchanged(\(raw: storage), newValue) {
          \(raw: storage) = newValue
          return
        }
        _$perceptionRegistrar.willSet(self, keyPath: \(raw: path))
        defer {
          _$perceptionRegistrar.didSet(self, keyPath: \(raw: path))
        }
        \(raw: storage) = newValue
      }
      """,
      """
      _modify {
        _$perceptionRegistrar.access(self, keyPath: \(raw: path))
        _$perceptionRegistrar.willSet(self, keyPath: \(raw: path))
        defer {
          _$perceptionRegistrar.didSet(self, keyPath: \(raw: path))
        }
        yield &\(raw: storage)
      }
      """,
    ]
  }
}

extension PerceptionTrackedMacro: PeerMacro {
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
