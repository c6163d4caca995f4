import IssueReporting

/// Which view has the focus: a value that follows it, and that moves it when it is set.
///
/// ```swift
/// enum Field { case name, email }
/// @FocusState private var field: Field?
///
/// TextField("Name", text: $name).focused($field, equals: .name)
/// Button("Next") { field = .email }
/// ```
///
/// A value may be set before its view is there: the view gets the focus when it appears.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let start: Value
  private var location: FocusStateLocation<Value>?

  // The only initializer, and in the type itself: else the memberwise initializers of views would ask
  // for the property.
  /// A state that is `nil`, or `false`, while none of its views has the focus.
  public init() where Value: FocusStateValue {
    start = Value._none
  }

  /// The value.
  ///
  /// Setting it while the view is not on screen has no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? start }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// What ``TernUI/View/focused(_:equals:)`` takes.
  public var projectedValue: Binding {
    Binding(location: location ?? FocusStateLocation(start, none: start))
  }

  /// A focus state, to hand on.
  @propertyWrapper
  public struct Binding {
    package let location: FocusStateLocation<Value>

    /// The value.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: Transaction()) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// A type of value of a focus state: an optional, or `Bool`.
public protocol FocusStateValue {
  /// What says that none of the views has the focus.
  static var _none: Self { get }
}

extension Bool: FocusStateValue {
  public static var _none: Bool { false }
}

extension Optional: FocusStateValue {
  public static var _none: Wrapped? { nil }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: GraphProperty {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    if let kept = slot {
      location = unsafeDowncast(kept, to: FocusStateLocation<Value>.self)
    } else {
      let location = FocusStateLocation(start, none: start)
      location.inbox = node.graph.inbox
      slot = location
      self.location = location
    }
  }
}

/// The place of a focus state.
///
/// Unchecked: the value is only touched under the lock, and the inbox is set before anybody else knows
/// the place.
package final class FocusStateLocation<Value: Hashable>:
  BindingLocation<Value>, FocusLocation, @unchecked Sendable
{
  private let value: Lock<Value>
  private let none: Value
  private let signal = Signal()
  weak var inbox: Inbox?

  init(_ value: Value, none: Value) {
    self.value = Lock(value)
    self.none = none
  }

  package override func get() -> Value {
    signal.access()
    return value.withLock { $0 }
  }

  override func set(_ newValue: Value, transaction: Transaction) {
    if change(to: newValue) { inbox?.request(self) }
  }

  private func change(to newValue: Value) -> Bool {
    if value.withLock({ $0 }) == newValue { return false }
    signal.change { value.withLock { $0 = newValue } }
    return true
  }

  package var isNone: Bool { value.withLock { $0 } == none }

  package func isValue(_ value: AnyHashable) -> Bool {
    AnyHashable(self.value.withLock { $0 }) == value
  }

  package func follow(_ value: AnyHashable?) {
    guard let value else {
      _ = change(to: none)
      return
    }
    if let value = value.base as? Value { _ = change(to: value) }
  }
}
