import ConcurrencyExtras
import Testing

/// The setting is one of the whole process, so each test has a process of its own.
@Suite struct MainSerialExecutorTests {
  @Test func tasksRunInTheOrderInWhichTheyAreMade() async {
    await #expect(processExitsWith: .success) {
      await withMainSerialExecutor {
        let numbers = LockIsolated<[Int]>([])
        let tasks = (1...1000).map { number in
          Task.detached { numbers.withValue { $0.append(number) } }
        }
        precondition(numbers.value.isEmpty, "A task ran before this one suspended.")
        for task in tasks { await task.value }
        precondition(numbers.value == Array(1...1000), "The tasks ran in another order.")
      }
    }
  }

  @Test func settingHoldsForTheOperationOnly() async {
    await #expect(processExitsWith: .success) {
      precondition(!uncheckedUseMainSerialExecutor)
      try? withMainSerialExecutor {
        precondition(uncheckedUseMainSerialExecutor)
        withMainSerialExecutor { precondition(uncheckedUseMainSerialExecutor) }
        precondition(uncheckedUseMainSerialExecutor)
        throw CancellationError()
      }
      precondition(!uncheckedUseMainSerialExecutor)
    }
  }
}
