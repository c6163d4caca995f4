import IdentifiedCollections
import Observation
import Sharing
import Testing

/// Who is told of which changes.
struct SharedObservationTests {
  struct User: Equatable, Identifiable, Sendable {
    var id: Int
    var name: String
    var age = 0
  }

  /// How often an observer is told.
  private func changes(_ read: () -> Void, when change: () -> Void) -> Int {
    let told = LockedValues<Void>()
    withObservationTracking(read) { told.append(()) }
    change()
    return told.values.count
  }

  @Test func anObserverOfAPartIsToldOfThePart() {
    let user = Shared(value: User(id: 1, name: "a"))
    let name = user.name
    #expect(changes({ _ = name.wrappedValue }) { user.withLock { $0.age = 1 } } == 0)
    #expect(changes({ _ = name.wrappedValue }) { user.withLock { $0.name = "a" } } == 0)
    #expect(changes({ _ = name.wrappedValue }) { user.withLock { $0.name = "b" } } == 1)
    #expect(changes({ _ = user.name.wrappedValue }) { user.withLock { $0.age = 2 } } == 0)
    #expect(changes({ _ = user.name.count.wrappedValue }) { name.withLock { $0 = "c" } } == 0)
    #expect(changes({ _ = user.name.count.wrappedValue }) { name.withLock { $0 = "cc" } } == 1)
    #expect(changes({ _ = user.wrappedValue }) { name.withLock { $0 = "d" } } == 1)
  }

