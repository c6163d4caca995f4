import ConcurrencyExtras
import Testing

@Suite struct LockIsolatedTests {
  @Test func countsWhatSeveralTasksAdd() async {
    let count = LockIsolated(0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 { count.withValue { $0 += 1 } }
        }
      }
    }
    #expect(count.value == 4000)
  }

  @Test func returnsAndThrowsWhatTheOperationDoes() {
    let count = LockIsolated(1)
    #expect(count.withValue { $0 + 1 } == 2)
    #expect(throws: Mishap.self) {
      try count.withValue {
        $0 = 7
        throw Mishap()
      }
    }
    #expect(count.value == 7)
  }

  @Test func readsProperties() {
    let text = LockIsolated("abc")
    #expect(text.count == 3)
  }

  @Test func replacesTheValue() {
    let count = LockIsolated(1)
    count.setValue(2)
    #expect(count.value == 2)
    #expect(throws: Mishap.self) { try count.setValue(fail()) }
    #expect(count.value == 2)
  }

  @Test func replacedValueIsDestroyedOutsideOfTheLock() {
    final class Noisy: Sendable {
      let onDeinit: @Sendable () -> Void
      init(onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    let box = LockIsolated<Noisy?>(nil)
    let seen = LockIsolated<[Bool]>([])
    // Reading the same value would never return if its lock were held.
    box.setValue(Noisy { seen.withValue { $0.append(box.value == nil) } })
    box.setValue(nil)
    #expect(seen.value == [true])
  }

  private func fail() throws -> Int { throw Mishap() }
}

struct Mishap: Error, Equatable {}
