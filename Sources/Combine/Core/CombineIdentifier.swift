import Synchronization

private let identifiers = Atomic<UInt64>(0)

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  /// Creates an identity that nothing else has.
  public init() {
    value = identifiers.wrappingAdd(1, ordering: .relaxed).newValue << 1 | 1
  }

  /// The identity of an object, while it lives.
  ///
  /// - Parameter object: The object.
  public init(_ object: AnyObject) {
    // Objects are aligned, so that their addresses are even: no counted identity is one of them.
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String {
    "0x" + String(value, radix: 16)
  }
}

/// Something with an identity that tells subscriptions apart.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
