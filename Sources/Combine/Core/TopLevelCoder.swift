import Foundation

/// What turns values into another form, for ``Publisher/encode(encoder:)``.
public protocol TopLevelEncoder<Output> {
  /// The other form.
  associatedtype Output

  /// Turns a value into the other form.
  ///
  /// - Parameter value: The value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What turns another form into values, for ``Publisher/decode(type:decoder:)``.
public protocol TopLevelDecoder<Input> {
  /// The other form.
  associatedtype Input

  /// Makes a value from the other form.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - input: The other form.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
