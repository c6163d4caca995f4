import ComposableArchitecture
import Testing

/// A value that notes when it is copied in order to be changed.
struct CopyProbe: Equatable {
  private final class Storage {
    var value: Int
    init(_ value: Int) { self.value = value }
  }

  private var storage = Storage(0)
  /// How often a change found that somebody else held the value.
  private(set) var copies = 0

  var value: Int { storage.value }

  mutating func increment() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.value)
      copies += 1
    }
    storage.value += 1
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

/// Calls a closure when it goes.
final class DeinitProbe: Sendable {
  private let onDeinit: @Sendable () -> Void
  init(_ onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }
  deinit { onDeinit() }
}

/// Something that happens once, and that any number of tasks can wait for.
@MainActor
final class Signal {
  private(set) var hasHappened = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func callAsFunction() {
    hasHappened = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func wait() async {
    guard !hasHappened else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// Works until it is cancelled, and counts how much of that work runs.
@MainActor
final class Work {
  private(set) var running: [String: Int] = [:]
  private(set) var started: [String: Int] = [:]

  func callAsFunction(_ name: String) async {
    running[name, default: 0] += 1
    started[name, default: 0] += 1
    await Work.untilCancelled()
    running[name, default: 0] -= 1
    if running[name] == 0 { running[name] = nil }
  }

  /// Returns when the current task is cancelled.
  static func untilCancelled() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }
}

/// Lets tasks run until the work is as expected, and fails when that does not come.
@MainActor
func reach(
  _ work: Work, _ running: [String: Int], sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<20_000 where work.running != running { await Task.yield() }
  #expect(work.running == running, sourceLocation: sourceLocation)
}
