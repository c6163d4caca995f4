import ConcurrencyExtras
public import Dependencies
public import Foundation
import IssueReporting

extension DependencyValues {
  /// Where the values of `appStorage` keys live: the user's defaults in an app, and a store in
  /// memory in each test.
  public var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self].value }
    set { self[DefaultAppStorageKey.self] = UncheckedSendable(newValue) }
  }
}

private enum DefaultAppStorageKey: DependencyKey {
  static var liveValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.standard) }
  static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
  static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}

extension UserDefaults {
  /// A new store that starts empty and is never written to disk.
  public static var inMemory: UserDefaults { InMemoryDefaults() }
}

/// Defaults that live as long as the object.
private final class InMemoryDefaults: UserDefaults {
  private let objects = Lock<[String: Any]>([:])

  init() {
    super.init(suiteName: nil)!
  }

  override func object(forKey defaultName: String) -> Any? {
    objects.withLock { $0[defaultName] }
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    // The old object is destroyed outside of the lock.
    _ = objects.withLock { objects in
      defer { objects[defaultName] = value }
      return objects[defaultName]
    }
  }

  override func removeObject(forKey defaultName: String) {
    set(nil as Any?, forKey: defaultName)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    objects.withLock { $0 }
  }

  override func synchronize() -> Bool { true }
}
