/// How to compare two values of a type, if it is equatable.
///
/// - Parameter type: The type.
/// - Returns: The type's `==`, found once and not in each comparison.
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func compare<T: Equatable>(_ type: T.Type) -> (Value, Value) -> Bool {
    // 'T' is 'Value' seen through its conformance, which the runtime would look up in each cast.
    { unsafeBitCast($0, to: T.self) == unsafeBitCast($1, to: T.self) }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return compare(equatable)
}
