import SwiftSyntax

/// A closure of a client, which reports an issue until somebody sets it.
struct Endpoint {
  var property: StoredProperty
  var type: ClosureType

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let property = StoredProperty(declaration), property.binding.accessorBlock == nil,
      let type = property.binding.typeAnnotation.flatMap({ ClosureType($0.type) })
    else { return nil }
    self.property = property
    self.type = type
  }

  /// The name of the closure that the property reads and writes.
  var storage: String { "_\(property.name)" }

  /// The default value that the author wrote.
  var defaultValue: ExprSyntax? { property.binding.initializer?.value.trimmed }

  /// Whether there is nothing that the closure could return or throw before it is set.
  var needsDefault: Bool {
    defaultValue == nil
      && !(type.throwsAnyError || type.returnsOptional || type.returnsNothing && !type.isThrowing)
  }

  /// The declaration of the stored closure.
  ///
  /// - Parameter client: The name of the client.
  func declaration(in client: String) -> DeclSyntax {
    "private var \(raw: storage): \(raw: type.syntax) = \(raw: unimplemented(in: client))"
  }

  /// A closure that reports, and then throws or returns what it can.
  private func unimplemented(in client: String) -> String {
    let report = #"DependenciesMacros._reportUnimplemented("\#(client)", "\#(property.name)")"#
    let names = type.parameters.indices.map { "p\($0)" }
    if let defaultValue, names.isEmpty || !type.parameters.contains(where: \.isVariadic) {
      return """
        {\(head(names))
          \(report)
          let _$default: \(type.syntax) = \(defaultValue.trimmedDescription.indented())
          \(type.returnsNothing ? "" : "return ")\(type.callEffects)_$default(\(arguments(names)))
        }
        """
    }
    let answer =
      if type.throwsAnyError {
        #"throw DependenciesMacros.Unimplemented("\#(client).\#(property.name)")"#
      } else if needsDefault {
        // The error is said already; this keeps it the only one.
        "Swift.fatalError()"
      } else {
        type.returnsOptional ? "return nil" : ""
      }
    return """
      {\(head(names.map { _ in "_" }))
        \([report, answer].filter { !$0.isEmpty }.joined(separator: "\n  "))
      }
      """
  }

  private func head(_ names: [String]) -> String {
    names.isEmpty ? "" : " \(names.joined(separator: ", ")) in"
  }

  private func arguments(_ names: [String]) -> String {
    zip(type.parameters, names).map { $0.isInout ? "&\($1)" : $1 }.joined(separator: ", ")
  }
}

// MARK: - The method

extension Endpoint {
  /// The method that gives names to the closure's arguments.
  ///
  /// - Parameter name: The name that the author chose for it, if any.
  /// - Returns: The method, if there is reason to have one: a parameter with a name, or a name for the
  ///   method.
  func method(named name: String?) -> DeclSyntax? {
    guard
      name != nil || type.parameters.contains(where: { $0.label != nil }),
      // Neither of them can be passed on.
      !type.parameters.contains(where: \.isVariadic), !type.isDynamicallyIsolated
    else { return nil }
    let names = type.parameters.indices.map { "p\($0)" }
    let parameters = zip(type.parameters, names).map { parameter, name in
      "\(parameter.label ?? "_") \(name): \(escaping(parameter.type))"
    }
    let effects = type.function.effectSpecifiers.map { "\($0.trimmedDescription) " } ?? ""
    let result = type.returnsNothing ? "" : "-> \(type.result.trimmedDescription) "
    return """
      \(raw: property.syntax.attributes.availability)\(raw: isolation)\(raw: property.access)func \
      \(raw: name ?? property.syntax.nameAsWritten)(\(raw: parameters.joined(separator: ", "))) \
      \(raw: effects)\(raw: result){
        \(raw: type.callEffects)\(raw: storage)(\(raw: arguments(names)))
      }
      """
  }

  /// Where the closure runs, as it stands before a method.
  private var isolation: String {
    if type.isCallerIsolated { return "nonisolated(nonsending) " }
    let others = ["Sendable", "escaping", "convention"]
    return type.attributes
      .filter { !others.contains($0.name) }
      .map { "\($0.trimmedDescription) " }
      .joined()
  }

  /// The type of a parameter; a closure that another one takes escapes.
  private func escaping(_ type: TypeSyntax) -> String {
    ClosureType(type)?.escaping ?? type.trimmedDescription
  }
}
