import Dependencies
import IssueReporting
import Sharing
import Testing

extension SharedReaderKey where Self == InMemoryKey<[String]> {
  static var names: Self { inMemory("names") }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  static var launches: Self { Self[.inMemory("launches"), default: 7] }
}

struct InMemoryKeyTests {
  struct Feature: Equatable {
    @Shared(.inMemory("count")) var count = 0
  }

  struct Initialized {
    @Shared var count: Int

    init(count: @autoclosure () -> Int) {
      _count = Shared(wrappedValue: count(), .inMemory("count"))
    }
  }

  @Test func equalKeysShareOneValue() {
    let first = Feature()
    let second = Feature()
    @SharedReader(.inMemory("count")) var count = 5
    first.$count.withLock { $0 += 1 }
    #expect(second.count == 1)
    #expect(count == 1)
  }

  @Test(arguments: 1...20) func eachTestHasItsOwnValues(number: Int) async {
    let feature = Feature()
    #expect(feature.count == 0)
    await Task.yield()
    feature.count = number
    await Task.yield()
    #expect(Feature().count == number)
  }

  @Test func aValueOutlivesItsHolders() {
    Feature().count = 3
    #expect(Feature().count == 3)
  }

  @Test func aScopeWithItsOwnStorageSharesNothing() {
    let outside = Feature()
    let inside = withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      Feature()
    }
    inside.count = 4
    #expect(outside.count == 0)
    #expect(inside.count == 4)
  }

  @Test func theDefaultIsComputedOnlyWhenItIsNeeded() {
    var computed = 0
    func value() -> Int {
      computed += 1
      return 10
    }
    let first = Initialized(count: value())
    let second = Initialized(count: value())
    #expect(computed == 1)
    #expect(first.count == 10)
    #expect(second.count == 10)
  }

  @Test func theDefaultIsNotComputedWhenTheStorageHasAValue() {
    Feature().count = 3
    func value() -> Int {
      Issue.record("The storage has a value.")
      return 10
    }
    #expect(Initialized(count: value()).count == 3)
  }

  @Test func aKeyCanBeAMember() {
    @Shared(.names) var names: [String] = []
    names.append("Blob")
    @Shared(.inMemory("names")) var others: [String] = []
    #expect(others == ["Blob"])
  }

  @Test func aKeyCanBringItsDefault() {
    @Shared(.launches) var launches
    @Shared(.launches) var others = 100
    @SharedReader(.launches) var reader
    #expect(launches == 7)
    launches += 1
    #expect(others == 8)
    #expect(reader == 8)
  }

  @Test func anOptionalNeedsNoDefault() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    @Shared(.inMemory("name")) var other: String?
    #expect(other == "Blob")
  }

  @Test func aKeyAtAnotherTypeIsReportedAndSharesNothing() {
    @Shared(.inMemory("count")) var count = 0
    withExpectedIssue {
      @Shared(.inMemory("count")) var text = "zero"
      text = "one"
      #expect(text == "one")
    }
    #expect(count == 0)
  }

  @Test func aValueOfAnotherTypeGivesTheDefaultAndAnError() {
    Shared(wrappedValue: 0, .inMemory("count")).wrappedValue = 1
    @Shared(.inMemory("count")) var text = "zero"
    #expect(text == "zero")
    #expect($text.loadError != nil)
  }
}
