extension SharedReader {
  /// A value that stays as it is.
  ///
  /// - Parameter value: The value.
  @available(*, deprecated, message: "Use 'SharedReader(value:)'.")
  public static func constant(_ value: Value) -> Self {
    Self(value: value)
  }
}
