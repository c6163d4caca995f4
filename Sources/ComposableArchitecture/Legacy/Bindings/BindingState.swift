import CustomDump

/// A property of a state that a view may bind to.
@available(
  *, deprecated,
  message: "Apply '@ObservableState' to the state, and bind to the store: '$store.text'."
)
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// A property that begins with a value.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The property itself, which key paths name: `\.$text`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingState: Equatable where Value: Equatable {}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingState: Hashable where Value: Hashable {}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingState: Sendable where Value: Sendable {}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingState: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    do {
      let container = try decoder.singleValueContainer()
      self.init(wrappedValue: try container.decode(Value.self))
    } catch {
      self.init(wrappedValue: try Value(from: decoder))
    }
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingState: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingState: CustomDumpRepresentable {
  /// The value: the wrapper around it is nothing a reader wants to see.
  public var customDumpValue: Any { wrappedValue }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingState: CustomDebugStringConvertible {
  public var debugDescription: String { String(reflecting: wrappedValue) }
}
