/// A key path to the payload of a case: `\.detail`, or through several enums `\.detail.title`.
///
/// The payload of a case that has none is `Void`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A case key path whose payload's type is not known.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Makes the enum from a payload: `path(1)`.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The enum in this case.
  public func callAsFunction<Enum, Payload>(
    _ value: Payload
  ) -> Enum where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// Makes the enum in a case without a payload: `path()`.
  ///
  /// - Returns: The enum in this case.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Whether a value is the case, so that a `switch` can match key paths.
  ///
  /// ```swift
  /// switch destination {
  /// case \.detail: …
  /// default: …
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - lhs: The case.
  ///   - rhs: The value.
  /// - Returns: `true` for that case, whatever its payload.
  public static func ~= <Enum: CasePathable, Payload>(
    lhs: CaseKeyPath<Enum, Payload>,
    rhs: Enum
  ) -> Bool where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(lhs).extract(from: rhs) != nil
  }
}
