import CasePaths
import Testing

struct ConformancesTests {
  @Test func optional() {
    let nothing = Optional<Int>.none
    let one = Optional<Int>.some(1)
    #expect(one[case: \.some] == 1)
    #expect(nothing.is(\.none))
    #expect(!one.is(\.none))
    #expect((\Optional<Int>.Cases.some)(1) == one)
    #expect(nothing.case == \Optional<Int>.Cases.none)
    #expect(Optional<Int>.allCasePaths.map { nothing.is($0) } == [true, false])
  }

  @Test func result() {
    struct Failure: Error, Equatable {}
    let success = Result<Int, Failure>.success(1)
    let failure = Result<Int, Failure>.failure(Failure())
    #expect(success[case: \.success] == 1)
    #expect(success[case: \.failure] == nil)
    #expect(failure[case: \.failure] == Failure())
    #expect(failure.case == \Result<Int, Failure>.Cases.failure)
    #expect(Result<Int, Failure>.allCasePaths.map { success.is($0) } == [true, false])
  }

  @Test func never() {
    #expect(Array(Never.allCasePaths).isEmpty)
    #expect(!Destination.settings.is(\.never))
  }
}
