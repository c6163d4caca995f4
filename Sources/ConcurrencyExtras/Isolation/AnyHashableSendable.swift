/// A hashable, sendable value of any type.
///
/// What `AnyHashable` is, for values that cross between tasks. Two of them are equal when their
/// values are of the same type and equal.
///
/// ```swift
/// let ids: Set<AnyHashableSendable> = ["search", 42]
/// ```
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Erases the type of a value.
  ///
  /// An erased value is not erased again.
  ///
  /// - Parameter base: The value.
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    self.init(base)
  }

  /// Erases the type of a value.
  ///
  /// An erased value is not erased again.
  ///
  /// - Parameter base: The value.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Whether both values are of the same type and equal.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether they are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the value.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }
}

extension AnyHashableSendable: CustomStringConvertible {
  /// The description of the value.
  public var description: String { String(describing: base) }
}

extension AnyHashableSendable: CustomDebugStringConvertible {
  /// The description of the value for debugging.
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
}

extension AnyHashableSendable: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  /// The value as `AnyHashable`, which does not show that it was erased here first.
  ///
  /// - Returns: The value.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(base) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  /// Erases a literal.
  ///
  /// - Parameter value: The literal.
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  /// Erases a literal.
  ///
  /// - Parameter value: The literal.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  /// Erases a literal.
  ///
  /// - Parameter value: The literal.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  /// Erases a literal.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: String) { self.init(value) }
}
