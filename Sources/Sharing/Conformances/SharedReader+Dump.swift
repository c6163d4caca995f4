public import CustomDump

// A shared value shows as what it holds: how it is shared is no part of a feature's state.

extension SharedReader: CustomStringConvertible {
  public var description: String { "SharedReader<\(Value.self)>(\(wrappedValue))" }
}

extension SharedReader: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SharedReader: CustomDumpRepresentable {
  public var customDumpValue: Any {
    SharedReview.comparison?.dumped { wrappedValue } ?? wrappedValue
  }
}
