public import CustomDump

// A shared value shows as what it holds: how it is shared is no part of a feature's state.

extension Shared: CustomStringConvertible {
  public var description: String { "Shared<\(Value.self)>(\(wrappedValue))" }
}

extension Shared: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension Shared: CustomDumpRepresentable {
  public var customDumpValue: Any {
    SharedReview.comparison?.dumped { wrappedValue } ?? wrappedValue
  }
}
