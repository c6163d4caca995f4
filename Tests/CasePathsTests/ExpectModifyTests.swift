import CasePaths
import Testing

struct ExpectModifyTests {
  @Test func modifiesAnEnum() {
    var destination = Destination.detail(id: 1)
    expectModify(&destination, case: \.detail) { $0 = 2 }
    #expect(destination == .detail(id: 2))
    XCTModify(&destination, case: \.detail) { $0 = 3 }
    #expect(destination == .detail(id: 3))
  }

  @Test func modifiesAnOptionalEnum() {
    var rows: [Int: Destination] = [0: .edit(.text("a"))]
    XCTModify(&rows[0], case: \.edit.text) { $0 += "b" }
    #expect(rows == [0: .edit(.text("ab"))])
  }

  @Test func reportsAnotherCase() {
    var destination = Destination.settings
    var optional: Destination? = .settings
    expectIssue("Expected case 'detail' of 'Destination' to modify, but the value is 'settings'.") {
      expectModify(&destination, case: \.detail) { $0 = 2 }
    }
    expectIssue("Expected case 'detail' of 'Destination' to modify, but the value is 'settings'.") {
      XCTModify(&optional, case: \.detail) { $0 = 2 }
    }
    #expect(destination == .settings)
    #expect(optional == .settings)
  }

  @Test func reportsThatThereIsNoValue() {
    var destination: Destination?
    expectIssue(
      "Expected case 'edit.text' of 'Destination' to modify, but the value is 'nil'. No editor."
    ) {
      expectModify(&destination, case: \.edit.text, "No editor.") { $0 = "" }
    }
  }

  @Test func reportsThatNothingChanged() {
    var destination: Destination? = .detail(id: 1)
    expectIssue(
      "Expected case 'detail' of 'Destination' to change, but its payload is the same as before."
    ) {
      expectModify(&destination, case: \.detail) { $0 = 1 }
    }
  }

  @Test func unwrapsACase() throws {
    #expect(try XCTUnwrap(Destination.detail(id: 1), case: \.detail) == 1)
  }

  @Test func throwsForAnotherCase() {
    let message = "Expected case 'detail' of 'Destination', but the value is 'settings'. No detail."
    expectIssue(message) {
      let error = #expect(throws: UnexpectedCaseError.self) {
        try XCTUnwrap(Destination.settings, case: \.detail, "No detail.")
      }
      #expect(error?.description == message)
    }
  }
}
