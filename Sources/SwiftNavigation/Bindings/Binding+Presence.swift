public import TernUICore

extension Binding {
  /// A binding to whether an optional has a value.
  ///
  /// ```swift
  /// .sheet(isPresented: Binding($draft)) { … }
  /// ```
  ///
  /// Writing `false` makes the optional `nil`; writing `true` changes nothing, as there is no value to
  /// put there.
  ///
  /// - Parameter base: The binding to the optional.
  @_disfavoredOverload
  public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool {
    self = base.isPresent()
  }

  /// A binding to whether there is a value.
  ///
  /// Writing `false` makes the optional `nil`; writing `true` changes nothing.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresent, transaction in
        guard !isPresent, wrappedValue != nil else { return }
        self.transaction(transaction).wrappedValue = nil
      }
    ).transaction(transaction)
  }
}
