/// Makes a value of the environment, or of what has the focus, of a property.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// In an extension of ``FocusedValues`` it makes a value of what has the focus, whose type is an optional.
///
/// The property needs a value, which counts where nobody set another. Without a type, that of the value
/// is taken, which has to be `Sendable` then.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TernMacros", type: "EntryMacro")
