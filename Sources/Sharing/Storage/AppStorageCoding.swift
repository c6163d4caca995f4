import Foundation

/// How a value becomes an object of a property list, and back.
struct AppStorageCoding<Value: Sendable>: Sendable {
  /// The value, or `nil` if the object is of another type.
  var decode: @Sendable (Any) throws -> Value?
  /// The object, or `nil` to remove it.
  var encode: @Sendable (Value) throws -> Any?
  /// The value that no object stands for, if there is one.
  var absent: Value?
}

extension AppStorageCoding {
  /// The coding of a type that property lists have.
  static var direct: Self {
    Self(decode: { $0 as? Value }, encode: { $0 })
  }

  /// The coding of an optional: `nil` is no object.
  static func optional<Wrapped: Sendable>(_ wrapped: AppStorageCoding<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(
      decode: { try wrapped.decode($0).map { $0 } },
      encode: { try $0.flatMap(wrapped.encode) },
      absent: .some(nil)
    )
  }
}

extension AppStorageCoding where Value: RawRepresentable & SendableMetatype {
  /// The coding by raw value.
  static var rawValue: Self {
    Self(
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue }
    )
  }
}

extension AppStorageCoding where Value: Codable & SendableMetatype {
  /// The coding as the data of a JSON document.
  static var json: Self {
    Self(
      decode: { try ($0 as? Data).map { try JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try JSONEncoder().encode($0) }
    )
  }
}

extension AppStorageCoding<URL> {
  /// The coding of a URL as its text; that of a file, as its path.
  static var url: Self {
    Self(
      decode: { object in
        guard let text = object as? String else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
      },
      encode: { $0.isFileURL ? $0.path : $0.absoluteString }
    )
  }
}
