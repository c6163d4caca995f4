import CasePaths
import Testing

struct LegacyTests {
  private let checks: any FormerNames = Checks()

  @Test func findsPayloadsByReflection() {
    checks.findsPayloadsByReflection()
  }

  @Test func findsSeveralPayloads() throws {
    try checks.findsSeveralPayloads()
  }

  @Test func matchesCasesWithoutAPayload() {
    checks.matchesCasesWithoutAPayload()
  }

  @Test func goesOnThroughPayloads() {
    checks.goesOnThroughPayloads()
  }

  @Test func changesPayloads() throws {
    try checks.changesPayloads()
  }

  @Test func matchesInASwitch() {
    checks.matchesInASwitch()
  }

  @Test func checksChanges() {
    checks.checksChanges()
  }

  @Test func hasPathsForCommonTypes() {
    checks.hasPathsForCommonTypes()
  }

  @Test func reachesCasesThroughAnOptional() {
    checks.reachesCasesThroughAnOptional()
  }
}

/// What calls deprecated functions is deprecated too, which a test may not be.
private protocol FormerNames: Sendable {
  func findsPayloadsByReflection()
  func findsSeveralPayloads() throws
  func matchesCasesWithoutAPayload()
  func goesOnThroughPayloads()
  func changesPayloads() throws
  func matchesInASwitch()
  func checksChanges()
  func hasPathsForCommonTypes()
  func reachesCasesThroughAnOptional()
}

private struct Checks: FormerNames {
  @available(*, deprecated)
  func reachesCasesThroughAnOptional() {
    let path: CaseKeyPath<Destination?, Int?> = \.detail
    let detail = AnyCasePath(path)
    #expect(detail.extract(from: .detail(id: 1)) == .some(1))
    #expect(detail.extract(from: .settings) == .none)
    // What one function makes, the other takes apart: `nil` too.
    #expect(detail.extract(from: nil) == .some(nil))
    #expect(detail.embed(nil) == nil)
    #expect(detail.embed(2) == .detail(id: 2))
  }

  private enum Shape: Equatable, Sendable {
    case circle(Int)
    case square(side: Int)
    case box(Int, Int)
    case nested(Inner)
    case none

    enum Inner: Equatable, Sendable {
      case text(String)
      case number(Int)
    }
  }

  private enum Level: Int { case low = 1, high }

  @available(*, deprecated)
  func findsPayloadsByReflection() {
    let circle: CasePath<Shape, Int> = /Shape.circle
    #expect(circle.extract(from: .circle(1)) == 1)
    #expect(circle.extract(from: .square(side: 1)) == nil)
    #expect(circle.extract(from: .none) == nil)
    #expect(circle.embed(2) == .circle(2))
    #expect(extract(case: Shape.square(side:), from: .square(side: 3)) == 3)
    #expect(extract(Shape.circle)(.square(side: 3)) == nil)
    #expect(AnyCasePath(unsafe: Shape.circle).extract(from: .circle(4)) == 4)
    #expect(AnyCasePath.case(Shape.circle).extract(from: .circle(5)) == 5)
    let side: (Shape) -> Int? = /Shape.square
    #expect(side(.square(side: 6)) == 6)
    #expect(side(.circle(6)) == nil)
  }

  @available(*, deprecated)
  func findsSeveralPayloads() throws {
    let box = AnyCasePath(unsafe: { Shape.box($0.0, $0.1) } as @Sendable ((Int, Int)) -> Shape)
    let (width, height) = try #require(box.extract(from: .box(1, 2)))
    #expect(width == 1)
    #expect(height == 2)
  }

  @available(*, deprecated)
  func matchesCasesWithoutAPayload() {
    let none: AnyCasePath<Shape, Void> = /Shape.none
    #expect(none.extract(from: .none) != nil)
    #expect(none.extract(from: .circle(1)) == nil)
    #expect(none.embed(()) == .none)
  }

  @available(*, deprecated)
  func goesOnThroughPayloads() {
    let nested: AnyCasePath<Shape, Shape.Inner> = /Shape.nested
    let text: AnyCasePath<Shape.Inner, String> = /Shape.Inner.text
    let path = nested .. text
    #expect(path.extract(from: .nested(.text("a"))) == "a")
    #expect(path.extract(from: .nested(.number(1))) == nil)
    #expect((nested .. Shape.Inner.number).extract(from: .nested(.number(2))) == 2)
    #expect((/nested).extract(from: .nested(.number(1))) == .number(1))
    #expect((/Shape.self).extract(from: .none) == Shape.none)
  }

  @available(*, deprecated)
  func changesPayloads() throws {
    let circle: AnyCasePath<Shape, Int> = /Shape.circle
    var shape = Shape.circle(1)
    #expect(
      try circle.modify(&shape) {
        $0 += 1; return $0 * 10
      } == 20)
    #expect(shape == .circle(2))
    shape = .none
    #expect {
      try circle.modify(&shape) { $0 += 1 }
    } throws: {
      "\($0)" == "Cannot change the payload of case 'Int': the value is 'none'."
    }
  }

  @available(*, deprecated)
  func matchesInASwitch() {
    let circle: AnyCasePath<Shape, Int> = /Shape.circle
    #expect(circle ~= .circle(1))
    #expect(!(circle ~= .none))
  }

  @available(*, deprecated)
  func checksChanges() {
    let circle: AnyCasePath<Shape, Int> = /Shape.circle
    var shape = Shape.circle(1)
    XCTModify(&shape, case: circle) { $0 = 2 }
    #expect(shape == .circle(2))
    withKnownIssue {
      XCTModify(&shape, case: circle) { $0 = 2 }
    } matching: {
      "\($0)".contains("Expected case 'Int' of 'Shape' to change, but its payload is the same")
    }
    var number: Int? = 1
    XCTModify(&number) { $0 += 1 }
    #expect(number == 2)
    number = nil
    withKnownIssue {
      XCTModify(&number, "No number.") { $0 += 1 }
    } matching: {
      "\($0)".contains("Expected case 'some' of 'Optional<Int>' to modify")
        && "\($0)".hasSuffix("No number.")
    }
    shape = .none
    withKnownIssue {
      XCTModify(&shape, case: circle) { $0 = 2 }
    } matching: {
      "\($0)".contains("Expected case 'Int' of 'Shape' to modify, but the value is 'none'.")
    }
  }

  @available(*, deprecated)
  func hasPathsForCommonTypes() {
    #expect(AnyCasePath<Int?, Int>.some.extract(from: 1) == 1)
    #expect(AnyCasePath<Int, Void>.constant(1).extract(from: 2) == nil)
    #expect(AnyCasePath<Int, Void>.constant(1).extract(from: 1) != nil)
    #expect(AnyCasePath<Int, Never>.never.extract(from: 1) == nil)
    #expect(AnyCasePath<Level, Int>.rawValue.embed(2) == .high)
    #expect(AnyCasePath<Level, Int>.rawValue.extract(from: .low) == 1)
    #expect(AnyCasePath<Int, String>.description.embed("7") == 7)
    #expect(AnyCasePath<Int, String>.description.extract(from: 7) == "7")
  }
}

struct OptionalTests {
  @Test func isItself() {
    #expect(Int?.some(1).optional == 1)
    #expect([1, 2].map(Int?.init).map(\.optional) == [1, 2])
  }
}
