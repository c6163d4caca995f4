import IssueReporting
import Testing

@Suite struct UnimplementedTests {
  private let reporter = RecordingReporter()

  private var messages: [String?] { reporter.entries.map(\.message) }

  @Test func reportsTheCallAndReturnsThePlaceholder() {
    let line = #line + 1
    let fact: @Sendable (Int, String) -> String = unimplemented("Client.fact", placeholder: "none")
    withIssueReporters([reporter]) {
      #expect(fact(42, "a") == "none")
    }
    #expect(
      messages == [
        "Unimplemented: 'Client.fact' was used with (42, \"a\"), but it has no implementation here. "
          + "It was defined at IssueReportingTests/UnimplementedTests.swift:\(line)."
      ]
    )
  }

  @Test func blamesTheDefinition() {
    let line = #line + 1
    let call: @Sendable () -> Int = unimplemented(placeholder: 0, column: 5)
    withIssueReporters([reporter]) { _ = call() }
    #expect(reporter.places == ["IssueReportingTests/UnimplementedTests.swift:\(line):5"])
  }

  @Test func namesTheDeclarationWithoutDescription() {
    let call: @Sendable () -> Void = unimplemented()
    withIssueReporters([reporter]) { call() }
    #expect(
      messages.first??.hasPrefix(
        "Unimplemented: 'namesTheDeclarationWithoutDescription()' was used,")
        == true)
  }

  @Test func throwsWhereThereIsNoPlaceholder() async {
    let load: @Sendable (Int) throws -> String = unimplemented("load")
    let fetch: @Sendable (Int) async throws -> String = unimplemented("fetch")
    await withIssueReporters([reporter]) {
      let error = #expect(throws: UnimplementedFailure.self) { try load(1) }
      #expect(error?.description == messages.first)
      await #expect(throws: UnimplementedFailure.self) { try await fetch(2) }
    }
    #expect(messages.count == 2)
  }

  @Test func standsForAsynchronousFunctions() async {
    let fetch: @Sendable (Int) async -> String = unimplemented("fetch", placeholder: "none")
    let send: @Sendable (Int, Bool) async -> Void = unimplemented("send")
    await withIssueReporters([reporter]) {
      #expect(await fetch(1) == "none")
      await send(1, true)
    }
    #expect(messages.count == 2)
  }

  @Test func standsForValues() {
    withIssueReporters([reporter]) {
      let number: Int = unimplemented("Client.number", placeholder: 7)
      #expect(number == 7)
    }
    #expect(messages.first??.hasPrefix("Unimplemented: 'Client.number' was used, but") == true)
  }
}
