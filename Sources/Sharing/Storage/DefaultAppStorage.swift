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

extension DependencyValues {
  /// Whether a key that other platforms cannot observe is warned about.
  ///
  /// Any text is a good key here, so this changes nothing; it is there for source that sets it.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[AppStorageKeyFormatWarningKey.self] }
    set { self[AppStorageKeyFormatWarningKey.self] = newValue }
  }
}

private enum AppStorageKeyFormatWarningKey: DependencyKey {
  static var liveValue: Bool { true }
  static var testValue: Bool { true }
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
