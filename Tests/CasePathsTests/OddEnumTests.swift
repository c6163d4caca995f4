import CasePaths
import Testing

/// Enums that one rarely writes; each must have the paths of all its cases.
@Suite struct OddEnumTests {
  @Test func casesNamedLikeWhatTheMacroUses() {
    #expect(Names.root(1)[case: \.root] == 1)
    #expect(Names.value("a")[case: \.value] == "a")
    #expect(Names.paths(2)[case: \.paths] == 2)
    #expect(Names.embed(3).is(\.embed))
    #expect(Names.extract(4).is(\.extract))
    #expect(Names.makeIterator(5)[case: \.makeIterator] == 5)
    #expect(Names.`is`.is(\.`is`))
    #expect(Names.modify(7)[case: \.modify] == 7)
    #expect(Names.`case`(8)[case: \.`case`] == 8)
    #expect(Names.allCasePaths.map { $0 }.count == 9)
  }

  @Test func casesNamedInOtherScripts() {
    #expect(Scripts.값(1)[case: \.값] == 1)
    #expect(Scripts.`with spaces`(2)[case: \.`with spaces`] == 2)
    #expect(Scripts.é.is(\.é))
    #expect(Scripts.allCasePaths.map { $0 } == [\.값, \.`with spaces`, \.é])
  }

  @Test func casesOnOneLine() {
    #expect(Line.allCasePaths.map { $0 } == [\.a, \.b, \.c, \.d])
    #expect(Line.d(x: 1, y: 2)[case: \.d]?.x == 1)
    let path: CaseKeyPath<Line, (Int, y: Int)> = \.c
    #expect(path((1, y: 2)).is(\.c))
  }

  @Test func payloadsOfEveryKind() async throws {
    #expect(Payloads.optional(nil)[case: \.optional] == .some(nil))
    #expect(Payloads.optional(1)[case: \.optional] == 1)
    #expect(Payloads.deep(.some(nil))[case: \.deep] == .some(.some(nil)))
    #expect(Payloads.function({ $0 + 1 })[case: \.function]?(1) == 2)
    let load = try #require(Payloads.load { 3 }[case: \.load])
    #expect(try await load() == 3)
    #expect(Payloads.tuple((1, "a"))[case: \.tuple]?.1 == "a")
    #expect(Payloads.existential([1, 2])[case: \.existential]?.count == 2)
    #expect(Payloads.metatype(Int.self)[case: \.metatype] == Int.self)
    #expect(Payloads.unit(())[case: \.unit] != nil)
    #expect(Payloads.defaults()[case: \.defaults]?.b == "b")
    #expect(Payloads.labelled(of: 1)[case: \.labelled] == 1)
    #expect(Payloads.underscored(1)[case: \.underscored] == 1)
    #expect(Payloads.array([1], rest: [:])[case: \.array]?.rest == [:])
  }

  @Test func aSetOfAnOptionalPayloadKeepsItsCase() {
    var value = Payloads.optional(1)
    value[case: \.optional] = .some(nil)
    #expect(value[case: \.optional] == .some(nil))
    value.modify(\.optional) { $0 = 2 }
    #expect(value[case: \.optional] == 2)
  }

  @Test func recursionInEveryForm() {
    let tree = Tree.node(.leaf(1), .node(.leaf(2), .leaf(3)))
    #expect(tree[case: \.node]?.0[case: \.leaf] == 1)
    var list = List.cons(1, .cons(2, .end))
    list.modify(\.cons) { $0.1 = .end }
    #expect(list[case: \.cons]?.1.is(\.end) == true)
  }

  @Test func genericsWithConstraints() {
    let value = Constrained<[Int], Int>.collection([1, 2])
    #expect(value[case: \.collection] == [1, 2])
    #expect(Constrained<[Int], Int>.index(0).is(\.index))
    #expect(Wrapper<String>.Inner<Int>.both("a", 1)[case: \.both]?.1 == 1)
    #expect(Wrapper<Int>.Plain.value(1)[case: \.value] == 1)
  }

  @Test func deepChains() {
    typealias Deep = Level<Level<Level<Level<Int>>>>
    let path: CaseKeyPath<Deep, Int> = \.next.next.next.next
    let value = path(7)
    #expect(AnyCasePath(path).extract(from: value) == 7)
    #expect(value.is(\.next.next.next))
    #expect(AnyCasePath(path).extract(from: .next(.next(.end))) == nil)
  }

  @Test func enumsOfRawValuesAndProtocols() {
    #expect(Raw.low[case: \.low] != nil)
    #expect(Raw.allCasePaths.map { $0 }.count == Raw.allCases.count)
    #expect(Failing.first(code: 1)[case: \.first] == 1)
  }

  @Test func oneThousandValuesInOneCase() {
    var value = Payloads.array(Array(0..<1000), rest: [:])
    value.modify(\.array) { $0.0.append(1000) }
    #expect(value[case: \.array]?.0.count == 1001)
  }
}

@CasePathable
private enum Names: Sendable {
  case root(Int)
  case value(String)
  case paths(Int)
  case embed(Int)
  case extract(Int)
  case makeIterator(Int)
  case `is`
  case modify(Int)
  case `case`(Int)
}

@CasePathable
private enum Scripts: Sendable {
  case 값(Int)
  case `with spaces`(Int)
  case é
}

@CasePathable
private enum Line: Sendable { case a, b(Int), c(Int, y: Int), d(x: Int, y: Int) }

@CasePathable
private enum Payloads: Sendable {
  case optional(Int?)
  case deep(Int??)
  case function(@Sendable (Int) -> Int)
  case load(@Sendable () async throws -> Int)
  case tuple((Int, String))
  case existential(any Collection<Int> & Sendable)
  case metatype(any Any.Type)
  case unit(())
  case defaults(a: Int = 1, b: String = "b")
  case labelled(of: Int)
  case underscored(_: Int)
  case array([Int], rest: [String: Int])
}

@CasePathable
private enum Tree: Sendable {
  case leaf(Int)
  indirect case node(Tree, Tree)
}

@CasePathable
private indirect enum List: Sendable {
  case cons(Int, List)
  case end
}

@CasePathable
private enum Constrained<C: Collection, E> where C.Element == E, E: Hashable {
  case collection(C)
  case index(C.Index)
}

private struct Wrapper<T> {
  @CasePathable
  enum Inner<U> {
    case both(T, U)
  }

  @CasePathable
  enum Plain {
    case value(T)
  }
}

@CasePathable
private enum Level<Next> {
  case next(Next)
  case end
}

@CasePathable
private enum Raw: String, CaseIterable, Sendable {
  case low
  case high
}

@CasePathable
private enum Failing: Error {
  case first(code: Int)
  case second
}
