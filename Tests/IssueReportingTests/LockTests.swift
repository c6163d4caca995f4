import IssueReporting
import Testing

@Suite struct LockTests {
  @Test func countsWhatSeveralTasksAdd() async {
    let lock = Lock(0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 { lock.withLock { $0 += 1 } }
        }
      }
    }
    #expect(lock.withLock { $0 } == 8000)
  }

  @Test func isFreeAfterAnError() {
    let lock = Lock(0)
    #expect(throws: Mishap.self) {
      try lock.withLock { (state: inout Int) throws(Mishap) in
        state = 1
        throw Mishap()
      }
    }
    #expect(lock.withLock { $0 } == 1)
  }
}
