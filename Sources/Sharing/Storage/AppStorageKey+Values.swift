public import Foundation

extension SharedReaderKey {
  /// A key of a Boolean value in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Bool> {
    AppStorageKey(key, store, .direct)
  }

  /// A key of an integer in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Int> {
    AppStorageKey(key, store, .direct)
  }

  /// A key of a floating-point number in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Double> {
    AppStorageKey(key, store, .direct)
  }

  /// A key of a string in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<String> {
    AppStorageKey(key, store, .direct)
  }

  /// A key of an array of strings in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<[String]> {
    AppStorageKey(key, store, .direct)
  }

  /// A key of data in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Data> {
    AppStorageKey(key, store, .direct)
  }

  /// A key of a date in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Date> {
    AppStorageKey(key, store, .direct)
  }

  /// A key of a URL in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<URL> {
    AppStorageKey(key, store, .url)
  }

  /// A key of a Boolean value or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Bool?> {
    AppStorageKey(key, store, .optional(.direct))
  }

  /// A key of an integer or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Int?> {
    AppStorageKey(key, store, .optional(.direct))
  }

  /// A key of a floating-point number or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Double?> {
    AppStorageKey(key, store, .optional(.direct))
  }

  /// A key of a string or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<String?> {
    AppStorageKey(key, store, .optional(.direct))
  }

  /// A key of an array of strings or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<[String]?> {
    AppStorageKey(key, store, .optional(.direct))
  }

  /// A key of data or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Data?> {
    AppStorageKey(key, store, .optional(.direct))
  }

  /// A key of a date or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Date?> {
    AppStorageKey(key, store, .optional(.direct))
  }

  /// A key of a URL or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<URL?> {
    AppStorageKey(key, store, .optional(.url))
  }

  /// A key of a value with an integer as raw value in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .rawValue)
  }

  /// A key of a value with an integer as raw value, or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, .optional(.rawValue))
  }

  /// A key of a value with a string as raw value in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .rawValue)
  }

  /// A key of a value with a string as raw value, or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, .optional(.rawValue))
  }

  /// A key of any codable value in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .json)
  }

  /// A key of any codable value or nothing in the user's defaults.
  ///
  /// - Parameters:
  ///   - key: The name in the store.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, .optional(.json))
  }
}
