import ComposableArchitecture
import XCTest

/// The test store under the other test library.
@MainActor
final class XCTestStoreTests: XCTestCase {
  func testSendAndReceive() async {
    let store = TestStore(initialState: Loading.State()) { Loading() }
    await store.send(.increment) { $0.count = 1 }
    await store.send(.load(3))
    await store.receive(\.loaded) { $0.count = 3 }
  }

  func testAWrongStateFailsTheTest() async {
    let store = TestStore(initialState: Loading.State()) { Loading() }
    await withExpectedIssue {
      await store.send(.increment) { $0.count = 2 }
    }
  }

  func testWhatIsLeftAtTheEndFailsTheTest() async {
    await withExpectedIssue {
      let store = TestStore(initialState: Loading.State()) { Loading() }
      await store.send(.load(1))
    }
  }

  func testStackIDsCountFrom0() {
    XCTAssertEqual(StackState(["a", "b"]).ids, [0, 1])
  }

  func testStackIDsCountFrom0Again() {
    XCTAssertEqual(StackState(["a", "b"]).ids, [0, 1])
  }
}
