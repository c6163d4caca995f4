import Dependencies
import Foundation
import IssueReporting
import Sharing
import Testing

struct AppStorageKeyTests {
  enum Level: Int, Codable { case low, high }
  enum Flavor: String { case sweet, sour }
  struct Settings: Codable, Equatable {
    var size = 1
  }

  @Dependency(\.defaultAppStorage) var store

  @Test func aChangeIsWrittenAndSharedAtOnce() {
    @Shared(.appStorage("count")) var count = 0
    @SharedReader(.appStorage("count")) var reader = 0
    #expect(store.object(forKey: "count") == nil)
    $count.withLock { $0 += 3 }
    #expect(reader == 3)
    #expect(store.integer(forKey: "count") == 3)
  }

  @Test func theStoredValueWinsOverTheDefault() {
    store.set(8, forKey: "count")
    @Shared(.appStorage("count")) var count = 0
    #expect(count == 8)
  }

  @Test func eachTypeComesBackAsItWasWritten() throws {
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    check(.appStorage("value"), false, true)
    check(.appStorage("value"), 0, 42)
    check(.appStorage("value"), 0, 1.5)
    check(.appStorage("value"), "", "Blob")
    check(.appStorage("value"), [], ["a", "b"])
    check(.appStorage("value"), Data(), Data([1, 2]))
    check(.appStorage("value"), Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 9))
    check(.appStorage("value"), URL(fileURLWithPath: "/"), url)
    check(.appStorage("value"), url, URL(fileURLWithPath: "/tmp/a b"))
    check(.appStorage("value"), Level.low, .high)
    check(.appStorage("value"), Flavor.sweet, .sour)
    check(.appStorage("value"), Settings(), Settings(size: 4))
    check(.appStorage("value"), nil, 5 as Int?)
    check(.appStorage("value"), nil, Flavor.sour as Flavor?)
    check(.appStorage("value"), nil, Settings(size: 4) as Settings?)
  }

  private func check<Value: Equatable>(
    _ key: @autoclosure () -> AppStorageKey<Value>,
    _ first: Value,
    _ second: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    withDependencies {
      $0.defaultAppStorage = .inMemory
    } operation: {
      Shared(wrappedValue: first, key()).wrappedValue = second
      let other = Shared(wrappedValue: first, key())
      #expect(other.wrappedValue == second, sourceLocation: sourceLocation)
      #expect(other.loadError == nil, sourceLocation: sourceLocation)
    }
  }

  @Test func rawValuesAreStoredAsSuch() {
    Shared(wrappedValue: Level.low, .appStorage("level")).wrappedValue = .high
    #expect(store.integer(forKey: "level") == 1)
  }

  @Test func nilRemovesTheValue() {
    store.set("Blob", forKey: "name")
    @Shared(.appStorage("name")) var name: String?
    #expect(name == "Blob")
    $name.withLock { $0 = nil }
    #expect(store.object(forKey: "name") == nil)
  }

  @Test func aValueOfAnotherTypeGivesTheDefaultAndStaysUntilAChange() {
    store.set("many", forKey: "count")
    @Shared(.appStorage("count")) var count = 2
    #expect(count == 2)
    #expect($count.loadError != nil)
    #expect(store.string(forKey: "count") == "many")
  }

  @Test func aKeyAtAnotherTypeIsReported() {
    @Shared(.appStorage("count")) var count = 0
    withExpectedIssue {
      @Shared(.appStorage("count")) var text = ""
      text = "a"
    }
    #expect(store.object(forKey: "count") == nil)
  }

  @Test func aRawWriteIsSeen() {
    @Shared(.appStorage("count")) var count = 0
    @Shared(.appStorage("name")) var name: String? = "Blob"
    store.set(6, forKey: "count")
    #expect(count == 6)
    store.set("Ann", forKey: "name")
    #expect(name == "Ann")
    store.removeObject(forKey: "name")
    #expect(name == nil)
    store.set("many", forKey: "count")
    #expect(count == 6)
    #expect($count.loadError != nil)
  }

  @Test func onesOwnChangesAreNoNews() {
    @Shared(.appStorage("count")) var count = 0
    let values = LockedValues<Int>()
    let watch = $count.publisher.sink { values.append($0) }
    $count.withLock { $0 += 1 }
    store.set(5, forKey: "count")
    $count.withLock { $0 += 1 }
    #expect(values.values == [0, 1, 5, 6])
    watch.cancel()
  }

  @Test func aPropertyIsAKey() {
    @Shared(.appStorage(\.launches)) var launches = 0
    #expect(launches == 1)
    $launches.withLock { $0 += 1 }
    #expect(store.integer(forKey: "launch-count") == 2)
    store.launches = 9
    #expect(launches == 9)
    @Shared(.appStorage(\.launches)) var others = 0
    $launches.withLock { $0 += 1 }
    #expect(others == 10)
  }
}

extension UserDefaults {
  fileprivate var launches: Int {
    get { (object(forKey: "launch-count") as? Int) ?? 1 }
    set { set(newValue, forKey: "launch-count") }
  }
}
