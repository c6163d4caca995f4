import CasePaths
import Testing

struct CasePathableTests {
  @Test func readsThePayloadOfTheCaseThatTheValueIs() {
    #expect(Destination.detail(id: 3)[case: \.detail] == 3)
    #expect(Destination.settings[case: \.detail] == nil)
    #expect(Destination.settings[case: \.settings] != nil)
    let move = Destination.move(from: 1, to: "b")[case: \.move]
    #expect(move?.from == 1)
    #expect(move?.to == "b")
  }

  @Test func writingAPayloadMakesTheValueThatCase() {
    var destination = Destination.settings
    destination[case: \.edit.text] = "hello"
    #expect(destination == .edit(.text("hello")))
  }

  @Test func changesThePayloadThroughOptionalChainingOnlyInThatCase() {
    var destination = Destination.detail(id: 1)
    destination[case: \.detail]? += 1
    destination[case: \.edit.text]? += "!"
    #expect(destination == .detail(id: 2))
  }

  @Test func readsThePayloadByTheNameOfTheCase() {
    #expect(Destination.detail(id: 3).detail == 3)
    #expect(Destination.detail(id: 3).edit == nil)
    #expect(Destination.edit(.text("a")).edit?.text == "a")
    #expect(Destination.move(from: 1, to: "b").move?.to == "b")
  }

  @Test func tellsCasesApart() {
    #expect(Destination.detail(id: 1).is(\.detail))
    #expect(!Destination.detail(id: 1).is(\.settings))
    #expect(Destination.edit(.closed).is(\.edit.closed))
    #expect(!Destination.edit(.closed).is(\.edit.text))
  }

  @Test func tellsCasesApartThroughAPartialKeyPath() {
    let path: PartialCaseKeyPath<Destination> = \.edit
    #expect(Destination.edit(.closed).is(path))
    #expect(!Destination.settings.is(path))
  }

  @Test func modifiesThePayloadInPlace() {
    var destination = Destination.edit(.numbers([1, 2]))
    let before = destination.edit!.numbers!.withUnsafeBufferPointer { $0.baseAddress }
    destination.modify(\.edit.numbers) { $0[0] = 9 }
    #expect(destination == .edit(.numbers([9, 2])))
    let after = destination.edit!.numbers!.withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after)
  }

  @Test func keepsWhatWasChangedBeforeAnError() {
    struct Failure: Error {}
    var destination = Destination.edit(.numbers([1]))
    #expect(throws: Failure.self) {
      try destination.modify(\.edit.numbers) {
        $0.append(2)
        throw Failure()
      }
    }
    #expect(destination == .edit(.numbers([1, 2])))
  }

  @Test func givesTheCaseKeyPathOfAValue() {
    #expect(Destination.detail(id: 1).case == \Destination.Cases.detail)
    #expect(Destination.settings.case != \Destination.Cases.detail)
  }

  @Test func goesThroughItsCasesInTheOrderOfDeclaration() {
    let values: [Destination] = [
      .detail(id: 1), .edit(.closed), .move(from: 1, to: "b"), .settings,
    ]
    let matches = Destination.allCasePaths.map { path in values.map { $0.is(path) } }
    #expect(
      matches == [
        [true, false, false, false],
        [false, true, false, false],
        [false, false, true, false],
        [false, false, false, true],
      ]
    )
    #expect(Array(Empty.allCasePaths).isEmpty)
  }

  @Test func canBeAnOptionalEnum() {
    var destination: Destination? = .detail(id: 1)
    #expect(destination.is(\.detail))
    destination.modify(\.detail) { $0 = 2 }
    #expect(destination == .detail(id: 2))
    destination = nil
    #expect(!destination.is(\.detail))
  }

  @Test func reportsAModificationOfAnotherCase() {
    var destination = Destination.edit(.closed)
    expectIssue("Cannot modify case 'edit.text' of 'Destination': the value is 'edit'.") {
      destination.modify(\.edit.text) { $0 = "" }
    }
    var optional: Destination?
    expectIssue("Cannot modify case 'edit' of 'Destination': the value is 'nil'.") {
      optional.modify(\.edit) { $0 = .closed }
    }
    #expect(destination == .edit(.closed))
  }

  @Test func reportsAWriteOfNil() {
    var destination = Destination.detail(id: 1)
    expectIssue(
      """
      Cannot write 'nil' to case 'detail' of 'Destination': it does not say which case takes its place. \
      Assign the other case instead.
      """
    ) {
      destination[case: \.detail] = nil
    }
    destination[case: \.edit] = nil
    #expect(destination == .detail(id: 1))
  }
}
