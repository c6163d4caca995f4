import Dependencies
import Testing

@Suite struct LegacyTests {
  @Test func formerNamesOfWithDependencies() {
    let names: any FormerNames = Names()
    names.check()
  }
}

/// What calls deprecated functions is deprecated too, which a test may not be.
private protocol FormerNames {
  func check()
}

private struct Names: FormerNames {
  @Dependency(\.name) var name
  @Dependency(\.context) var context

  @available(*, deprecated)
  func check() {
    #expect(DependencyValues.withValue(\.name, "one") { name } == "one")
    #expect(
      DependencyValues.withValues {
        $0.name = "two"
      } operation: {
        name
      } == "two")
    let outcome = withDependencies {
      $0.context = .live
    } operation: {
      DependencyValues.withTestValues {
        $0.name += "!"
      } assert: {
        "\(name) \(context)"
      }
    }
    #expect(outcome == "test! test")
  }
}
