/// The identity of a dependency key: the address of its type's metadata.
struct KeyID: Hashable, Sendable {
  var rawValue: UInt

  init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  init(_ key: Any.Type) {
    rawValue = UInt(bitPattern: ObjectIdentifier(key))
  }

  /// The address without the bits that alignment keeps at zero, spread over the word.
  var hash: Int {
    Int(truncatingIfNeeded: ((rawValue &>> 3) &* 0x9E37_79B9_7F4A_7C15) &>> 24)
  }
}
