import Clocks
import CombineSchedulers
import Dependencies
import Foundation
import FoundationNetworking
import IssueReporting
import Testing

/// What a test is told that uses a built-in dependency and does not override it.
@Suite struct UnimplementedValuesTests {
  /// A feature that reads everything, a property a line.
  fileprivate struct Feature {
    static let firstLine: UInt = #line + 1
    @Dependency(\.calendar) var calendar
    @Dependency(\.continuousClock) var continuousClock
    @Dependency(\.date) var date
    @Dependency(\.date.now) var now
    @Dependency(\.locale) var locale
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.mainRunLoop) var mainRunLoop
    @Dependency(\.openURL) var openURL
    @Dependency(\.preferredLocales) var preferredLocales
    @Dependency(\.suspendingClock) var suspendingClock
    @Dependency(\.timeZone) var timeZone
    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var random
  }

  struct Use: Sendable, CustomTestStringConvertible {
    var key: String
    var value: String
    /// The line of the property in `Feature`, from 0.
    var line: UInt
    /// The line of the use, where the dependency can know it.
    var useLine: UInt?
    var example: String
    fileprivate var use: @Sendable (Feature) async throws -> Void
    var testDescription: String { key }
  }

  static let uses: [Use] = [
    Use(
      key: "calendar", value: "Calendar", line: 0, example: "Calendar(identifier: .gregorian)",
      use: { _ = $0.calendar }),
    Use(
      key: "continuousClock", value: "any Clock<Duration>", line: 1, example: "TestClock()",
      use: { try await $0.continuousClock.sleep(for: .seconds(60)) }),
    Use(
      key: "date", value: "DateGenerator", line: 2, useLine: #line + 1,
      example: ".constant(…)", use: { _ = $0.date() }),
    Use(
      key: "date", value: "DateGenerator", line: 3, example: ".constant(…)",
      use: { _ = $0.now }),
    Use(
      key: "locale", value: "Locale", line: 4, example: "Locale(identifier: \"en_US\")",
      use: { _ = $0.locale }),
    Use(
      key: "mainQueue", value: "AnySchedulerOf<DispatchQueue>", line: 5, example: ".immediate",
      use: { $0.mainQueue.schedule {} }),
    Use(
      key: "mainRunLoop", value: "AnySchedulerOf<RunLoop>", line: 6, example: ".immediate",
      use: { $0.mainRunLoop.schedule {} }),
    Use(
      key: "openURL", value: "OpenURLEffect", line: 7, useLine: #line + 2,
      example: "OpenURLEffect { _ in true }",
      use: { await $0.openURL(URL(filePath: "/")) }),
    Use(
      key: "preferredLocales", value: "[Locale]", line: 8,
      example: "[Locale(identifier: \"en_US\")]", use: { _ = $0.preferredLocales }),
    Use(
      key: "suspendingClock", value: "any Clock<Duration>", line: 9, example: "TestClock()",
      use: { try await $0.suspendingClock.sleep(for: .seconds(60)) }),
    Use(
      key: "timeZone", value: "TimeZone", line: 10, example: ".gmt", use: { _ = $0.timeZone }),
    Use(
      key: "uuid", value: "UUIDGenerator", line: 11, useLine: #line + 1,
      example: ".incrementing", use: { _ = $0.uuid() }),
    Use(
      key: "withRandomNumberGenerator", value: "WithRandomNumberGenerator", line: 12,
      useLine: #line + 1,
      example: "WithRandomNumberGenerator(…)", use: { _ = $0.random { $0.next() } }),
  ]

  @Test(arguments: uses)
  func theReportNamesTheReaderTheKeyTheValueAndARemedy(use: Use) async throws {
    let issues = Issues()
    try await withIssueReporters([issues]) { try await use.use(Feature()) }
    let line = use.useLine ?? Feature.firstLine + use.line
    #expect(Set(issues.sites) == ["DependenciesTests/UnimplementedValuesTests.swift:\(line)"])
    let message = try #require(issues.messages.last)
    #expect(
      message.hasPrefix("@Dependency(\\.\(use.key)) was used in a test that does not override it")
    )
    #expect(
      message.hasSuffix(
        """


          Key: \\.\(use.key)
          Value: \(use.value)

        Override it with 'withDependencies { $0.\(use.key) = \(use.example) }', or with the test's \
        trait '.dependency(\\.\(use.key), \(use.example))' from 'DependenciesTestSupport'.
        """
      )
    )
  }

  @Test func eachReaderIsNamedWhenTwoUseTheSame() {
    struct Other {
      static let line: UInt = #line + 1
      @Dependency(\.uuid) var uuid
    }
    let issues = Issues()
    withIssueReporters([issues]) {
      let ids: [() -> UUID] = [Feature().uuid.callAsFunction, Other().uuid.callAsFunction]
      for id in ids { _ = id() }
    }
    #expect(
      issues.sites == [
        "DependenciesTests/UnimplementedValuesTests.swift:\(Feature.firstLine + 11)",
        "DependenciesTests/UnimplementedValuesTests.swift:\(Other.line)",
      ]
    )
  }

  @Test func eachUseIsNamedWhereItCanBe() async {
    let feature = Feature()
    let issues = Issues()
    let line: UInt = #line + 2
    await withIssueReporters([issues]) {
      _ = feature.date()
      _ = feature.date()
      _ = feature.uuid()
      _ = feature.random { $0.next() }
      _ = feature.random { $0.next() }
      _ = await feature.openURL(URL(filePath: "/"))
      // What is a property cannot know who reads it.
      _ = feature.date.now
      let makeDate: () -> Date = feature.date.callAsFunction
      _ = makeDate()
    }
    let lines = (0..<6).map { line + $0 } + [Feature.firstLine + 2, Feature.firstLine + 2]
    #expect(issues.sites == lines.map { "DependenciesTests/UnimplementedValuesTests.swift:\($0)" })
  }

  @Test func aDependencyWithoutATestValueNamesItsReaderToo() {
    struct Reader {
      static let line: UInt = #line + 1
      @Dependency(\.weather) var weather
    }
    let issues = Issues()
    withIssueReporters([issues]) { _ = Reader().weather }
    #expect(issues.sites == ["DependenciesTests/UnimplementedValuesTests.swift:\(Reader.line)"])
  }

  @Test func openURLWithoutAHandlerNamesItsReaderInAnAppToo() async {
    struct Other {
      static let line: UInt = #line + 1
      @Dependency(\.openURL) var openURL
    }
    let issues = Issues()
    let line: UInt = #line + 5
    await withIssueReporters([issues]) {
      await withDependencies {
        $0.context = .live
      } operation: {
        _ = await Feature().openURL(URL(filePath: "/"))
        let open: (URL) async -> Bool = Feature().openURL.callAsFunction
        _ = await open(URL(filePath: "/"))
        let openToo: (URL) async -> Bool = Other().openURL.callAsFunction
        _ = await openToo(URL(filePath: "/"))
      }
    }
    #expect(
      issues.sites == [
        "DependenciesTests/UnimplementedValuesTests.swift:\(line)",
        "DependenciesTests/UnimplementedValuesTests.swift:\(Feature.firstLine + 7)",
        "DependenciesTests/UnimplementedValuesTests.swift:\(Other.line)",
      ]
    )
  }

  /// A request begins on a thread that belongs to no test: hence a process of its own.
  @Test func requestsNameTheReaderOfTheirSession() async {
    await #expect(processExitsWith: .success) {
      let issues = Issues()
      IssueReporters.current = [issues]
      let first = SessionReader()
      let firstSession = first.urlSession
      let second = withDependencies {
        $0._startAfresh()
      } operation: {
        OtherSessionReader().urlSession
      }
      let url = URL(string: "https://swift.org")!
      for session in [firstSession, second, firstSession] {
        do {
          _ = try await session.data(from: url)
          preconditionFailure("The request was answered.")
        } catch {
          precondition((error as? URLError)?.code == .resourceUnavailable, "\(error)")
        }
      }
      let expected = [SessionReader.line, OtherSessionReader.line, SessionReader.line].map {
        "DependenciesTests/UnimplementedValuesTests.swift:\($0)"
      }
      precondition(issues.sites == expected, "\(issues.sites)")
      precondition(issues.messages.allSatisfy { $0.contains("for 'https://swift.org'") })
    }
  }
}

private struct SessionReader {
  static let line: UInt = #line + 1
  @Dependency(\.urlSession) var urlSession
}

private struct OtherSessionReader {
  static let line: UInt = #line + 1
  @Dependency(\.urlSession) var urlSession
}
