/// A type that a dump shows as another value.
///
/// Use it for wrappers whose own shape says nothing:
///
/// ```swift
/// extension ID: CustomDumpRepresentable {
///   var customDumpValue: Any { rawValue }
/// }
/// ```
public protocol CustomDumpRepresentable {
  /// What to dump in place of the value.
  var customDumpValue: Any { get }
}
