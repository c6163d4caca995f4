import ConcurrencyExtras
import Foundation
import IssueReporting

/// What keeps the values of `appStorage` keys.
protocol AppStore: AnyObject, Sendable {
  /// The object under a name, or `nil` if there is none.
  func storedObject(_ name: String) throws -> Any?
  /// Stores an object under a name, or removes it.
  func store(_ object: Any?, _ name: String) throws
  /// Calls a function after changes of some names that did not come through ``store(_:_:)``.
  ///
  /// Without names, after each change.
  func subscribe(
    _ names: Set<String>, _ handler: @escaping @Sendable ((any Error)?) -> Void
  ) throws -> SharedSubscription
}

/// What tells stores of user defaults apart.
enum AppStoreID: Hashable, Sendable {
  case file(String)
  case object(ObjectIdentifier)
}

/// Finds the store of user defaults.
func appStore(of defaults: UserDefaults) -> (id: AppStoreID, store: any AppStore) {
  if let defaults = defaults as? InMemoryDefaults {
    return (.object(ObjectIdentifier(defaults.store)), defaults.store)
  }
  guard let suite = DefaultsSuite(defaults) else {
    return (.object(ObjectIdentifier(defaults)), PlainAppStore(defaults))
  }
  return (.file(suite.path), SuiteAppStore.store(defaults, suite))
}

/// Defaults that are only known by their interface.
private final class PlainAppStore: AppStore {
  private let defaults: UncheckedSendable<UserDefaults>

  init(_ defaults: UserDefaults) {
    self.defaults = UncheckedSendable(defaults)
  }

  func storedObject(_ name: String) -> Any? {
    defaults.value.object(forKey: name)
  }

  func store(_ object: Any?, _ name: String) {
    if let object {
      defaults.value.set(object, forKey: name)
    } else {
      defaults.value.removeObject(forKey: name)
    }
    _ = defaults.value.synchronize()
  }

  func subscribe(
    _ names: Set<String>, _ handler: @escaping @Sendable ((any Error)?) -> Void
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}
