import ConcurrencyExtras
import Testing

@MainActor
@Suite struct MainQueueContinuationTests {
  @MainActor
  private final class Door {
    var isOpen = false
    var hasBeenPassed = false
    var waiting: [UnsafeContinuation<Void, Never>] = []

    func open() {
      isOpen = true
      for waiter in waiting { waiter.resume() }
      waiting = []
    }

    func pass() async {
      await withMainQueueContinuation { waiter in
        if isOpen { waiter.resume() } else { waiting.append(waiter) }
      }
      hasBeenPassed = true
    }
  }

  @Test func aTaskGoesOnAtOnceWhereThereIsNothingToWaitFor() async {
    let door = Door()
    door.open()
    await door.pass()
    #expect(door.waiting.isEmpty)
  }

  @Test func tasksGoOnWhenTheyAreResumed() async {
    let door = Door()
    var passed: [Int] = []
    let tasks = (0..<10).map { number in
      Task {
        await door.pass()
        MainActor.preconditionIsolated()
        passed.append(number)
      }
    }
    while door.waiting.count < 10 { await Task.yield() }
    #expect(passed == [])
    door.open()
    for task in tasks { await task.value }
    #expect(passed.sorted() == Array(0..<10))
  }

  @Test func aTaskKeepsTheExecutorThatItPrefers() async {
    let door = Door()
    let executor = IdleTrackingExecutor()
    let task = Task(executorPreference: executor) { await door.pass() }
    await executor.idle()
    #expect(door.waiting.count == 1)
    #expect(!door.hasBeenPassed)
    door.open()
    // Until the task has gone on it is a job of its own executor, which is not idle.
    await executor.idle()
    #expect(door.hasBeenPassed)
    await task.value
  }
}
