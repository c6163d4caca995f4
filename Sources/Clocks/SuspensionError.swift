/// Some task sleeps on a test clock where none may.
public struct SuspensionError: Error, CustomStringConvertible {
  /// How many tasks sleep.
  let count: Int

  /// What is wrong, in words.
  public var description: String {
    "Expected no task to sleep on the clock, but \(tasks(count)) asleep."
  }
}

func tasks(_ count: Int) -> String {
  count == 1 ? "1 task is" : "\(count) tasks are"
}
