/// Prints a value in the way Swift would be written: types, labels, quotes, and one child a line.
///
/// ```swift
/// customDump(User(id: 1, name: "Blob"))
/// // User(
/// //   id: 1,
/// //   name: "Blob"
/// // )
/// ```
///
/// Sets and dictionaries come in the same order in every run. An object that occurs more than once
/// has a number, and is written out only the first time; so cycles end. What is nested deeper than
/// 500 levels is an ellipsis, and so is what is nested deeper than there is stack for.
///
/// - Parameters:
///   - value: What to print.
///   - name: A name to put before it.
///   - indent: How many spaces to put before each line.
///   - maxDepth: How many levels of children to print; deeper ones are an ellipsis.
/// - Returns: The value.
@discardableResult
public func customDump<T>(
  _ value: T,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text)
  return value
}

/// Writes a value to a text stream, without a line break at the end.
///
/// See the form that prints.
///
/// - Parameters:
///   - value: What to write.
///   - target: Where to write it.
///   - name: A name to put before it.
///   - indent: How many spaces to put before each line.
///   - maxDepth: How many levels of children to write; deeper ones are an ellipsis.
/// - Returns: The value.
@discardableResult
public func customDump<T, TargetStream: TextOutputStream>(
  _ value: T,
  to target: inout TargetStream,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  let space = String(repeating: " ", count: max(0, indent))
  let lines = Dumper.lines(of: value, label: name, maxDepth: maxDepth)
  target.write(lines.map { space + $0 }.joined(separator: "\n"))
  return value
}

extension String {
  /// Creates the text that `customDump` prints for a value.
  ///
  /// - Parameter subject: The value.
  public init<Subject>(customDumping subject: Subject) {
    self = Dumper.lines(of: subject).joined(separator: "\n")
  }
}
