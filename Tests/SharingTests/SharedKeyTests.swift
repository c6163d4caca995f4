import IssueReporting
import Sharing
import Testing

/// A storage whose answers the test gives.
final class Storage: Sendable {
  let loads = LockedValues<LoadContinuation<Int>>()
  let saves = LockedValues<Int>()
  let subscribers = LockedValues<SharedSubscriber<Int>>()
  let cancellations = LockedValues<Void>()
}

struct StorageKey: SharedKey {
  struct Refusal: Error {}
  let storage: Storage
  var id: ObjectIdentifier { ObjectIdentifier(storage) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    storage.loads.append(continuation)
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    storage.subscribers.append(subscriber)
    return SharedSubscription { storage.cancellations.append(()) }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    storage.saves.append(value)
    continuation.resume(with: value < 0 ? .failure(Refusal()) : .success(()))
  }
}

/// A key that answers everything before it returns, and tells its subscriber of what it is told.
struct EchoKey: SharedKey {
  let storage: Storage
  var id: ObjectIdentifier { ObjectIdentifier(storage) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: 7)
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    storage.subscribers.append(subscriber)
    subscriber.yield(7)
    return SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    storage.saves.append(value)
    storage.subscribers.values[0].yield(value)
    continuation.resume()
  }
}

struct SharedKeyTests {
  let storage = Storage()
  var key: StorageKey { StorageKey(storage: storage) }

  @Test func aLoadedValueReplacesTheDefault() {
    let count = Shared(wrappedValue: 1, key)
    #expect(count.isLoading)
    #expect(count.wrappedValue == 1)
    storage.loads.values[0].resume(returning: 5)
    #expect(!count.isLoading)
    #expect(count.wrappedValue == 5)
    #expect(storage.saves.values == [])
  }

  @Test func aLoadWithoutAValueKeepsTheDefault() {
    let count = Shared(wrappedValue: 1, key)
    storage.loads.values[0].resumeReturningInitialValue()
    #expect(count.wrappedValue == 1)
    #expect(count.loadError == nil)
  }

  @Test func aChangeWhileTheFirstLoadRunsIsKept() {
    let count = Shared(wrappedValue: 1, key)
    count.wrappedValue = 2
    storage.loads.values[0].resume(returning: 5)
    #expect(count.wrappedValue == 2)
    #expect(storage.saves.values == [2])
  }

  @Test func aChangeWhileAnotherLoadRunsIsKept() async throws {
    let count = Shared(wrappedValue: 1, key)
    storage.loads.values[0].resumeReturningInitialValue()
    let load = Task { try await count.load() }
    while storage.loads.values.count < 2 { await Task.yield() }
    count.wrappedValue = 2
    storage.loads.values[1].resume(returning: 5)
    try await load.value
    #expect(count.wrappedValue == 2)
    #expect(storage.saves.values == [2])
  }

  @Test func aFailedLoadShowsWhy() {
    let count = Shared(wrappedValue: 1, key)
    storage.loads.values[0].resume(throwing: StorageKey.Refusal())
    #expect(count.loadError is StorageKey.Refusal)
    #expect(count.wrappedValue == 1)
  }

  @Test func eachChangeIsSavedAndAFailureShowsUntilASaveSucceeds() {
    let count = Shared(wrappedValue: 1, key)
    storage.loads.values[0].resumeReturningInitialValue()
    count.withLock { $0 = -1 }
    #expect(count.saveError is StorageKey.Refusal)
    count.withLock { $0 = 2 }
    #expect(count.saveError == nil)
    #expect(storage.saves.values == [-1, 2])
  }

  @Test func anOutsideChangeIsSeenAndNotSaved() {
    let count = Shared(wrappedValue: 1, key)
    let reader = SharedReader(wrappedValue: 1, key)
    storage.loads.values[0].resumeReturningInitialValue()
    #expect(storage.subscribers.values.count == 1)
    storage.subscribers.values[0].yield(9)
    #expect(count.wrappedValue == 9)
    #expect(reader.wrappedValue == 9)
    storage.subscribers.values[0].yield(throwing: StorageKey.Refusal())
    #expect(count.loadError is StorageKey.Refusal)
    storage.subscribers.values[0].yieldLoading()
    #expect(reader.isLoading)
    #expect(storage.saves.values == [])
  }

  @Test func theWatchEndsWithTheLastHolder() {
    var count: Shared<Int>? = Shared(wrappedValue: 1, key)
    storage.loads.values[0].resumeReturningInitialValue()
    #expect(count?.wrappedValue == 1)
    #expect(storage.cancellations.values.count == 0)
    count = nil
    #expect(storage.cancellations.values.count == 1)
  }

  @Test func saveAndLoadOnDemand() async throws {
    let count = Shared(wrappedValue: 1, key)
    storage.loads.values[0].resumeReturningInitialValue()
    try await count.save()
    #expect(storage.saves.values == [1])
    let load = Task { try await count.load() }
    while storage.loads.values.count < 2 { await Task.yield() }
    storage.loads.values[1].resume(throwing: StorageKey.Refusal())
    await #expect(throws: StorageKey.Refusal.self) { try await load.value }
  }

  @Test func aKeyMayAnswerAtOnce() async throws {
    let count = Shared(wrappedValue: 1, EchoKey(storage: storage))
    #expect(count.wrappedValue == 7)
    #expect(!count.isLoading)
    #expect(storage.subscribers.values.count == 1)
    count.withLock { $0 += 1 }
    #expect(count.wrappedValue == 8)
    try await count.load()
    #expect(count.wrappedValue == 7)
    try await count.save()
    #expect(storage.saves.values == [8, 7])
    #expect(count.saveError == nil)
  }

  @Test func aKeyThatNeverAnswersHasItsDefaultAndTakesChanges() {
    var count: Shared<Int>? = Shared(wrappedValue: 1, key)
    count?.wrappedValue = 2
    #expect(count?.isLoading == true)
    #expect(count?.wrappedValue == 2)
    count = nil
    #expect(storage.cancellations.values.count == 1)
    // The answer that comes after all has nobody to go to.
    storage.loads.values[0].resume(returning: 5)
    #expect(Shared(wrappedValue: 3, key).wrappedValue == 3)
    storage.loads.values[1].resumeReturningInitialValue()
  }

  @Test func theFirstDefaultIsTheOneThatCounts() {
    let first = Shared(EchoKey.Default[EchoKey(storage: Storage()), default: 2])
    #expect(first.wrappedValue == 7)
    let key = InMemoryKey<Int>.Default[.inMemory("default"), default: 2]
    let count = Shared(wrappedValue: 3, key)
    #expect(count.wrappedValue == 3)
    #expect(Shared(key).wrappedValue == 3)
    #expect(Shared(wrappedValue: 4, .inMemory("default")).wrappedValue == 3)
  }

  @Test func resumingTwiceOrNeverIsReported() {
    let seen = LockedValues<Int?>()
    let continuation = LoadContinuation<Int> { seen.append(try? $0.get()) }
    continuation.resume(returning: 1)
    withExpectedIssue { continuation.resume(returning: 2) }
    withExpectedIssue { _ = LoadContinuation<Int>("count") { seen.append(try? $0.get()) } }
    #expect(seen.values == [1, nil])
  }

  @Test func aRequiredValueIsLoadedOrMissing() async throws {
    await #expect(throws: MissingValueError.self) {
      try await Shared<Int>(require: .inMemory("required"))
    }
    Shared(wrappedValue: 0, .inMemory("required")).wrappedValue = 6
    let count = try await Shared<Int>(require: .inMemory("required"))
    #expect(count.wrappedValue == 6)
  }
}
