/// Makes a case path of a case: `/Destination.detail`.
prefix operator /

/// Goes on from one case path to another.
infix operator .. : CasePathPrecedence

precedencegroup CasePathPrecedence {
  associativity: left
}

/// A path to a case, with the payload found by reflection.
///
/// - Parameter embed: The case.
/// - Returns: The path.
@available(*, deprecated, message: "Apply '@CasePathable' to the enum and use a case key path.")
public prefix func / <Root, Value>(
  embed: @escaping @Sendable (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// A function that takes the payload of a case from an enum, found by reflection.
///
/// - Parameter embed: The case.
/// - Returns: The function; it gives `nil` for another case.
@available(*, deprecated, message: "Apply '@CasePathable' to the enum and use a case key path.")
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping @Sendable (Value) -> Root
) -> (Root) -> Value? {
  let path = AnyCasePath(unsafe: embed)
  return { path.extract(from: $0) }
}

/// A path to a case without a payload.
///
/// - Parameter root: The value of that case.
/// - Returns: The path.
@available(*, deprecated, message: "Apply '@CasePathable' to the enum and use a case key path.")
public prefix func / <Root: Sendable>(root: Root) -> AnyCasePath<Root, Void> {
  let name = "\(root)"
  return AnyCasePath(
    embed: { root },
    extract: { Mirror(reflecting: $0).children.isEmpty && "\($0)" == name ? () : nil }
  )
}

/// The path from a type to itself: `/Destination.self`.
///
/// - Parameter type: The type.
/// - Returns: The path.
@available(*, deprecated, message: "Use the case key path '\\.self'.")
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// A path as it is.
///
/// - Parameter path: The path.
/// - Returns: The same path.
@available(*, deprecated, message: "Leave out the '/'.")
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}

extension AnyCasePath {
  /// The path that goes on through the payload.
  ///
  /// - Parameters:
  ///   - lhs: A path.
  ///   - rhs: A path from its payload.
  /// - Returns: The path from the first enum to the second payload.
  @available(*, deprecated, message: "Use 'appending(path:)', or a case key path.")
  public static func .. <AppendedValue>(
    lhs: AnyCasePath, rhs: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: rhs)
  }
}

/// The path that goes on through the payload to a case of it, found by reflection.
///
/// - Parameters:
///   - lhs: A path.
///   - rhs: A case of its payload.
/// - Returns: The path from the first enum to the second payload.
@available(*, deprecated, message: "Use 'appending(path:)', or a case key path.")
public func .. <Root, Value, AppendedValue>(
  lhs: AnyCasePath<Root, Value>, rhs: @escaping @Sendable (AppendedValue) -> Value
) -> AnyCasePath<Root, AppendedValue> {
  lhs.appending(path: AnyCasePath(unsafe: rhs))
}
