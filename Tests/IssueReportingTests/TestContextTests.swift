import IssueReporting
import Testing

@Suite struct TestContextTests {
  @Test func knowsTheRunningTest() throws {
    #expect(isTesting)
    guard case .swiftTesting(let testing?) = TestContext.current else {
      Issue.record("No test.")
      return
    }
    let test = try #require(Test.current)
    #expect(testing.test.id.rawValue == AnyHashable(test))
    #expect(testing.test.id.description.contains("knowsTheRunningTest()"))
    #expect(TestContext.current?.isSwiftTesting == true)
    #expect(TestContext.current == .swiftTesting(testing))
  }

  @Test func detachedTaskBelongsToNoTest() async {
    let context = await Task.detached { TestContext.current }.value
    #expect(context == .swiftTesting(nil))
    #expect(await Task.detached { isTesting }.value)
    #expect(await Task.detached { TestContext.currentTestID == nil }.value)
  }

  @Test func childTasksShareTheIdentityOfTheirTest() async {
    let id = TestContext.currentTestID
    #expect(id != nil)
    #expect(await Task { TestContext.currentTestID }.value == id)
  }

  @Test func testsHaveDifferentIdentities() {
    identities.insert(TestContext.currentTestID)
  }

  @Test(arguments: [1, 2, 3])
  func casesHaveDifferentIdentities(number: Int) {
    let id = TestContext.currentTestID
    #expect(id == TestContext.currentTestID)
    identities.insert(id)
  }

  @Test(arguments: ["a", "b"], [true, false])
  func casesOfTwoArgumentsHaveDifferentIdentities(text: String, flag: Bool) {
    identities.insert(TestContext.currentTestID)
  }
}

/// Fails the test in which an identity comes up a second time.
private let identities = Identities()

private final class Identities: Sendable {
  private let seen = Lock<Set<RunningTestID?>>([])

  func insert(_ id: RunningTestID?, sourceLocation: SourceLocation = #_sourceLocation) {
    let isNew = seen.withLock { $0.insert(id).inserted }
    #expect(id != nil, sourceLocation: sourceLocation)
    #expect(isNew, sourceLocation: sourceLocation)
  }
}
