/// A value that a view owns, and that lives as long as the view is on screen.
///
/// The initial value counts once, when the view appears for the first time; later evaluations of the
/// parent do not reset it. Reading it in a body makes that body depend on it. Writing the value that
/// is there already changes nothing; `==` of a type of yours is not asked for that.
///
/// Make it `private`: who is outside cannot reach the kept value, only this description of it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var location: StateLocation<Value>?

  /// State that begins with a value.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// State that begins with a value.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The present value.
  ///
  /// Setting it while the view is not on screen reports an issue and has no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value, for a view that edits it.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? UninstalledLocation(initialValue))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that begins with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: GraphProperty {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    if let kept = slot {
      location = unsafeDowncast(kept, to: StateLocation<Value>.self)
    } else {
      let location = StateLocation(initialValue)
      slot = location
      self.location = location
    }
  }
}
