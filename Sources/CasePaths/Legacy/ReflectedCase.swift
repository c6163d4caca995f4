extension AnyCasePath {
  /// A path from the function that makes the case, with the payload found by reflection.
  ///
  /// It costs a mirror for each extraction. `@CasePathable` and a case key path cost a switch.
  ///
  /// - Parameter embed: Makes the enum from a payload: the case itself.
  @available(*, deprecated, message: "Apply '@CasePathable' to the enum and use a case key path.")
  public init(unsafe embed: @escaping @Sendable (Value) -> Root) {
    self.init(embed: embed, extract: reflectedExtraction(of: embed))
  }

  /// A path from the function that makes the case, with the payload found by reflection.
  ///
  /// - Parameter embed: Makes the enum from a payload: the case itself.
  /// - Returns: The path.
  @available(*, deprecated, message: "Apply '@CasePathable' to the enum and use a case key path.")
  public static func `case`(_ embed: @escaping @Sendable (Value) -> Root) -> Self {
    Self(embed: embed, extract: reflectedExtraction(of: embed))
  }
}

extension AnyCasePath where Root == Value {
  /// The path from a type to itself.
  @available(*, deprecated, renamed: "init()")
  public static var `self`: Self { Self() }
}

/// A function that finds the payload of a case by reflection.
///
/// - Parameter embed: The case.
/// - Returns: The function: it gives `nil` for other cases.
@available(*, deprecated, message: "Apply '@CasePathable' to the enum and use a case key path.")
public func extract<Root, Value>(
  _ embed: @escaping @Sendable (Value) -> Root
) -> @Sendable (Root) -> Value? {
  reflectedExtraction(of: embed)
}

/// The payload of an enum, found by reflection.
///
/// - Parameters:
///   - embed: The case.
///   - root: The enum.
/// - Returns: The payload, or `nil` when the enum is another case.
@available(
  *, deprecated, message: "Apply '@CasePathable' to the enum and use 'root[case: \\.case]'."
)
public func extract<Root, Value>(
  case embed: @escaping @Sendable (Value) -> Root, from root: Root
) -> Value? {
  reflectedExtraction(of: embed)(root)
}

/// Finds the payload with a mirror, and checks that the case makes a value of the same case from it.
private func reflectedExtraction<Root, Value>(
  of embed: @escaping @Sendable (Value) -> Root
) -> @Sendable (Root) -> Value? {
  { root in
    guard
      let child = Mirror(reflecting: root).children.first, let name = child.label,
      let value = payload(child.value, as: Value.self),
      Mirror(reflecting: embed(value)).children.first?.label == name
    else { return nil }
    return value
  }
}

/// A payload as a type.
///
/// A payload of one value with a label is a tuple to a mirror.
private func payload<Value>(_ payload: Any, as type: Value.Type) -> Value? {
  if let value = payload as? Value { return value }
  let children = Mirror(reflecting: payload).children
  return children.count == 1 ? children.first?.value as? Value : nil
}
