/// A dependency that runs work nobody waits for.
///
/// ```swift
/// @Dependency(\.fireAndForget) var fireAndForget
///
/// await fireAndForget { try await analytics.track("opened") }
/// ```
///
/// In an app it starts a task and returns at once. In tests it returns when the work is done, so
/// that a test can check what the work did.
public struct FireAndForget: Sendable {
  /// Runs the work, with the name and the priority of its task.
  public let operation:
    @Sendable (
      _ name: String?,
      _ priority: TaskPriority?,
      _ work: @escaping @Sendable () async throws -> Void
    ) async -> Void

  /// Runs work that nobody waits for.
  ///
  /// - Parameters:
  ///   - name: The name of the work's task, for debuggers.
  ///   - priority: The priority of the work's task.
  ///   - operation: The work. What it throws is forgotten, too.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await self.operation(name, priority, operation)
  }
}

extension DependencyValues {
  /// What runs work that nobody waits for.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { name, priority, work in
    Task(name: name, priority: priority) { try await work() }
  }
  static let testValue = FireAndForget { _, _, work in
    try? await work()
  }
}
