import ComposableArchitecture
import XCTest

/// Shared state in the test store under the other test library.
@MainActor
final class XCTestSharedStateTests: XCTestCase {
  func testAChangeIsAsserted() async {
    let store = TestStore(initialState: Scripted.State()) { Scripted() }
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.send(.incrementInEffect)
    store.assert { $0.$count.withLock { $0 = 2 } }
  }

  func testAChangeThatIsNotAssertedFailsTheTest() async {
    await withExpectedIssue {
      let store = TestStore(initialState: Scripted.State()) { Scripted() }
      await store.send(.incrementInEffect)
    }
  }

  func testStoredValuesBelongToOneTest() {
    @Shared(.inMemory("xctest")) var count = 0
    @Shared(.appStorage("xctest")) var stored = 0
    XCTAssertEqual(count + stored, 0)
    count = 1
    stored = 1
  }

  func testStoredValuesBelongToOneTestAgain() {
    @Shared(.inMemory("xctest")) var count = 0
    @Shared(.appStorage("xctest")) var stored = 0
    XCTAssertEqual(count + stored, 0)
    count = 1
    stored = 1
  }
}
