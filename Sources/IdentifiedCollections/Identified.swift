/// A value with an identity of somebody else's choice.
///
/// Use it to put values into an ``IdentifiedArray`` that have no identity of their own, or where
/// another one is wanted. The members of the value are members of this one too.
///
/// ```swift
/// let color = Identified(Color(red: 1, green: 0, blue: 0), id: UUID())
/// color.red // 1
/// ```
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The identity.
  public let id: ID
  /// The value.
  public var value: Value

  /// Gives a value an identity.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: The identity.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Gives a value an identity that is computed from it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Computes the identity.
  public init(_ value: Value, id: (Value) -> ID) {
    self.init(value, id: id(value))
  }

  /// A member of the value.
  ///
  /// - Parameter keyPath: The key path to the member.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }

  /// A member of the value that can only be read.
  ///
  /// - Parameter keyPath: The key path to the member.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
