import ConcurrencyExtras
import Testing

/// What a task that waits for the main actor keeps: its actor, its priority, its values, its order.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MainQueueWaitTests {
  @TaskLocal static var name = "none"

  /// Lets tasks wait, and go on one by one.
  @MainActor
  private final class Queue {
    var waiting: [UnsafeContinuation<Void, Never>] = []

    func wait() async {
      await withMainQueueContinuation { waiting.append($0) }
    }

    func resumeFirst() { waiting.removeFirst().resume() }

    /// Lets tasks run until so many of them wait.
    func reach(_ count: Int) async {
      while waiting.count < count { await Task.yield() }
    }
  }

  @Test func aCancelledTaskWaitsUntilItIsResumed() async {
    let queue = Queue()
    var isOver = false
    let task = Task {
      await queue.wait()
      isOver = true
      return Task.isCancelled
    }
    await queue.reach(1)
    task.cancel()
    for _ in 0..<20 { await Task.yield() }
    #expect(!isOver)
    queue.resumeFirst()
    #expect(await task.value)
    // One that was cancelled before waits too: whoever made the wait decides.
    let late = Task {
      while !Task.isCancelled { await Task.yield() }
      await queue.wait()
      return true
    }
    late.cancel()
    await queue.reach(1)
    queue.resumeFirst()
    #expect(await late.value)
  }

  @Test func aTaskKeepsItsValuesAndItsActor() async {
    let queue = Queue()
    let task = Self.$name.withValue("a") {
      Task(priority: .low) {
        await queue.wait()
        MainActor.preconditionIsolated()
        return (Self.name, Task.basePriority)
      }
    }
    await queue.reach(1)
    queue.resumeFirst()
    let (name, priority) = await task.value
    #expect(name == "a")
    #expect(priority == .low)
  }

  @Test func aTaskOffTheMainActorComesBackToWhereItWas() async {
    let queue = Queue()
    let worker = Worker()
    let task = Task.detached {
      await worker.work { await queue.wait() }
    }
    await queue.reach(1)
    queue.resumeFirst()
    #expect(await task.value == 1)
    let (first, second) = (Task.detached { await queue.wait() }, Task { await queue.wait() })
    await queue.reach(2)
    queue.resumeFirst()
    queue.resumeFirst()
    await first.value
    await second.value
  }

  @Test func oneThatIsResumedInsideOfAnothersTurnGoesOnAfterIt() async {
    let queue = Queue()
    var order: [Int] = []
    let tasks = (0..<3).map { number in
      Task {
        await queue.wait()
        if !queue.waiting.isEmpty { queue.resumeFirst() }
        order.append(number)
        await queue.wait()
        order.append(number + 10)
      }
    }
    await queue.reach(3)
    queue.resumeFirst()
    while order.count < 3 { await Task.yield() }
    await queue.reach(1)
    while order.count < 6 {
      if !queue.waiting.isEmpty { queue.resumeFirst() }
      await Task.yield()
    }
    for task in tasks { await task.value }
    #expect(Set(order) == [0, 1, 2, 10, 11, 12])
    for number in 0..<3 {
      let (before, after) = (order.firstIndex(of: number), order.firstIndex(of: number + 10))
      #expect((before ?? 9) < (after ?? -1))
    }
  }

  @Test func childTasksOfAGroupGoOn() async {
    let queue = Queue()
    let resuming = Task {
      for _ in 0..<20 {
        await queue.reach(1)
        queue.resumeFirst()
      }
    }
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...20 {
        group.addTask {
          await queue.wait()
          return number
        }
      }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
    #expect(sum == 210)
    await resuming.value
  }

  /// One that is resumed from a thread of its own, and one whose preference is of an outer task.
  @Test func anyThreadMayResume() async {
    for _ in 0..<50 {
      await withMainQueueContinuation { waiter in
        Task.detached { waiter.resume() }
      }
      MainActor.preconditionIsolated()
    }
    let executor = IdleTrackingExecutor()
    await withTaskExecutorPreference(executor) {
      await withMainQueueContinuation { waiter in
        Task.detached { waiter.resume() }
      }
    }
    await executor.idle()
    #expect(executor.isIdle)
  }

  @Test func tasksOfTheMainSerialExecutorKeepTheirOrder() async {
    await #expect(processExitsWith: .success) {
      await withMainSerialExecutor {
        let order = LockIsolated<[Int]>([])
        let waiting = LockIsolated<[UnsafeContinuation<Void, Never>]>([])
        let tasks = (0..<100).map { number in
          Task { @MainActor in
            await withMainQueueContinuation { waiter in waiting.withValue { $0.append(waiter) } }
            order.withValue { $0.append(number) }
          }
        }
        while waiting.value.count < 100 { await Task.yield() }
        for waiter in waiting.value { waiter.resume() }
        for task in tasks { await task.value }
        precondition(order.value == Array(0..<100), "The tasks went on in another order.")
      }
    }
  }

  /// What waits holds nothing but the task itself.
  @Test func nothingIsLeftOfATaskThatHasWaited() async {
    final class Held: Sendable {}
    let queue = Queue()
    weak var weakHeld: Held?
    let task: Task<Void, Never>
    do {
      let held = Held()
      weakHeld = held
      task = Task { [held] in
        await queue.wait()
        withExtendedLifetime(held) {}
      }
    }
    await queue.reach(1)
    #expect(weakHeld != nil)
    queue.resumeFirst()
    await task.value
    while weakHeld != nil { await Task.yield() }
    #expect(weakHeld == nil)
  }
}

private actor Worker {
  private var count = 0

  func work(_ wait: @Sendable () async -> Void) async -> Int {
    preconditionIsolated()
    await wait()
    preconditionIsolated()
    count += 1
    return count
  }
}
