import DependenciesMacros
import Testing

struct DependencyEntryTests {
  @Test func isTheInitialValueInTests() {
    @Dependency(\.greeting) var greeting
    @Dependency(\.farewell) var farewell
    #expect(greeting == "test")
    #expect(farewell == "test")
  }

  @Test(arguments: [
    (DependencyContext.live, "live"), (.preview, "preview"), (.test, "test"),
  ])
  func hasAValueForEachContext(context: DependencyContext, value: String) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.farewell) var farewell
      #expect(farewell == value)
    }
  }

  @Test func previewsUseTheLiveValueWhereTheyHaveNone() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.retries) var retries
      #expect(retries == 3)
    }
  }

  @Test func isOverridden() {
    withDependencies {
      $0.greeting = "Moin"
    } operation: {
      @Dependency(\.greeting) var greeting
      #expect(greeting == "Moin")
    }
  }

  @Test func isReportedInARunWithoutALiveValue() async {
    let messages = await issues {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.greeting) var greeting
        #expect(greeting == "test")
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'liveValue'") == true)
  }
}

extension DependencyValues {
  @DependencyEntry fileprivate var greeting: String = "test"
  @DependencyEntry(String.self, liveValue: "live", previewValue: "preview")
  fileprivate var farewell = "test"
  @DependencyEntry(liveValue: 3) fileprivate var retries: Int = 0
}
