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

  @Test func unwrapsACase() throws {
    #expect(try XCTUnwrap(Destination.detail(id: 1), case: \.detail) == 1)
  }

  @Test func throwsForAnotherCase() {
    var error: UnexpectedCaseError?
    withKnownIssue(isIntermittent: true) {
      error = #expect(throws: UnexpectedCaseError.self) {
        try XCTUnwrap(Destination.settings, case: \.detail, "No detail.")
      }
    }
    #expect(
      error?.description
        == "Expected case 'detail' of 'Destination', but the value is 'settings'. No detail."
    )
  }
}
