import CombineSchedulers
import Dependencies
import Foundation
import Testing

@Suite struct MainSchedulersTests {
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.mainRunLoop) var mainRunLoop

  @Test func testsMoveTheirTime() {
    let queue = DispatchQueue.test
    let loop = RunLoop.test
    withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.mainRunLoop = loop.eraseToAnyScheduler()
    } operation: {
      var log: [String] = []
      mainQueue.schedule(after: mainQueue.now.advanced(by: .seconds(1))) { log.append("queue") }
      mainRunLoop.schedule(after: mainRunLoop.now.advanced(by: .seconds(1))) { log.append("loop") }
      queue.advance(by: .seconds(1))
      #expect(log == ["queue"])
      loop.advance(by: .seconds(1))
      #expect(log == ["queue", "loop"])
    }
  }

  @Test func workAtOnceWhenTheyAreImmediate() {
    withDependencies {
      $0.mainQueue = .immediate
      $0.mainRunLoop = .immediate
    } operation: {
      var count = 0
      mainQueue.schedule { count += 1 }
      mainRunLoop.schedule { count += 1 }
      #expect(count == 2)
    }
  }

  @Test func reportInATest() {
    var count = 0
    let messages = issues {
      mainQueue.schedule { count += 1 }
      mainRunLoop.schedule { count += 1 }
    }
    #expect(count == 2)
    #expect(
      messages == [
        """
        @Dependency(\\.mainQueue) was used in a test that does not override it, for \
        'schedule(options:_:)'.

          Key: \\.mainQueue
          Value: AnySchedulerOf<DispatchQueue>

        Override it with 'withDependencies { $0.mainQueue = .immediate }', or with the test's trait \
        '.dependency(\\.mainQueue, .immediate)' from 'DependenciesTestSupport'.
        """,
        """
        @Dependency(\\.mainRunLoop) was used in a test that does not override it, for \
        'schedule(options:_:)'.

          Key: \\.mainRunLoop
          Value: AnySchedulerOf<RunLoop>

        Override it with 'withDependencies { $0.mainRunLoop = .immediate }', or with the test's \
        trait '.dependency(\\.mainRunLoop, .immediate)' from 'DependenciesTestSupport'.
        """,
      ]
    )
  }
}