  @Test func anObserverOfAnElementIsToldOfTheElement() throws {
    let users = Shared(
      value: [User(id: 1, name: "a"), User(id: 2, name: "b")] as IdentifiedArrayOf<User>
    )
    let elements = Array(users)
    #expect(changes({ _ = elements[1].wrappedValue }) { elements[0].withLock { $0.age = 1 } } == 0)
    #expect(changes({ _ = elements[1].wrappedValue }) { elements[1].withLock { $0.age = 1 } } == 1)
    #expect(
      changes({ _ = elements[1].wrappedValue }) { users.withLock { _ = $0.remove(id: 2) } } == 1
    )
  }

  @Test func anObserverOfTheElementsIsToldWhichThereAre() {
    let users = Shared(
      value: [User(id: 1, name: "a"), User(id: 2, name: "b")] as IdentifiedArrayOf<User>
    )
    #expect(changes({ _ = Array(users) }) { users.withLock { $0[id: 1]?.age = 1 } } == 0)
    #expect(changes({ _ = Array(users) }) { users.withLock { _ = $0.remove(id: 1) } } == 1)
    #expect(changes({ _ = Shared(users[id: 2]) }) { users.withLock { $0 = [] } } == 1)
  }

  @Test func anObserverIsToldOnce() {
    let count = Shared(value: 0)
    let told = changes({
      _ = count.wrappedValue
      _ = count.wrappedValue
    }) {
      count.withLock { $0 = 1 }
      count.withLock { $0 = 2 }
    }
    #expect(told == 1)
  }

  @Test func aWriteOfAnEqualValueIsSilent() {
    let count = Shared(value: 1)
    #expect(changes({ _ = count.wrappedValue }) { count.wrappedValue = 1 } == 0)
    @Shared(.inMemory("count")) var stored = 1
    #expect(changes({ _ = stored }) { stored = 1 } == 0)
    #expect(changes({ _ = stored }) { stored = 2 } == 1)
  }

  @Test func aValueThatCannotBeComparedIsToldOfEachWrite() {
    struct Box: Sendable { var value = 0 }
    let box = Shared(value: Box())
    #expect(changes({ _ = box.wrappedValue }) { box.withLock { $0.value = 0 } } == 1)
  }

  @Test func everyHolderOfAKeyIsTold() {
    let holders = (0..<1_000).map { _ in Shared(wrappedValue: 0, .inMemory("count")) }
    let told = LockedValues<Int>()
    for (index, holder) in holders.enumerated() {
      withObservationTracking {
        _ = holder.wrappedValue
      } onChange: {
        told.append(index)
      }
    }
    holders[0].withLock { $0 = 1 }
    #expect(Set(told.values) == Set(0..<1_000))
    #expect(told.values.count == 1_000)
  }

  @Test func whatIsKeptOfObserversGoesWithThem() {
    final class Probe: Hashable, Sendable {
      static func == (lhs: Probe, rhs: Probe) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let users = Shared(value: [:] as [Probe: Int])
    weak var weakProbe: Probe?
    func observe() {
      let probe = Probe()
      weakProbe = probe
      let part: Shared<Int?> = users[dynamicMember: \.[probe]]
      #expect(changes({ _ = part.wrappedValue }) { part.withLock { $0 = 1 } } == 1)
      users.withLock { $0 = [:] }
    }
    observe()
    #expect(weakProbe == nil)
  }

  // MARK: - Calling out

  @Test func aCallbackMayComeBack() {
    let count = Shared(value: 0)
    let seen = LockedValues<Int>()
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      seen.append(count.wrappedValue)
      count.withLock { $0 += 10 }
      seen.append(count.wrappedValue)
    }
    count.withLock { $0 = 1 }
    #expect(seen.values == [1, 11])
    #expect(count.wrappedValue == 11)
  }

  @Test func aSaveMayComeBack() {
    let storage = ReentrantStorage()
    let key = ReentrantKey(storage: storage)
    let count = Shared(wrappedValue: 0, key)
    storage.onSave.append {
      // As a storage does that tells of its own changes, or reads the property again.
      let other = Shared(wrappedValue: 5, key)
      storage.seen.append(other.wrappedValue)
      if other.wrappedValue < 3 { other.withLock { $0 += 1 } }
    }
    count.withLock { $0 = 1 }
    #expect(storage.seen.values == [1, 2, 3])
    #expect(count.wrappedValue == 3)
  }

  @Test func equalityAndDestructionMayComeBack() {
    let count = Shared(value: 0)
    let value = Shared(value: Meddler(id: 0) { count.withLock { $0 += 1 } })
    withObservationTracking {
      _ = value.wrappedValue
    } onChange: {
    }
    value.withLock { $0 = Meddler(id: 1) { _ = value.wrappedValue.id } }
    value.withLock { $0 = Meddler(id: 2) {} }
    value.withLock { $0 = Meddler(id: 3) {} }
    #expect(count.wrappedValue > 0)
  }

  @Test func aValueThatGoesMayChangeItsSuccessor() {
    let shared = Shared(value: [] as [Meddler])
    shared.withLock {
      $0 = [Meddler(id: 1) { shared.withLock { if $0.count == 1 { $0.removeAll() } } }]
    }
    // The last reference to the meddler is in the old value.
    shared.withLock { $0 = [Meddler(id: 2) {}] }
    #expect(shared.wrappedValue.isEmpty)
  }

  @Test @MainActor func aChangeElsewhereReachesAnObserverOnItsActor() async {
    let count = Shared(value: 0)
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let observer = Task { @MainActor in
      for await value in Observations({ count.wrappedValue }) {
        MainActor.assertIsolated()
        continuation.yield(value)
        if value == 2 { break }
      }
      continuation.finish()
    }
    var seen = stream.makeAsyncIterator()
    #expect(await seen.next() == 0)
    await Task.detached { count.withLock { $0 = 2 } }.value
    #expect(await seen.next() == 2)
    await observer.value
  }
}

private final class ReentrantStorage: Sendable {
  let onSave = LockedValues<@Sendable () -> Void>()
  let seen = LockedValues<Int>()
}

private struct ReentrantKey: SharedKey {
  let storage: ReentrantStorage
  var id: ObjectIdentifier { ObjectIdentifier(storage) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    for callback in storage.onSave.values { callback() }
    continuation.resume()
  }
}

/// A value that runs code when it is compared and when it goes.
private final class Meddler: Equatable, Sendable {
  let id: Int
  private let meddle: @Sendable () -> Void

  init(id: Int, _ meddle: @escaping @Sendable () -> Void) {
    self.id = id
    self.meddle = meddle
  }

  deinit { meddle() }

  static func == (lhs: Meddler, rhs: Meddler) -> Bool {
    lhs.meddle()
    return lhs.id == rhs.id
  }
}
