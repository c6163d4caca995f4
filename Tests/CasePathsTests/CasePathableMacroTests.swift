import CasePaths
import Testing

/// What the macro makes of every kind of enum.
struct CasePathableMacroTests {
  @Test func worksWithTypesNamedLikeThoseOfTheGeneratedCode() {
    #expect(Shadowing.element(Element())[case: \.element] == Element())
    #expect(Shadowing.action(.tapped)[case: \.action] == .tapped)
    #expect(Shadowing.nested(.action(.tapped)).is(\.nested))
  }

  @Test func worksWithKeyWordsAsNames() {
    #expect(KeyWords.default.is(\.default))
    #expect(KeyWords.`init`(3)[case: \.`init`] == 3)
    #expect(KeyWords.`class`.is(\.class))
  }

  @Test func worksWithConditionalCases() {
    #expect(Conditional.here(3)[case: \.here] == 3)
    #expect(Conditional.new(3)[case: \.new] == 3)
    #expect(Conditional.always(3)[case: \.new] == nil)
    #expect(Array(Conditional.allCasePaths).count == 3)
  }

  @Test func worksWithASingleCase() {
    #expect(Single.only(3)[case: \.only] == 3)
  }

  @Test func worksWithUnusualPayloads() {
    #expect(Odd.function { 3 }[case: \.function]?() == 3)
    #expect(Odd.map(3)[case: \.map] == 3)
    #expect(Odd.first(1)[case: \.first]?.1 == "x")
    #expect(Odd.void(()).is(\.void))
    #expect(!Odd.map(3).is(\.void))
  }

  @Test func worksWithGenericEnums() {
    #expect(Generic<String, Int>.value("a")[case: \.value] == "a")
    #expect(Generic<String, Int>.element(3)[case: \.element] == 3)
    #expect(Generic<String, Int>.none.is(\.none))
    #expect(Generic<String, Int>.Nested.values(["a"])[case: \.values] == ["a"])
  }

  @Test func worksInExtensions() {
    #expect(Outer.hiddenPayload(3) == 3)
    #expect(Outer.Visible.a(3)[case: \.a] == 3)
  }
}
