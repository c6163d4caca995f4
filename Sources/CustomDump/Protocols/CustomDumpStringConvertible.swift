/// A type that a dump shows as one piece of text.
///
/// ```swift
/// extension Money: CustomDumpStringConvertible {
///   var customDumpDescription: String { "\(amount) \(currency)" }
/// }
/// ```
public protocol CustomDumpStringConvertible {
  /// The text that stands for the value in dumps. It is not quoted.
  var customDumpDescription: String { get }
}
