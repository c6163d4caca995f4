import CasePaths
import Testing

struct CaseKeyPathTests {
  @Test func makesTheEnumWhenCalled() {
    let detail: CaseKeyPath<Destination, Int> = \.detail
    #expect(detail(1) == .detail(id: 1))
    let text = \Destination.Cases.edit.text
    #expect(text("a") == .edit(.text("a")))
    let settings: CaseKeyPath<Destination, Void> = \.settings
    #expect(settings() == .settings)
    #expect((\Destination.Cases.edit.closed)() == .edit(.closed))
  }

  @Test func matchesInASwitch() {
    func name(_ destination: Destination) -> String {
      switch destination {
      case \.detail: "detail"
      case \.edit.closed: "closed editor"
      default: "other"
      }
    }
    #expect(name(.detail(id: 1)) == "detail")
    #expect(name(.edit(.closed)) == "closed editor")
    #expect(name(.edit(.text(""))) == "other")
  }

  @Test func goesThroughCasesWithAnArgument() {
    let path: CaseKeyPath<Screen, String> = \.row[id: 1].text
    #expect(path("a") == .row(Row(id: 1, editor: .text("a"))))
    #expect(Screen.row(Row(id: 1, editor: .text("b")))[case: path] == "b")
    #expect(Screen.row(Row(id: 2, editor: .text("b")))[case: path] == nil)
    #expect(Row(id: 1, editor: .closed).is(\.[id: 1].closed))
  }

  @Test func isEqualToThePathOfTheSameCase() {
    let path: CaseKeyPath<Screen, String> = \.row[id: 1].text
    #expect(path == \Screen.Cases.row[id: 1].text)
    #expect(path != \Screen.Cases.row[id: 2].text)
  }
}
