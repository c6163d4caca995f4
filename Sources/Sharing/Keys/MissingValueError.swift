/// The storage of a key has no value, but one is required.
public struct MissingValueError: Error, CustomStringConvertible {
  let key: String

  public var description: String {
    "The storage of '\(key)' has no value. Save one first, or give the property a default value."
  }
}
