import Dependencies
import Foundation
import Sharing
import Testing

/// Stores that are in files.
@Suite(.timeLimit(.minutes(10)))
final class DefaultsSuiteTests: @unchecked Sendable {
  let name = "\(NSTemporaryDirectory())tern-suite-\(UUID().uuidString)"
  let suite: UserDefaults
  var file: URL { URL(fileURLWithPath: "\(name).plist") }

  init() throws {
    suite = try #require(UserDefaults(suiteName: name))
  }

  deinit {
    try? FileManager.default.removeItem(at: file)
    for ending in ["unreadable", "unreadable-2"] {
      try? FileManager.default.removeItem(at: file.appendingPathExtension(ending))
    }
  }

  private func share(_ key: String, _ first: Int = 0) -> Shared<Int> {
    Shared(wrappedValue: first, .appStorage(key, store: suite))
  }

  private func objects() throws -> NSDictionary? {
    let list = try PropertyListSerialization.propertyList(
      from: try Data(contentsOf: file), format: nil
    )
    return list as? NSDictionary
  }

  /// Does what another process would do.
  private func replaceFile(_ objects: [String: Any]) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: objects, format: .xml, options: 0
    )
    try data.write(to: file, options: .atomic)
  }

  @Test func valuesAreKept() throws {
    let count = share("count")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    count.withLock { $0 = 3 }
    Shared(wrappedValue: false, .appStorage("isOn", store: suite)).wrappedValue = true
    #expect(try objects() == ["count": 3, "isOn": true])
    #expect(suite.integer(forKey: "count") == 3)
    #expect(suite.bool(forKey: "isOn"))
    #expect(Shared(wrappedValue: false, .appStorage("isOn", store: suite)).wrappedValue)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func eachTypeComesBackFromTheFile() throws {
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    check(.appStorage("value", store: suite), false, true)
    check(.appStorage("value", store: suite), 0, 42)
    check(.appStorage("value", store: suite), 0, 1.5)
    check(.appStorage("value", store: suite), 0, 2.0)
    check(.appStorage("value", store: suite), "", "Blob \u{1F980} <&>")
    check(.appStorage("value", store: suite), [], ["a", "b"])
    check(.appStorage("value", store: suite), Data(), Data([0, 1, 255]))
    check(.appStorage("value", store: suite), .distantPast, Date(timeIntervalSince1970: 9))
    check(.appStorage("value", store: suite), URL(fileURLWithPath: "/"), url)
    check(.appStorage("value", store: suite), nil, 5 as Int?)
  }

  private func check<Value: Equatable>(
    _ key: @autoclosure () -> AppStorageKey<Value>,
    _ first: Value,
    _ second: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    suite.removeObject(forKey: "value")
    _ = suite.synchronize()
    Shared(wrappedValue: first, key()).wrappedValue = second
    let other = Shared(wrappedValue: first, key())
    #expect(other.wrappedValue == second, sourceLocation: sourceLocation)
    #expect(other.loadError == nil, sourceLocation: sourceLocation)
  }

  @Test func objectsOfOneSuiteShareAtOnce() throws {
    let again = try #require(UserDefaults(suiteName: name))
    let count = share("count")
    let other = Shared(wrappedValue: 0, .appStorage("count", store: again))
    count.withLock { $0 = 1 }
    #expect(other.wrappedValue == 1)
    #expect(again.integer(forKey: "count") == 1)
  }

  @Test func whatAnotherProcessWritesIsSeen() async throws {
    let (count, other) = (share("count"), share("other"))
    let name = Shared(wrappedValue: "Blob" as String?, .appStorage("name", store: suite))
    other.withLock { $0 = 7 }
    try replaceFile(["count": 5, "other": 7, "name": "Ann"])
    await until { count.wrappedValue == 5 && name.wrappedValue == "Ann" }
    #expect(other.wrappedValue == 7)
    #expect(suite.integer(forKey: "count") == 5)
    // A removed optional becomes nil, and another value stays.
    try replaceFile(["other": 8])
    await until { other.wrappedValue == 8 && name.wrappedValue == nil }
    #expect(count.wrappedValue == 5)
    // What is saved here keeps what is there.
    count.withLock { $0 = 6 }
    #expect(try objects() == ["count": 6, "other": 8])
  }

  @Test func whatIsSetInTheStoreIsSeenOnceItIsSynchronized() async throws {
    let count = share("count")
    suite.set(4, forKey: "count")
    #expect(suite.synchronize())
    await until { count.wrappedValue == 4 }
  }

  @Test func whatIsSetInTheStoreIsThereForTheNextHolder() {
    suite.set(4, forKey: "count")
    #expect(share("count").wrappedValue == 4)
  }

  @Test func whatIsRegisteredWinsOverTheDefault() {
    // Registered for all suites, so the other tests do not use this name.
    suite.register(defaults: ["registered-count": 11])
    #expect(share("registered-count", 2).wrappedValue == 11)
  }

  @Test func anotherTypeGivesTheDefault() async throws {
    try replaceFile(["count": "many", "isOn": 2])
    let count = share("count", 2)
    #expect(count.wrappedValue == 2)
    #expect(
      "\(try #require(count.loadError))" == """
        The value of 'count' is a 'String', not a 'Int'. The default value stands in for it.
        """
    )
    #expect(try objects() == ["count": "many", "isOn": 2])
    try replaceFile(["count": 3])
    await until { count.wrappedValue == 3 && count.loadError == nil }
  }

  @Test func aFileThatIsNoPropertyListIsKept() throws {
    try Data("oops".utf8).write(to: file)
    let count = share("count", 2)
    #expect(count.wrappedValue == 2)
    #expect(count.loadError is FileStorageError)
    count.withLock { $0 = 3 }
    #expect(count.saveError == nil)
    #expect(try objects() == ["count": 3])
    let kept = file.appendingPathExtension("unreadable")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "oops")
  }

  @Test func aFileThatCannotBeWrittenIsSaid() throws {
    let store = try #require(UserDefaults(suiteName: "/proc/tern/suite"))
    let count = Shared(wrappedValue: 0, .appStorage("count", store: store))
    #expect(count.loadError == nil)
    count.withLock { $0 = 1 }
    #expect(count.wrappedValue == 1)
    #expect(
      "\(try #require(count.saveError))"
        == "Could not make the folder '/proc/tern': No such file or directory."
    )
  }

  @Test func aPropertyIsAKey() async throws {
    let size = Shared(wrappedValue: 0, .appStorage(\.pageSize, store: suite))
    #expect(size.wrappedValue == 20)
    size.withLock { $0 = 30 }
    #expect(try objects() == ["page-size": 30])
    #expect(suite.pageSize == 30)
    try replaceFile(["page-size": 40])
    await until { size.wrappedValue == 40 }
  }

  @Test func aSubclassIsUsedThroughItsFunctions() throws {
    final class Doubling: UserDefaults {
      nonisolated(unsafe) static var objects: [String: Int] = [:]
      override func object(forKey defaultName: String) -> Any? { Self.objects[defaultName] }
      override func set(_ value: Any?, forKey defaultName: String) {
        Self.objects[defaultName] = (value as? Int).map { $0 * 2 }
      }
    }
    let store = try #require(Doubling(suiteName: name))
    Shared(wrappedValue: 0, .appStorage("count", store: store)).withLock { $0 = 4 }
    #expect(Shared(wrappedValue: 0, .appStorage("count", store: store)).wrappedValue == 8)
  }
}

extension UserDefaults {
  fileprivate var pageSize: Int {
    get { (object(forKey: "page-size") as? Int) ?? 20 }
    set { set(newValue, forKey: "page-size") }
  }
}
