/// A type that a dump shows with other children than it has.
///
/// ```swift
/// extension Model: CustomDumpReflectable {
///   var customDumpMirror: Mirror {
///     Mirror(self, children: ["name": name], displayStyle: .struct)
///   }
/// }
/// ```
public protocol CustomDumpReflectable {
  /// The children to dump, and the style to dump them in.
  var customDumpMirror: Mirror { get }
}
