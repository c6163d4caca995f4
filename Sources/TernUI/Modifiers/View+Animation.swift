extension View {
  /// Animates what changes with a value.
  ///
  /// The back ends of this package show the end state at once, so this view is as it was.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
}
