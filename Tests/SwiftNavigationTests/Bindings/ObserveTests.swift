import Foundation
import Observation
import SwiftNavigation
import Testing

extension UITransaction {
  @UITransactionEntry var isAnimated = false
  @UITransactionEntry fileprivate var note: String? = nil
}

@MainActor
@Suite struct ObserveTests {
  private let model = CountModel()

  @Test func runsNowAndAfterEachTurnWithChanges() async {
    let runs = Runs<Int>()
    let token = observe { [model] in runs.add(model.count) }
    #expect(runs.values == [0])
    model.count = 1
    model.count = 2
    #expect(runs.values == [0])
    #expect(await runs.next() == 2)
    model.other = 5
    model.count = 3
    #expect(await runs.next() == 3)
    #expect(runs.values == [0, 2, 3])
    #expect(!token.isCancelled)
  }

  @Test func endsWithItsToken() async {
    let runs = Runs<Int>()
    var token: ObserveToken? = observe { [model] in runs.add(model.count) }
    let control = Runs<Int>()
    let other = observe { [model] in control.add(model.count) }
    withExtendedLifetime(other) {}
    token?.cancel()
    #expect(token?.isCancelled == true)
    model.count = 1
    #expect(await control.next() == 1)
    #expect(runs.values == [0])
    token = observe { [model] in runs.add(model.count) }
    token = nil
    model.count = 2
    #expect(await control.next() == 2)
    #expect(runs.values == [0, 1])
    #expect(token == nil && !other.isCancelled)
  }

  @Test func isToldTheTransaction() async {
    let runs = Runs<Bool>()
    let token = observe { [model] transaction in
      _ = model.count
      runs.add(transaction.isAnimated)
    }
    withUITransaction(\.isAnimated, true) { model.count = 1 }
    #expect(await runs.next())
    var transaction = UITransaction()
    transaction.isAnimated = true
    UIBindable(model).count.transaction(transaction).wrappedValue = 2
    #expect(await runs.next())
    model.count = 3
    #expect(await !runs.next())
    #expect(runs.values == [false, true, true, false])
    token.cancel()
  }

  @Test func anObjectHoldsItsObservations() async {
    let runs = Runs<Int>()
    let control = Runs<Int>()
    var owner: NSObject? = NSObject()
    owner?.observe { [model] in runs.add(model.count) }
    let token = observe { [model] in control.add(model.count) }
    model.count = 1
    #expect(await runs.next() == 1)
    #expect(await control.next() == 1)
    owner = nil
    model.count = 2
    #expect(await control.next() == 2)
    #expect(runs.values == [0, 1])
    #expect(owner == nil)
    token.cancel()
  }

  @Test func runsOnAnActor() async {
    let recorder = Recorder()
    await recorder.start()
    #expect(await recorder.next() == 0)
    await recorder.set(4)
    #expect(await recorder.next() == 4)
  }

  @Test func tokensCallBackOnceAndAreKeptTogether() {
    let calls = Runs<Int>()
    var set: Set<ObserveToken> = []
    var array: [ObserveToken] = []
    let token = ObserveToken { MainActor.assumeIsolated { calls.add(1) } }
    token.store(in: &set)
    token.store(in: &array)
    #expect(set.contains(token) && array == [token])
    token.onCancel()
    #expect(calls.values == [1])
    token.cancel()
    token.cancel()
    #expect(calls.values == [1, 1])
    token.onCancel()
    #expect(calls.values == [1, 1])
  }
}

// Unchecked: a test keeps each on one actor.
@Observable
final class CountModel: @unchecked Sendable {
  var count = 0
  var other = 0
}

/// Values in the order in which they came.
@MainActor
private final class Runs<Value: Sendable> {
  private(set) var values: [Value] = []
  private let stream: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation
  private var isFirst = true

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func add(_ value: Value) {
    values.append(value)
    // The first run is at once; those who wait, wait for the next.
    if isFirst { isFirst = false } else { continuation.yield(value) }
  }

  func next() async -> Value {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next()!
  }
}

private actor Recorder {
  private let model = CountModel()
  private var token: ObserveToken?
  private let stream: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func start() {
    token = observe { [continuation, model] in
      self.preconditionIsolated()
      continuation.yield(model.count)
    }
  }

  func set(_ count: Int) {
    model.count = count
  }

  func next() async -> Int {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next()!
  }
}
