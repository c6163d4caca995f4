import Dependencies
import Testing

@Suite struct DependencyContextTests {
  @Test func aTestProcessIsInTheTestContext() {
    @Dependency(\.context) var context
    #expect(context == .test)
  }

  @Test(arguments: [
    ([:], false, DependencyContext.live),
    ([:], true, .test),
    (["XCODE_RUNNING_FOR_PREVIEWS": "1"], false, .preview),
    (["XCODE_RUNNING_FOR_PREVIEWS": "0"], false, .live),
    (["XCODE_RUNNING_FOR_PREVIEWS": "1"], true, .test),
    (["SWIFT_DEPENDENCIES_CONTEXT": "live"], true, .live),
    (["SWIFT_DEPENDENCIES_CONTEXT": "preview"], false, .preview),
    (["SWIFT_DEPENDENCIES_CONTEXT": "test"], false, .test),
  ])
  func isDetected(
    environment: [String: String],
    isTesting: Bool,
    expected: DependencyContext
  ) {
    let context = DependencyContext.detect(environment: environment, isTesting: isTesting)
    #expect(context == expected)
  }

  @Test func anUnknownContextIsReported() {
    let messages = issues {
      let context = DependencyContext.detect(
        environment: ["SWIFT_DEPENDENCIES_CONTEXT": "production"],
        isTesting: false
      )
      #expect(context == .live)
    }
    #expect(
      messages == [
        """
        The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' is 'production', which is no \
        context: it may be 'live', 'preview' or 'test'. Dependencies use 'live'.
        """
      ]
    )
  }

  @Test(arguments: [DependencyContext.live, .preview, .test])
  func decidesTheDefaultValue(context: DependencyContext) {
    let name = withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.name) var name
      return name
    }
    #expect(name == "\(context)")
  }

  @Test func scopesCanStartFromTheValuesOfAContext() {
    #expect(DependencyValues.live.context == .live)
    #expect(DependencyValues.preview.context == .preview)
    #expect(DependencyValues.test.context == .test)
    #expect(DependencyValues.preview.name == "preview")
  }
}
