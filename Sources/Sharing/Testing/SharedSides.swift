package import CustomDump

// What a trace needs to know of a holder, beside what it dumps.

extension Shared {
  /// The value in the state that is being looked at.
  package func value(on side: DumpSide) -> Value {
    side.look { SharedReview.comparison?.dumped { wrappedValue } ?? wrappedValue }
  }

  /// Whether a key names the value, and not the holder's owner.
  package var isOfKey: Bool { handle.isOfKey }
}

extension SharedReader {
  /// The value in the state that is being looked at.
  package func value(on side: DumpSide) -> Value {
    side.look { SharedReview.comparison?.dumped { wrappedValue } ?? wrappedValue }
  }

  /// Whether a key names the value, and not the holder's owner.
  package var isOfKey: Bool { handle.isOfKey }
}
