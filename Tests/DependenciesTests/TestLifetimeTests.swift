import Dependencies
import Foundation
import IssueReporting
import Testing
import XCTest

/// An object that the default values of a test keep, seen from the next test.
private final class Trace: @unchecked Sendable {
  private let lock = NSLock()
  private weak var token: Token?
  private weak var lifetime: AnyObject?
  private var wasLeft = false

  /// Waits until the test that left its token is gone, which may be a moment after its end.
  func previousTest() async {
    while lock.withLock({ lifetime }) != nil, !Task.isCancelled { await Task.yield() }
  }

  /// Waits until the token of the test before is gone: whoever looked up a value first after that test
  /// lets go of its values, and that may be another test, which is doing so at this moment.
  func previousToken() async {
    while lock.withLock({ token }) != nil, !Task.isCancelled { await Task.yield() }
  }

  /// Leaves the token of one test, and returns what is left of the one before: nil if there was
  /// none.
  func exchange(_ next: Token) -> (wasLeft: Bool, token: Token?) {
    lock.withLock {
      defer { (token, lifetime, wasLeft) = (next, TestContext.currentTestLifetime, true) }
      return (wasLeft, token)
    }
  }
}

/// Values that nobody overrides belong to a test, and go away with it.
@Suite(.serialized, .timeLimit(.minutes(10))) struct TestLifetimeTests {
  private static let trace = Trace()
  private static let caseTrace = Trace()

  @Test func aTestLeavesItsValues() async {
    await expectNothingIsLeft(in: Self.trace)
  }

  @Test func theNextTestFindsNothingOfThem() async {
    await expectNothingIsLeft(in: Self.trace)
  }

  @Test(arguments: 0..<20)
  func noCaseFindsSomethingOfTheOneBefore(number: Int) async {
    let wasLeft = await expectNothingIsLeft(in: Self.caseTrace)
    #expect(wasLeft == (number > 0))
  }

  @Test func theyLastAsLongAsTheTest() async {
    let first = Model().token
    for _ in 0..<100 { await Task.yield() }
    let child = await Task { Model().token }.value
    #expect(child === first)
    #expect(Model().token === first)
  }

  @discardableResult
  private func expectNothingIsLeft(in trace: Trace) async -> Bool {
    await trace.previousTest()
    let token = Model().token
    await trace.previousToken()
    let before = trace.exchange(token)
    #expect(before.token == nil)
    #expect(Model().token === token)
    return before.wasLeft
  }
}

final class TestLifetimeXCTests: XCTestCase {
  private static let trace = Trace()

  func test1ATestLeavesItsValues() {
    XCTAssertFalse(expectNothingIsLeft())
  }

  func test2TheNextTestFindsNothingOfThem() {
    XCTAssertTrue(expectNothingIsLeft())
  }

  private func expectNothingIsLeft() -> Bool {
    let token = Model().token
    let before = Self.trace.exchange(token)
    XCTAssertNil(before.token)
    XCTAssertTrue(Model().token === token)
    return before.wasLeft
  }
}

private struct Model: Sendable {
  @Dependency(\.token) var token
}
