extension Shared: Equatable where Value: Equatable {
  /// Whether two places hold equal values, be they one value or not.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}
