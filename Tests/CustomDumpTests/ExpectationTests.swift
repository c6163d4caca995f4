import CustomDump
import IssueReporting
import Testing

private final class Issues: IssueReporter, @unchecked Sendable {
  // Used by one test, on one task.
  var messages: [String] = []
  var lines: [UInt] = []

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    messages.append(message() ?? "")
    lines.append(line)
  }
}

@Suite struct ExpectationTests {
  private let issues = Issues()

  private struct Failure: Error {}

  @Test func equalValuesAreNotReported() {
    withIssueReporters([issues]) {
      expectNoDifference(User(id: 1, name: "a"), User(id: 1, name: "a"))
    }
    #expect(issues.messages.isEmpty)
  }

  @Test func differentValuesAreReportedAtTheCall() {
    let line: UInt = #line + 2
    withIssueReporters([issues]) {
      expectNoDifference(Feature.State(count: 1), Feature.State(count: 2))
    }
    #expect(
      issues.messages == [
        """
        Difference: …

          \u{2007} Feature.State(
          \u{2212}   count: 1
          +   count: 2
          \u{2007} )

        (First: −, Second: +)
        """
      ]
    )
    #expect(issues.lines == [line])
  }

  @Test func aMessageComesFirst() {
    withIssueReporters([issues]) {
      expectNoDifference(1, 2, "The count is wrong")
    }
    #expect(issues.messages.count == 1)
    #expect(issues.messages[0].hasPrefix("The count is wrong - Difference: …\n"))
  }

  @Test func thrownErrorsAreReported() {
    func fail() throws -> Int { throw Failure() }
    func check() {
      expectNoDifference(try fail(), 2)
      expectDifference(try fail(), changes: { $0 = 1 })
    }
    withIssueReporters([issues]) { check() }
    #expect(issues.messages.count == 2)
    #expect(issues.messages.allSatisfy { $0.contains("Failure") })
  }

  @Test func theExpectedChangeIsNotReported() {
    var state = Feature.State()
    withIssueReporters([issues]) {
      expectDifference(state) {
        state.count += 1
      } changes: {
        $0.count = 1
      }
    }
    #expect(issues.messages.isEmpty)
    #expect(state.count == 1)
  }

  @Test func anotherChangeIsReported() {
    var state = Feature.State()
    withIssueReporters([issues]) {
      expectDifference(state) {
        state.count += 2
      } changes: {
        $0.count = 1
      }
    }
    #expect(
      issues.messages == [
        """
        Difference: …

          \u{2007} Feature.State(
          \u{2212}   count: 1
          +   count: 2
          \u{2007} )

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func aChangeThatDoesNotHappenIsReported() {
    let state = Feature.State()
    withIssueReporters([issues]) {
      expectDifference(state) {
      } changes: {
        $0.count = 1
      }
    }
    #expect(issues.messages.count == 1)
    #expect(issues.messages[0].hasPrefix("Expected a change, but the value did not change: …"))
  }

  @MainActor @Test func changesOfAnAsynchronousOperation() async {
    var state = Feature.State()
    await withIssueReporters([issues]) {
      await expectDifference(state) {
        await Task.yield()
        state.count += 1
      } changes: {
        $0.count = 1
      }
    }
    #expect(issues.messages.isEmpty)
  }
}
