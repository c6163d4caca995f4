import Clocks
import Dependencies
import Foundation
import FoundationNetworking
import Testing

@Suite struct BuiltInValuesTests {
  @Suite struct Dates {
    @Dependency(\.date) var date
    @Dependency(\.date.now) var now

    @Test func constantDates() {
      let epoch = Date(timeIntervalSince1970: 0)
      withDependencies {
        $0.date = .constant(epoch)
      } operation: {
        #expect(date() == epoch)
        #expect(date.now == epoch)
        #expect(now == epoch)
      }
    }

    @Test func nowCanBeSet() {
      withDependencies {
        $0.date.now = Date(timeIntervalSince1970: 42)
      } operation: {
        #expect(date() == Date(timeIntervalSince1970: 42))
      }
    }

    @Test func dateAndNowAreMadeAnewAtEachRead() {
      withDependencies {
        let uuid = UUIDGenerator.incrementing
        $0.date = DateGenerator {
          Date(timeIntervalSince1970: Double(uuid().uuid.15))
        }
      } operation: {
        #expect(now == Date(timeIntervalSince1970: 0))
        #expect(now == Date(timeIntervalSince1970: 1))
        #expect(date() == Date(timeIntervalSince1970: 2))
      }
    }

    @Test func reportsInATest() {
      let messages = issues { _ = date() }
      #expect(
        messages == [
          """
          @Dependency(\\.date) was used in a test that does not override it.

            Key: \\.date
            Value: DateGenerator

          Override it with 'withDependencies { $0.date = .constant(…) }', or with the test's trait \
          '.dependency(\\.date, .constant(…))' from 'DependenciesTestSupport'.
          """
        ]
      )
    }
  }

  @Suite struct UUIDs {
    @Dependency(\.uuid) var uuid

    @Test func countsUp() {
      withDependencies {
        $0.uuid = .incrementing
      } operation: {
        #expect(uuid() == UUID(0))
        #expect(uuid() == UUID(1))
        #expect(uuid() == UUID(2))
      }
    }

    @Test(arguments: [
      (0, "00000000-0000-0000-0000-000000000000"),
      (10, "00000000-0000-0000-0000-00000000000A"),
      (0x1234_5678_9ABC_DEF0, "00000000-0000-0000-1234-56789ABCDEF0"),
      (-1, "00000000-0000-0000-FFFF-FFFFFFFFFFFF"),
    ])
    func spellsNumbers(number: Int, expected: String) {
      #expect(UUID(number).uuidString == expected)
    }

    @Test func constant() {
      let constant = UUIDGenerator.constant(UUID(7))
      #expect(constant() == UUID(7))
      #expect(constant() == UUID(7))
    }

    @Test func reportsInATest() {
      let messages = issues { _ = uuid() }
      #expect(messages.count == 1)
      #expect(messages[0].contains("@Dependency(\\.uuid)"))
    }
  }

  @Suite struct Surroundings {
    @Test func areReportedInATest() {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      @Dependency(\.preferredLocales) var preferredLocales
      let messages = issues {
        _ = calendar
        _ = locale
        _ = timeZone
        _ = preferredLocales
      }
      let names = ["calendar", "locale", "timeZone", "preferredLocales"]
      #expect(messages.count == names.count)
      for (name, message) in zip(names, messages) {
        #expect(message.contains("@Dependency(\\.\(name))"))
      }
    }

    @Test func canBeOverridden() {
      let messages = issues {
        withDependencies {
          $0.calendar = Calendar(identifier: .gregorian)
          $0.locale = Locale(identifier: "ko_KR")
          $0.timeZone = TimeZone(secondsFromGMT: 0)!
        } operation: {
          @Dependency(\.calendar) var calendar
          @Dependency(\.locale) var locale
          @Dependency(\.timeZone) var timeZone
          #expect(calendar.identifier == .gregorian)
          #expect(locale.identifier == "ko_KR")
          #expect(timeZone.secondsFromGMT() == 0)
        }
      }
      #expect(messages.isEmpty)
    }

    @Test func changingAPartIsNotReported() {
      let messages = issues {
        withDependencies {
          $0.calendar.firstWeekday = 2
        } operation: {
          @Dependency(\.calendar) var calendar
          #expect(calendar.firstWeekday == 2)
        }
      }
      #expect(messages.isEmpty)
    }
  }

  @Suite struct Clocks {
    @Test func canBeATestClock() async throws {
      let clock = TestClock()
      let task = withDependencies {
        $0.continuousClock = clock
        $0.suspendingClock = clock
      } operation: {
        Task {
          @Dependency(\.continuousClock) var continuousClock
          @Dependency(\.suspendingClock) var suspendingClock
          try await continuousClock.sleep(for: .seconds(1))
          try await suspendingClock.sleep(for: .seconds(1))
          return clock.now
        }
      }
      await clock.advance(by: .seconds(2))
      #expect(try await task.value == .init(offset: .seconds(2)))
    }

    @Test func areReportedInATest() async {
      let messages = await issues {
        @Dependency(\.continuousClock) var clock
        try? await clock.sleep(for: .seconds(1))
      }
      #expect(!messages.isEmpty)
      #expect(messages.allSatisfy { $0.contains("@Dependency(\\.continuousClock)") })
    }
  }

  @Suite struct RandomNumbers {
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

    private struct Counter: RandomNumberGenerator {
      var value: UInt64 = 0
      mutating func next() -> UInt64 {
        defer { value += 1 }
        return value
      }
    }

    @Test func useTheGenerator() {
      withDependencies {
        $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counter())
      } operation: {
        #expect(withRandomNumberGenerator { $0.next() } == 0)
        #expect(withRandomNumberGenerator { $0.next() } == 1)
        let dice = withRandomNumberGenerator { Int.random(in: 5...5, using: &$0) }
        #expect(dice == 5)
      }
    }

    @Test func areReportedInATest() {
      let messages = issues { _ = withRandomNumberGenerator { $0.next() } }
      #expect(messages.count == 1)
      #expect(messages[0].contains("@Dependency(\\.withRandomNumberGenerator)"))
    }
  }

  @Suite struct Outside {
    @Test func openURLUsesTheHandler() async {
      @Dependency(\.openURL) var openURL
      let url = URL(string: "https://example.com")!
      let answer = await withDependencies {
        $0.openURL = OpenURLEffect { $0.host == "example.com" }
      } operation: {
        await openURL(url)
      }
      #expect(answer)
      let messages = await issues { #expect(await openURL(url) == false) }
      #expect(messages.count == 1)
      let live = await issues {
        await withDependencies {
          $0.context = .live
        } operation: {
          #expect(await openURL(url) == false)
        }
      }
      #expect(live.count == 1)
      #expect(live.first?.contains("https://example.com") == true)
    }

    @Test func urlSessionIsNotTheSharedOneInATest() {
      // What it does with a request is reported from a thread that belongs to no test, and would
      // fail the run.
      @Dependency(\.urlSession) var urlSession
      #expect(urlSession !== URLSession.shared)
      #expect(urlSession === urlSession)
    }

    @Test func notificationCentersDoNotReachOtherTests() {
      @Dependency(\.notificationCenter) var center
      #expect(center !== NotificationCenter.default)
      #expect(center === center)
    }

    @Test func fireAndForgetIsDoneWhenItReturnsInATest() async {
      @Dependency(\.fireAndForget) var fireAndForget
      struct Failure: Error {}
      await confirmation { done in
        await fireAndForget(name: "work", priority: .high) {
          await Task.yield()
          done()
          throw Failure()
        }
      }
    }

    @Test func fireAndForgetDoesNotWaitInAnApp() async {
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      await withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.fireAndForget) var fireAndForget
        // The work ends only when what follows it has run.
        await fireAndForget {
          for await _ in stream { continuation.finish() }
        }
        continuation.yield(1)
      }
    }
  }

  @Suite struct Assertions {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    @Dependency(\.precondition) var precondition

    @Test func areReportedInATest() {
      let messages = issues {
        assert(1 == 1, "never")
        assert(1 == 2, "one is two")
        assert(1 == 2)
        precondition(1 == 1)
        precondition(1 == 2, "one is two")
        assertionFailure("unreachable")
        assertionFailure()
      }
      #expect(
        messages == [
          "Assertion failed: one is two",
          "Assertion failed.",
          "Precondition failed: one is two",
          "Assertion failed: unreachable",
          "Assertion failed.",
        ]
      )
    }

    @Test func thatHoldDoNothingInAnApp() {
      withDependencies {
        $0.context = .live
      } operation: {
        assert(1 == 1)
        precondition(1 == 1)
      }
    }
  }
}
