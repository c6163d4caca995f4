import CombineSchedulers
import Foundation
import TernUI
import TernUIInterop
import Testing

struct SchedulerTransactionTests {
  @Test func keepsTheTimeOfTheScheduler() {
    let scheduler = DispatchQueue.test
    let animated = scheduler.animation()
    #expect(animated.now == scheduler.now)
    #expect(animated.minimumTolerance == scheduler.minimumTolerance)
  }

  @Test func doesWorkWhenTheSchedulerDoes() {
    let scheduler = DispatchQueue.test
    let animated = scheduler.animation(.easeIn)
    let log = Log()
    animated.schedule { log.add("now") }
    animated.schedule(after: animated.now.advanced(by: 2)) { log.add("later") }
    #expect(log.lines == [])
    scheduler.advance()
    #expect(log.lines == ["now"])
    scheduler.advance(by: 2)
    #expect(log.lines == ["now", "later"])
  }

  @Test func repeatsWorkUntilItIsCancelled() {
    let scheduler = DispatchQueue.test
    let log = Log()
    let work = scheduler.transaction(Transaction())
      .schedule(after: scheduler.now, interval: 1) { log.add("tick") }
    scheduler.advance(by: 2)
    #expect(log.lines == ["tick", "tick", "tick"])
    work.cancel()
    scheduler.advance(by: 2)
    #expect(log.lines == ["tick", "tick", "tick"])
  }

  @Test func doesWorkInTheTransaction() {
    let scheduler = DispatchQueue.test
    let log = Log()
    scheduler.animation(.easeIn).schedule { log.add(Transaction._current.animation) }
    var still = Transaction()
    still.disablesAnimations = true
    scheduler.transaction(still).schedule {
      log.add("\(Transaction._current.disablesAnimations)")
    }
    scheduler.advance()
    #expect(log.lines == ["easeIn", "true"])
  }
}

private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [String] = []

  var lines: [String] { lock.withLock { storage } }

  func add(_ line: String) {
    lock.withLock { storage.append(line) }
  }

  func add(_ animation: Animation?) {
    add(animation?._description ?? "none")
  }
}
