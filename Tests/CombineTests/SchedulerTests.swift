import Combine
import Foundation
import IssueReporting
import Testing

/// The schedulers of the system; each test waits for what is scheduled, however long it takes.
@Suite struct SchedulerTests {
  @Test func dispatchQueuesDoWork() async {
    let queue = DispatchQueue(label: "test")
    let order = Lock<[Int]>([])
    await withUnsafeContinuation { continuation in
      queue.schedule { order.withLock { $0.append(1) } }
      queue.schedule(options: .init(qos: .utility)) { order.withLock { $0.append(2) } }
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { continuation.resume() }
    }
    #expect(order.withLock { $0 } == [1, 2])
  }

  @Test(arguments: ["dispatch queue", "operation queue"])
  func queuesRepeatUntilTheyAreCancelled(name: String) async {
    let (ticks, tick) = AsyncStream.makeStream(of: Void.self)
    let cancellable: any Cancellable
    if name == "dispatch queue" {
      let queue = DispatchQueue(label: "test")
      cancellable = queue.schedule(after: queue.now, interval: .milliseconds(1)) { tick.yield() }
    } else {
      let queue = OperationQueue()
      cancellable = queue.schedule(after: queue.now, interval: .milliseconds(1)) { tick.yield() }
    }
    var count = 0
    for await _ in ticks {
      count += 1
      if count == 3 { break }
    }
    cancellable.cancel()
  }

  @Test func operationQueuesDoWork() async {
    let queue = OperationQueue()
    await withUnsafeContinuation { continuation in queue.schedule { continuation.resume() } }
    await withUnsafeContinuation { continuation in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { continuation.resume() }
    }
  }

  @Test func runLoopsDoWork() async {
    let log: [String] = await withUnsafeContinuation { continuation in
      Thread.detachNewThread {
        let loop = RunLoop.current
        var log: [String] = []
        loop.schedule { log.append("now") }
        loop.schedule(after: loop.now.advanced(by: .milliseconds(1))) { log.append("later") }
        var ticks = 0
        let cancellable = loop.schedule(
          after: loop.now.advanced(by: .milliseconds(2)), interval: .milliseconds(1)
        ) { ticks += 1 }
        while ticks < 2 { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) }
        cancellable.cancel()
        log.append("ticked")
        continuation.resume(returning: log)
      }
    }
    #expect(log == ["now", "later", "ticked"])
  }

  @Test func timersSendTheTime() async {
    let dates: [Date] = await withUnsafeContinuation { continuation in
      Thread.detachNewThread {
        var dates: [Date] = []
        let loop = RunLoop.current
        let cancellable = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect()
          .sink { dates.append($0) }
        while dates.count < 2 {
          _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        }
        cancellable.cancel()
        continuation.resume(returning: dates)
      }
    }
    #expect(dates[0] < dates[1])
  }

  @Test func notificationsAreValues() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(count == 1)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func intervalsAreInUnits() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(2) == .milliseconds(2000))
    #expect(Stride.seconds(0.5) == .microseconds(500_000))
    #expect(Stride.nanoseconds(7).timeInterval == .nanoseconds(7))
    #expect((2 as Stride) == .seconds(2))
    #expect(Stride(.milliseconds(3)).magnitude == 3_000_000)
    #expect(Stride.seconds(.max) == .nanoseconds(.max))
    #expect(Stride.seconds(Double.infinity) == .nanoseconds(.max))
    let time = DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 10))
    #expect(time.advanced(by: .nanoseconds(5)).distance(to: time) == .nanoseconds(-5))
    #expect(time.advanced(by: .nanoseconds(-20)).dispatchTime.uptimeNanoseconds == 0)
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 1))
    #expect(date.advanced(by: .seconds(2)).date.timeIntervalSince1970 == 3)
    #expect(date.distance(to: date.advanced(by: .milliseconds(500))).timeInterval == 0.5)
  }
}
