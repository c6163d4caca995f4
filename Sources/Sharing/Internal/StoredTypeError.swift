/// A storage holds a value of another type than its key says.
struct StoredTypeError: Error, CustomStringConvertible {
  var key: String
  var expected: String
  var found: String

  var description: String {
    "The value of '\(key)' is a '\(found)', not a '\(expected)'. The default value stands in for it."
  }
}
