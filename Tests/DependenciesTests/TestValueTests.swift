import Dependencies
import Testing

@Suite struct TestValueTests {
  @Test func usingADependencyWithoutATestValueIsReported() {
    @Dependency(\.weather) var weather
    let messages = issues {
      // The value is the live one all the same.
      #expect(weather.report == "live")
    }
    #expect(
      messages == [
        """
        @Dependency(\\.weather) has no test value, but a test used it.

          Key: DependenciesTests.Weather
          Value: DependenciesTests.Weather

        Override it in the test with 'withDependencies' or the trait '.dependency(…)' from \
        'DependenciesTestSupport', or give 'DependenciesTests.Weather' a 'testValue'.
        """
      ]
    )
  }

  @Test func theReportNamesTheTypeWhenTheAuthorDid() {
    @Dependency(Weather.self) var weather
    let messages = issues { _ = weather }
    #expect(messages.count == 1)
    #expect(
      messages[0].hasPrefix("@Dependency(DependenciesTests.Weather.self) has no test value")
    )
  }

  @Test func theReportNamesAKeyAndAValueThatDiffer() {
    enum NumberKey: DependencyKey {
      static let liveValue = 1
    }
    @Dependency(NumberKey.self) var number
    let messages = issues { _ = number }
    #expect(messages.count == 1)
    #expect(messages[0].contains("NumberKey"))
    #expect(messages[0].contains("Value: Swift.Int"))
  }

  @Test func changingAPartOfItIsNotReported() {
    let messages = issues {
      withDependencies {
        $0.weather.report = "sun"
      } operation: {
        @Dependency(\.weather) var weather
        #expect(weather.report == "sun")
      }
    }
    #expect(messages.isEmpty)
  }

  @Test func usingItIsReportedAfterItWasReadToBeChanged() {
    let messages = issues {
      withDependencies {
        $0.weather.report = "sun"
      } operation: {
      }
      @Dependency(\.weather) var weather
      _ = weather
    }
    #expect(messages.count == 1)
  }

  @Test func aLiveContextUsesTheLiveValueWithoutAReport() {
    let messages = issues {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.weather) var weather
        @Dependency(\.name) var name
        #expect(weather.report == "live")
        #expect(name == "live")
      }
    }
    #expect(messages.isEmpty)
  }

  @Test func aMissingLiveValueIsReportedInALiveContext() {
    let messages = issues {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.testOnly) var testOnly
        #expect(testOnly == "only for tests")
      }
    }
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("@Dependency(\\.testOnly) has no live value"))
    #expect(messages[0].contains("Key: DependenciesTests.TestOnlyKey"))
    #expect(messages[0].contains("Value: Swift.String"))
  }

  @Test func previewValuesDefaultToLiveOrTestValues() {
    #expect(Weather.previewValue.report == "live")
    #expect(TestOnlyKey.previewValue == "only for tests")
    #expect(NameKey.previewValue == "preview")
  }

  @Test func aTestValueThatReadsOthersSeesTheScope() {
    enum GreetingKey: DependencyKey {
      static let liveValue = ""
      static var testValue: String {
        @Dependency(\.name) var name
        return "Hello, \(name)!"
      }
    }
    withDependencies {
      $0.name = "Blob"
    } operation: {
      @Dependency(GreetingKey.self) var greeting
      #expect(greeting == "Hello, Blob!")
    }
  }
}
