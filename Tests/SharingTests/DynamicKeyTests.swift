import Observation
import Sharing
import Testing

/// Loading another key into a shared value.
struct DynamicKeyTests {
  struct Owner {
    @Shared(.inMemory("first")) var count = 1
  }

  @Test func theOtherKeysValueTakesThePlaceInAllCopies() async throws {
    Shared(wrappedValue: 0, .inMemory("second")).wrappedValue = 7
    let owner = Owner()
    let copy = owner
    let part = owner.$count.magnitude
    try await owner.$count.load(.inMemory("second"))
    #expect(copy.count == 7)
    #expect(part.wrappedValue == 7)
    copy.$count.withLock { $0 += 1 }
    #expect(Shared(wrappedValue: 0, .inMemory("second")).wrappedValue == 8)
    #expect(Owner().count == 1)
  }

  @Test func withoutAValueTheOneFromBeforeStays() async throws {
    let owner = Owner()
    owner.count = 3
    try await owner.$count.load(.inMemory("third"))
    #expect(owner.count == 3)
    owner.count = 4
    #expect(Owner().count == 3)
  }

  @Test func aKeyMayBringItsDefault() async throws {
    let owner = Owner()
    try await owner.$count.load(.launches)
    #expect(owner.count == 7)
    let reader = SharedReader(value: 0)
    try await reader.load(.launches)
    #expect(reader.wrappedValue == 7)
  }

  @Test func aReaderFollowsByItself() async throws {
    let count = Shared(value: 1)
    let reader = SharedReader(count)
    Shared(wrappedValue: 0, .inMemory("second")).wrappedValue = 7
    try await reader.load(.inMemory("second"))
    #expect(reader.wrappedValue == 7)
    #expect(count.wrappedValue == 1)
  }

  @Test func whileItLoadsTheValueFromBeforeStays() async throws {
    let storage = Storage()
    let count = Shared(value: 1)
    let load = Task { try await count.load(StorageKey(storage: storage)) }
    while storage.loads.values.count < 2 { await Task.yield() }
    #expect(count.isLoading)
    #expect(count.wrappedValue == 1)
    for continuation in storage.loads.values { continuation.resume(returning: 5) }
    try await load.value
    #expect(!count.isLoading)
    #expect(count.wrappedValue == 5)
  }

  @Test func aFailureIsThrownAndShown() async throws {
    let storage = Storage()
    let count = Shared(value: 1)
    let load = Task { try await count.load(StorageKey(storage: storage)) }
    while storage.loads.values.count < 2 { await Task.yield() }
    for continuation in storage.loads.values {
      continuation.resume(throwing: StorageKey.Refusal())
    }
    await #expect(throws: StorageKey.Refusal.self) { try await load.value }
    #expect(count.loadError is StorageKey.Refusal)
    #expect(count.wrappedValue == 1)
  }

  @Test func observersAndSubscribersFollow() async throws {
    let count = Shared(value: 1)
    let seen = LockedValues<Int>()
    let told = LockedValues<Void>()
    let subscription = count.publisher.sink { seen.append($0) }
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      told.append(())
    }
    Shared(wrappedValue: 0, .inMemory("second")).wrappedValue = 7
    try await count.load(.inMemory("second"))
    #expect(told.values.count == 1)
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      told.append(())
    }
    count.withLock { $0 = 8 }
    withExtendedLifetime(subscription) {}
    #expect(told.values.count == 2)
    #expect(seen.values.first == 1)
    #expect(seen.values.last == 8)
    #expect(seen.values.contains(7))
  }
}
