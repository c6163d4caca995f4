extension Shared: Equatable where Value: Equatable {
  /// Whether two places hold equal values, be they one value or not.
  ///
  /// Where a test store compares states, one value is compared with what it was.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if let review = SharedReview.comparison {
      return review.areEqual({ lhs.wrappedValue }, { rhs.wrappedValue })
    }
    return lhs.wrappedValue == rhs.wrappedValue
  }
}
