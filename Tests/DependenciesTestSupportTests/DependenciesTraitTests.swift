import DependenciesTestSupport
import Foundation
import IssueReporting
import Testing

struct DependenciesTraitTests {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(Greeting.self) private var greeting
  @Dependency(Counter.self) private var counter

  @Test(.dependency(\.uuid, .incrementing))
  func setsADependencyByItsKeyPath() {
    #expect(uuid() == UUID(0))
    #expect(uuid() == UUID(1))
  }

  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 7)))
  func setsAPartOfADependency() {
    #expect(now == Date(timeIntervalSince1970: 7))
  }

  @Test(.dependency(Greeting(text: "Moin")))
  func setsADependencyThatIsItsOwnKey() {
    #expect(greeting.text == "Moin")
  }

  @Test(
    .dependencies {
      $0.uuid = .constant(UUID(5))
      $0[Greeting.self] = Greeting(text: "Tach")
    }
  )
  func setsSeveralDependencies() {
    #expect(uuid() == UUID(5))
    #expect(greeting.text == "Tach")
  }

  @Test(.dependency(\.uuid, .incrementing), arguments: 1...3)
  func makesTheValueAnewForEachCase(_: Int) {
    #expect(uuid() == UUID(0))
  }

  @Test(.dependencies, arguments: 1...3)
  func keepsTestValuesOfCasesApart(_: Int) {
    #expect(counter.increment() == 1)
  }

  @Suite(
    .dependency(Greeting(text: "of the suite")), .dependency(\.uuid, .constant(UUID(9)))
  )
  struct OnASuite {
    @Dependency(\.uuid) var uuid
    @Dependency(Greeting.self) private var greeting

    @Test func setsDependenciesOfEachTest() {
      #expect(greeting.text == "of the suite")
      #expect(uuid() == UUID(9))
    }

    @Test(.dependency(Greeting(text: "of the test")))
    func isOverriddenByTheTest() {
      #expect(greeting.text == "of the test")
      #expect(uuid() == UUID(9))
    }

    struct Nested {
      @Dependency(Greeting.self) private var greeting

      @Test func reachesNestedSuites() {
        #expect(greeting.text == "of the suite")
      }
    }
  }
}

struct DependencyAsTests {
  @Dependency(\.speaker, as: Recorder.self) private var recorder

  @Test(.dependency(\.speaker, Recorder(name: "a")))
  func readsTheValueAsItsType() {
    #expect(recorder.name == "a")
  }

  @Test func endsTheProcessOverAValueOfAnotherType() async {
    await #expect(processExitsWith: .failure) {
      withIssueReporters([]) {
        @Dependency(\.speaker, as: Recorder.self) var recorder
        _ = recorder
      }
    }
  }
}

private struct Greeting: TestDependencyKey {
  var text: String
  static let testValue = Greeting(text: "Hello")
}

private final class Counter: TestDependencyKey, @unchecked Sendable {
  private var count = 0
  static var testValue: Counter { Counter() }

  func increment() -> Int {
    count += 1
    return count
  }
}

private protocol Speaker: Sendable {}

private struct Silence: Speaker {}

private struct Recorder: Speaker {
  var name: String
}

private enum SpeakerKey: TestDependencyKey {
  static var testValue: any Speaker { Silence() }
}

extension DependencyValues {
  fileprivate var speaker: any Speaker {
    get { self[SpeakerKey.self] }
    set { self[SpeakerKey.self] = newValue }
  }
}
