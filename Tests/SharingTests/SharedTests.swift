import Combine
import Foundation
import IdentifiedCollections
import IssueReporting
import Observation
import Sharing
import Testing

struct SharedTests {
  struct User: Equatable, Identifiable, Sendable {
    var id: Int
    var name: String
  }

  struct Child: Equatable {
    @Shared var count: Int
  }

  @Test func aChangeIsSeenByEveryHolder() {
    @Shared(value: 0) var count
    let child = Child(count: $count)
    child.$count.withLock { $0 += 2 }
    #expect(count == 2)
    count = 42
    #expect(child.count == 42)
  }

  @Test func separateValuesDoNotMix() {
    let first = Child(count: Shared(0))
    let second = Child(count: Shared(0))
    #expect(first == second)
    first.count = 1
    #expect(first != second)
    #expect(second.count == 0)
  }

  @Test func withLockReturnsAndThrowsWhatTheClosureDoes() {
    struct Refusal: Error {}
    let count = Shared(value: 1)
    #expect(count.withLock { $0 } == 1)
    #expect(throws: Refusal.self) {
      try count.withLock {
        $0 = 5
        throw Refusal()
      }
    }
    #expect(count.wrappedValue == 5)
  }

  @Test func aWriterMayReadWhatItChanges() {
    let count = Shared(value: 1)
    count.withLock { value in
      value = 7
      #expect(count.wrappedValue == 1)
    }
    #expect(count.wrappedValue == 7)
  }

  @Test func changingTheValueInsideOfItsOwnLockIsReported() {
    let count = Shared(value: 1)
    withExpectedIssue {
      count.withLock { value in
        count.withLock { $0 = 10 }
        value += 1
      }
    }
    #expect(count.wrappedValue == 2)
  }

  @Test func manyWritersLoseNothing() async {
    let count = Shared(value: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 { count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count.wrappedValue == 4_000)
  }

  @Test func aMemberIsAPartOfTheWhole() {
    @Shared(value: User(id: 1, name: "Blob")) var user
    let name: Shared<String> = $user.name
    name.withLock { $0 += " Jr" }
    #expect(user == User(id: 1, name: "Blob Jr"))
    user.name = "Ann"
    #expect(name.wrappedValue == "Ann")
    let isEmpty: SharedReader<Bool> = $user.name.isEmpty
    #expect(!isEmpty.wrappedValue)
  }

  @Test func anElementIsUnwrapped() throws {
    @Shared(value: [User(id: 1, name: "Blob"), User(id: 2, name: "Ann")])
    var users: IdentifiedArrayOf<User>
    #expect(Shared($users[id: 3]) == nil)
    let ann = try #require(Shared($users[id: 2]))
    ann.withLock { $0.name = "Anna" }
    #expect(users[id: 2]?.name == "Anna")
    $users.withLock { _ = $0.remove(id: 2) }
    #expect(ann.wrappedValue.name == "Anna")
    ann.withLock { $0.name = "gone" }
    #expect(users.map(\.id) == [1])
    #expect(ann.wrappedValue.name == "Anna")
  }

  @Test func theElementsOfACollectionAreShared() {
    @Shared(value: [User(id: 1, name: "Blob"), User(id: 2, name: "Ann")])
    var users: IdentifiedArrayOf<User>
    let elements = Array($users)
    elements[1].withLock { $0.name = "Anna" }
    #expect(users.map(\.name) == ["Blob", "Anna"])
    #expect(Array(SharedReader($users)).map(\.wrappedValue.name) == ["Blob", "Anna"])
  }

  @Test func theProjectedValueCanBeReplaced() {
    var child = Child(count: Shared(1))
    let other = Shared(value: 9)
    child.$count = other
    child.count = 10
    #expect(other.wrappedValue == 10)
  }

  @Test func aReaderFollows() {
    let count = Shared(value: 1)
    let reader = SharedReader(count)
    count.withLock { $0 = 3 }
    #expect(reader.wrappedValue == 3)
    #expect(reader == SharedReader(value: 3))
    #expect(reader.read { $0 + 1 } == 4)
  }

  @Test func itDescribesWhatItHolds() {
    #expect(String(describing: Shared(value: 1)) == "Shared<Int>(1)")
    #expect(String(describing: SharedReader(value: 1)) == "SharedReader<Int>(1)")
  }
}

extension SharedTests {
  @Test func thePublisherSendsTheCurrentValueAndEachLaterOne() {
    let user = Shared(value: User(id: 1, name: "a"))
    let seen = LockedValues<String>()
    let whole = user.publisher.sink { seen.append($0.name) }
    let part = user.name.publisher.sink { seen.append("part \($0)") }
    user.name.wrappedValue = "b"
    withExtendedLifetime((whole, part)) {}
    #expect(seen.values == ["a", "part a", "b", "part b"])
  }

  @Test func aSubscriberMayChangeTheValue() {
    let count = Shared(value: 0)
    let seen = LockedValues<Int>()
    let subscription = count.publisher.sink { value in
      seen.append(value)
      if value == 1 { count.wrappedValue = 2 }
    }
    count.wrappedValue = 1
    withExtendedLifetime(subscription) {}
    #expect(seen.values == [0, 1, 2])
    #expect(count.wrappedValue == 2)
  }

  @Test func observersAreToldOfAChangeAndFindTheNewValue() {
    let user = Shared(value: User(id: 1, name: "a"))
    let seen = LockedValues<String>()
    withObservationTracking {
      _ = user.name.wrappedValue
    } onChange: {
      seen.append(user.wrappedValue.name)
    }
    user.name.withLock { $0 = "a" }
    #expect(seen.values == [])
    user.name.withLock { $0 = "b" }
    user.name.withLock { $0 = "c" }
    #expect(seen.values == ["b"])
  }
}
