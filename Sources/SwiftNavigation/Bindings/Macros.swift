/// Makes a property of ``UITransaction`` a value that is carried along with changes.
///
/// ```swift
/// extension UITransaction {
///   @UITransactionEntry var isAnimated = false
/// }
/// ```
///
/// The initial value is what the property is where nobody set it. Its type is the property's, or that of
/// the literal it begins with.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(_$))
public macro UITransactionEntry() =
  #externalMacro(module: "TernMacros", type: "UITransactionEntryMacro")

/// Gives an enum bindings to the payloads of its cases, see ``CaseBindable``.
@attached(
  member, names: named(BindingEnumeration), named(UIBindingEnumeration), named(_$bindings)
)
@attached(extension, conformances: CaseBindable)
public macro CaseBindable() = #externalMacro(module: "TernMacros", type: "CaseBindableMacro")
