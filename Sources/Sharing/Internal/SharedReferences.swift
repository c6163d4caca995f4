import Dependencies
import IssueReporting

/// The values that keys name, each for as long as somebody holds it.
///
/// A test has references of its own, so tests that run at the same time share nothing.
final class SharedReferences: @unchecked Sendable {
  private struct Entry {
    weak var reference: AnyObject?
  }

  private let entries = Lock<[AnyHashable: Entry]>([:])

  /// The reference of a key, made if there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - site: Where the key is used.
  ///   - defaultValue: The value if the storage has none; not called if it is not needed.
  func reference<Value: Sendable>(
    for key: some SharedReaderKey<Value>, _ site: Site, default defaultValue: () -> Value
  ) -> PersistentReference<Value> {
    let keyID = key.id
    let id = AnyHashable(keyID)
    if let existing = existing(id) {
      if let reference = existing as? PersistentReference<Value> { return reference }
      site.report(
        """
        The key '\(key)' is in use for another type than '\(Value.self)': \
        '\(valueType(of: existing))'. This property shares nothing; use one type for a key everywhere.
        """
      )
      return PersistentReference(
        InMemoryKey<Value>(detachedFrom: "\(key)"), site, default: defaultValue, onDeinit: {}
      )
    }
    // Loading calls out, so it happens outside of the lock. When two threads come at once, the
    // first to be ready is the one that counts.
    let new = PersistentReference(key, site, default: defaultValue) { [weak self] in
      self?.prune(keyID)
    }
    let winner = entries.withLock { entries -> AnyObject in
      if let reference = entries[id]?.reference { return reference }
      entries[id] = Entry(reference: new)
      return new
    }
    guard winner === new else {
      return reference(for: key, site, default: { new.untracked })
    }
    new.start()
    return new
  }

  private func existing(_ id: AnyHashable) -> AnyObject? {
    entries.withLock { $0[id]?.reference }
  }

  private func prune(_ id: AnyHashable) {
    // Returned, so that a reference which has come in the meantime is not destroyed in the lock.
    _ = entries.withLock { entries in
      let reference = entries[id]?.reference
      if reference == nil { entries[id] = nil }
      return reference
    }
  }
}

extension DependencyValues {
  var sharedReferences: SharedReferences {
    self[SharedReferencesKey.self]
  }
}

private enum SharedReferencesKey: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}

extension PersistentReference {
  /// The reference of a key in the running code's dependencies.
  static func current(
    _ key: some SharedReaderKey<Value>, _ site: Site, default defaultValue: () -> Value
  ) -> PersistentReference {
    @Dependency(\.sharedReferences) var references
    return references.reference(for: key, site, default: defaultValue)
  }
}

/// A reference that can say what it holds.
private protocol ValueTyped {
  var valueType: Any.Type { get }
}

extension PersistentReference: ValueTyped {
  fileprivate var valueType: Any.Type { Value.self }
}

private func valueType(of reference: AnyObject) -> Any.Type {
  (reference as? any ValueTyped)?.valueType ?? type(of: reference)
}
