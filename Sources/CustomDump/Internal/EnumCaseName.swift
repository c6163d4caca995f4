@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The name of the case that an enum value without a payload is.
///
/// `String(describing:)` gives the same only for types that do not describe themselves otherwise,
/// so this asks the entry of the runtime that the standard library asks.
func caseName(of value: Any) -> String {
  func open<T>(_ value: T) -> String? {
    enumCaseName(value).map(String.init(cString:))
  }
  return _openExistential(value, do: open) ?? String(describing: value)
}
