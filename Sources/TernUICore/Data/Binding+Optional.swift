extension Binding {
  /// A binding to the value inside an optional, or `nil` if there is none now.
  ///
  /// Should the optional become `nil` while the binding is in use, it reads as the last value it had
  /// and ignores what is written, so that a control on its way out cannot bring the value back.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let place = base.location
    let make = { UnwrappedLocation(place, value) }
    self.init(location: place.parts?.place(nil, of: place, make: make) ?? make())
    transaction = base.transaction
  }

  /// A binding to an optional that always has a value.
  ///
  /// Writing `nil` through it is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// A binding whose type is hidden.
  ///
  /// Writing a value of another type through it is ignored.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } }
    )
  }
}

/// The value inside an optional at another place.
private final class UnwrappedLocation<Value>: BindingLocation<Value> {
  private let base: BindingLocation<Value?>
  private var last: Value

  init(_ base: BindingLocation<Value?>, _ last: Value) {
    self.base = base
    self.last = last
  }

  override var isObserved: Bool { base.isObserved }
  override var parts: PartTable? { base.parts }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation else { return false }
    return base.isSamePlace(as: other.base)
  }

  override func get() -> Value {
    if let value = base.get() { last = value }
    return last
  }

  override func set(_ value: Value, transaction: Transaction) {
    guard base.get() != nil else { return }
    last = value
    base.set(value, transaction: transaction)
  }
}
