import Combine
import CombineSchedulers
import Dependencies
import SwiftUI
import TernUITesting
import Testing

/// The time that a script's `advance` moves.
@MainActor
@Suite struct ScriptTimeTests {
  @MainActor
  @Observable
  final class Log {
    var lines: [String] = []
    @ObservationIgnored var cancellables: [AnyCancellable] = []
    @ObservationIgnored @Dependency(\.continuousClock) private var clock
    @ObservationIgnored @Dependency(\.mainQueue) private var queue
    @ObservationIgnored @Dependency(\.mainRunLoop) private var runLoop

    func add(_ line: String) { lines.append(line) }

    func start() async {
      let after: (String) -> Void = { [weak self] line in
        MainActor.assumeIsolated { self?.add(line) }
      }
      Just("now").receive(on: queue).sink { after($0) }.store(in: &cancellables)
      Just("queue 2").delay(for: 2, scheduler: queue).sink { after($0) }.store(in: &cancellables)
      Just("loop 4").delay(for: 4, scheduler: runLoop).sink { after($0) }.store(in: &cancellables)
      queue.schedule(after: queue.now.advanced(by: 1), interval: 2) { after("tick") }
        .store(in: &cancellables)
      for second in [3, 5] {
        try? await clock.sleep(for: .seconds(second == 3 ? 3 : 2))
        add("clock \(second)")
      }
    }

    func stop() { cancellables = [] }
  }

  private struct LogView: View {
    let log: Log

    var body: some View {
      Text(log.lines.joined(separator: ", ")).task { await log.start() }
      Button("Stop") { log.stop() }
    }
  }

  private func play(_ script: String) async throws {
    let time = ScriptTime()
    try await withDependencies {
      time.prepare(&$0)
    } operation: {
      let pilot = Pilot(LogView(log: Log()), waitForEffects: { await time.settle() })
      let player = ScriptPlayer(
        pilot: pilot, advance: { await time.advance(by: $0) }, print: { _ in }
      )
      try await player.play(try Script(script))
    }
  }

  @Test func advanceMovesClocksAndSchedulersInTheOrderOfTheirTimes() async throws {
    try await play(
      """
      expect now
      expect-not queue
      advance 2s
      expect now, tick, queue 2
      expect-not clock
      advance 3s
      expect now, tick, queue 2
      expect clock 3
      expect loop 4,
      expect clock 5
      """
    )
  }

  @Test func oneStepIsLikeMany() async throws {
    try await play(
      """
      advance 500ms
      expect-not tick
      advance 500ms
      expect now, tick
      advance 1s
      advance 1500ms
      expect clock 3
      expect-not loop
      """
    )
  }

  @Test func whatIsCancelledDoesNotComeLater() async throws {
    try await play(
      """
      advance 1s
      expect now, tick
      tap Stop
      advance 10s
      expect-not queue
      expect-not tick, tick
      """
    )
  }

  @Test func whatNeverRestsIsReportedOnceAndNotWaitedFor() async throws {
    let time = ScriptTime()
    var values = DependencyValues()
    time.prepare(&values)
    let executor = try #require(values.effectExecutor)
    let restless = Task.detached(executorPreference: executor) {
      while !Task.isCancelled { await Task.yield() }
    }
    await withKnownIssue {
      await time.settle()
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("There are effects that never rest") }
    }
    await time.settle()
    restless.cancel()
    await restless.value
    await time.settle()
  }
}
