/// A value for each test that runs.
///
/// Nothing tells when a test ends; the first look-up of another test finds that it has. Tests run at the
/// same time: keep the table in a lock.
package struct TestTable<Value> {
  private struct Entry {
    weak var lifetime: AnyObject?
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// How many values are kept, of tests that run and of such that have ended since the last new one.
  package var count: Int { entries.count }

  /// The value of a test, made when it is asked for the first time.
  ///
  /// - Parameters:
  ///   - lifetime: What lives as long as the test; see ``TestContext/currentTestLifetime``.
  ///   - make: Makes the value.
  /// - Returns: The value; and those of tests that have ended, to be destroyed outside of the lock.
  package mutating func value(
    of lifetime: AnyObject, make: () -> Value
  ) -> (value: Value, ended: [Value]) {
    let id = ObjectIdentifier(lifetime)
    // Where an object was, another one may be now.
    if let entry = entries[id], entry.lifetime === lifetime { return (entry.value, []) }
    var ended: [Value] = []
    for (id, entry) in entries where entry.lifetime == nil {
      ended.append(entry.value)
      entries[id] = nil
    }
    let value = make()
    entries[id] = Entry(lifetime: lifetime, value: value)
    return (value, ended)
  }
}
