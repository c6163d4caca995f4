@testable import ComposableArchitecture
import Testing

/// What a test store prints that is to show what a test leaves out, word for word.
@MainActor
@Suite struct SkippedAssertionsTests {
  @Test func allThatIsLeftOutIsShownWhereItIs() async {
    var lines: [UInt] = []
    let shown = await shown {
      lines.append(#line + 1)
      let store = TestStore(initialState: Loading.State()) {
        Loading()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      store.exhaustivity = .off(showSkippedAssertions: true)
      lines.append(#line + 1)
      await store.send(.increment)
      await store.send(.load(1))
      lines.append(#line + 1)
      await store.send(.rename("b")) { $0.name = "b" }
      await store.send(.loadMany([3, 4]))
      lines.append(#line + 1)
      await store.receive(.loaded(4)) { $0.count = 4 }
      await store.send(.load(5))
      await store.skipReceivedActions()
      await store.send(.tick)
      await store.send(.load(6))
    }
    #expect(lines.count == 4)
    #expect(
      shown == [
        """
        \(note(lines[1]))The state changed in ways that were not asserted:
          Loading.State(
        −   count: 0,
        +   count: 1,
            name: "a"
          )
        (Asserted: −, Actual: +)

        """,
        """
        \(note(lines[2]))Actions that were received and not asserted:
        [
          [0]: .loaded(1)
        ]

        """,
        """
        \(note(lines[2]))The state changed in ways that were not asserted:
          Loading.State(
        −   count: 1,
        +   count: 2,
            name: "b"
          )
        (Asserted: −, Actual: +)

        """,
        """
        \(note(lines[3]))Actions that were received before and not asserted:
        [
          [0]: .loaded(3)
        ]

        """,
        """
        \(note(lines[0]))Actions that were received and not asserted:
        [
          [0]: .loaded(6)
        ]

        """,
        """
        \(note(lines[0]))Effects that still run:
        • of the action Loading.Action.tick

        """,
      ]
    )
  }

  @Test func changesOfSharedValuesAreShownAtTheEnd() async {
    let valueLine: UInt = #line + 2
    let shown = await shown {
      let total = Shared(value: 0)
      let store = TestStore(initialState: Scripted.State()) { Scripted() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.run { _, _ in total.withLock { $0 = 1 } })
    }
    #expect(
      shown == [
        """
        \(note(valueLine + 1))Tracked changes to \
        'Shared<Int>@ComposableArchitectureTests/SkippedAssertionsTests.swift:\(valueLine)' but failed to \
        assert: …

          − 0
          + 1

        (Before: −, After: +)

        Call 'Shared<Int>.assert' to exhaustively test these changes, or call 'skipChanges' to ignore \
        them.

        """
      ]
    )
  }

  @Test func nothingIsShownUnlessItIsAskedFor() async {
    let shown = await shown {
      let store = TestStore(initialState: Loading.State()) { Loading() }
      store.exhaustivity = .off
      await store.send(.increment)
      await store.send(.load(1))
    }
    #expect(shown == [])
  }

  private func note(_ line: UInt) -> String {
    "ComposableArchitectureTests/SkippedAssertionsTests.swift:\(line): note: Skipped assertions. "
  }

  /// What is printed, and that nothing is reported.
  private func shown(_ test: @MainActor () async -> Void) async -> [String] {
    let texts = Lock<[String]>([])
    let reported = await issues {
      await SkippedAssertions.$show.withValue({ text in texts.withLock { $0.append(text) } }) {
        await test()
      }
    }
    #expect(reported == [])
    return texts.withLock { $0.map { $0.replacing("\u{2007}", with: " ") } }
  }
}
