import SwiftSyntaxMacros
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The compiler plug-in: every macro of the package, by the name of its type.
struct TernPlugin: PluginProvider {
  static var macros: [String: any Macro.Type] {
    [
      "CaseBindableMacro": CaseBindableMacro.self,
      "CasePathableMacro": CasePathableMacro.self,
      "DependencyClientMacro": DependencyClientMacro.self,
      "DependencyEndpointIgnoredMacro": DependencyEndpointIgnoredMacro.self,
      "DependencyEndpointMacro": DependencyEndpointMacro.self,
      "DependencyEntryMacro": DependencyEntryMacro.self,
      "EntryMacro": EntryMacro.self,
      "ObservableStateMacro": ObservableStateMacro.self,
      "ObservationStateIgnoredMacro": ObservationStateIgnoredMacro.self,
      "ObservationStateTrackedMacro": ObservationStateTrackedMacro.self,
      "PerceptibleMacro": PerceptibleMacro.self,
      "PerceptionIgnoredMacro": PerceptionIgnoredMacro.self,
      "PerceptionTrackedMacro": PerceptionTrackedMacro.self,
      "PresentsMacro": PresentsMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
      "ReducerCaseMacro": ReducerCaseMacro.self,
      "ReducerMacro": ReducerMacro.self,
      "UITransactionEntryMacro": UITransactionEntryMacro.self,
      "ViewActionMacro": ViewActionMacro.self,
    ]
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros[typeName] else {
      throw UnknownMacro(module: moduleName, type: typeName)
    }
    return macro
  }
}

/// Answers the compiler until it has no more requests.
package func expandMacros() throws {
  let connection = try StandardStreamsConnection()
  try CompilerPluginMessageListener(connection: connection, provider: TernPlugin()).main()
}

/// The compiler asked for a macro that the plug-in does not hold.
struct UnknownMacro: Error, CustomStringConvertible {
  var module: String
  var type: String

  var description: String {
    """
    The plug-in has no macro '\(module).\(type)'. It holds \
    \(TernPlugin.macros.keys.sorted().joined(separator: ", ")).
    """
  }
}
