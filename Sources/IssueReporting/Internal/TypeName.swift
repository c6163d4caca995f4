/// The name of a type in short, without its module.
///
/// It costs some microseconds: who needs it often keeps it.
package func debugTypeName(_ type: Any.Type) -> String {
  // The name of a private type has its file's context in it, which tells a person nothing.
  let name = String(reflecting: type)
    .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  guard !name.contains("<") else {
    return name.replacing(#/(^|[<,( ])[A-Za-z_]\w*\./#) { "\($0.output.1)" }
  }
  return name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
}
