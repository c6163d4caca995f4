import CustomDump
import TernUICore

/// A property of a view's state that is a binding to a property of the store's state.
@available(
  *, deprecated,
  message: "Apply '@ObservableState' to the state, and bind to the store: '$store.text'."
)
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewState<Value> {
  private let binding: Binding<Value>
  /// What it was when it was read: what tells one state of the view from the next.
  private let initialValue: Value

  init(binding: Binding<Value>) {
    self.binding = binding
    initialValue = binding.wrappedValue
  }

  /// The value; setting it sends an action.
  public var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }

  /// The binding.
  public var projectedValue: Binding<Value> { binding }

  /// A part of the property.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> BindingViewState<Subject> {
    BindingViewState<Subject>(binding: binding[dynamicMember: keyPath])
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingViewState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.initialValue == rhs.initialValue }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingViewState: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(initialValue)
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingViewState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingViewState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension BindingViewState: CustomDebugStringConvertible {
  public var debugDescription: String { String(reflecting: wrappedValue) }
}
