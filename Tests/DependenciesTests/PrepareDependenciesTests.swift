import Dependencies
import Testing

private enum PreparedKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

private func prepared() -> String {
  @Dependency(PreparedKey.self) var prepared
  return prepared
}

@Suite struct PrepareDependenciesTests {
  @Test func setsADependencyForTheWholeTest() async {
    prepareDependencies { $0[PreparedKey.self] = "prepared" }
    #expect(prepared() == "prepared")
    await Task.yield()
    #expect(await Task { prepared() }.value == "prepared")
  }

  @Test func doesNotReachOtherTests() {
    #expect(prepared() == "test")
  }

  @Test func scopesOverrideIt() {
    prepareDependencies { $0[PreparedKey.self] = "prepared" }
    let inner = withDependencies {
      $0[PreparedKey.self] = "scope"
    } operation: {
      prepared()
    }
    #expect(inner == "scope")
  }

  @Test func reportsWhatWasAlreadyRead() {
    #expect(prepared() == "test")
    let messages = issues {
      prepareDependencies { $0[PreparedKey.self] = "late" }
    }
    #expect(messages.count == 1)
    #expect(messages[0].contains("PreparedKey"))
    #expect(prepared() == "test")
  }

  @Test func reportsWhatWasAlreadyPrepared() {
    prepareDependencies { $0[PreparedKey.self] = "first" }
    let messages = issues {
      prepareDependencies { $0[PreparedKey.self] = "second" }
    }
    #expect(messages.count == 1)
    #expect(prepared() == "first")
  }

  @Test func canSetTheContext() {
    prepareDependencies {
      $0.context = .live
      $0.testOnly = "prepared"
    }
    @Dependency(\.context) var context
    @Dependency(\.testOnly) var testOnly
    #expect(context == .live)
    #expect(prepared() == "live")
    #expect(testOnly == "prepared")
  }

  @Test func returnsWhatTheClosureReturns() {
    #expect(prepareDependencies { _ in 42 } == 42)
  }
}
