import CustomDump
import IssueReporting
import Testing

@Suite struct LegacyTests {
  @Test func formerNamesOfExpectations() {
    let names: any FormerNames = Names()
    names.check()
  }
}

/// What calls deprecated functions is deprecated too, which a test may not be.
private protocol FormerNames {
  func check()
}

private struct Names: FormerNames {
  @available(*, deprecated)
  func check() {
    var count = 0
    XCTAssertNoDifference(count, 0)
    XCTAssertDifference(count) {
      count += 1
    } changes: {
      $0 = 1
    }
    withExpectedIssue {
      XCTAssertNoDifference(count, 0, "The count")
    }
    withExpectedIssue {
      XCTAssertDifference(count, changes: { $0 = 5 })
    }
  }
}
