@testable import ComposableArchitecture
import Foundation
import Testing

@Suite struct StackStateTests {
  @Test(arguments: 0..<3)
  func idsCountFrom0InEveryTest(repetition: Int) {
    var stack = StackState(["a", "b"])
    #expect(stack.ids == [0, 1])
    stack.append("c")
    stack.removeFirst()
    stack.append("d")
    #expect(stack.ids == [1, 2, 3])
    #expect(StackState(["e"]).ids == [4])
  }

  @Test func elementsAreFoundById() {
    var stack: StackState = ["a", "b"]
    #expect(stack[id: 0] == "a")
    #expect(stack[id: 1] == "b")
    #expect(stack[id: 2] == nil)
    stack[id: 1] = "B"
    stack[id: 0]?.append("!")
    #expect(Array(stack) == ["a!", "B"])
    #expect(stack.ids == [0, 1])
    stack[id: 0] = nil
    #expect(Array(stack) == ["B"])
    stack[id: 7] = nil
    #expect(Array(stack) == ["B"])
  }

  @Test func aTestMaySayWhichElementComes() {
    var stack: StackState<String> = []
    stack[id: 4] = "a"
    #expect(stack.ids == [4])
    #expect(Array(stack) == ["a"])
  }

  @Test func aRunMayNot() throws {
    let program = try FixtureProgram.path("DeepStateFixture")
    let result = try Shell.run("'\(program)' assign 2>&1")
    let report = """
      A stack of 'Int' has no element #7 to assign to. It holds [#0, #1].

      Push an element with 'append', which gives it an id.
      """
    #expect(result.output.contains(report))
    #expect(result.output.hasSuffix("stack: [1, 2]\n"))
    #expect(result.status == 0)
  }

  @Test func aChangeThatThrowsCounts() {
    var stack: StackState = ["a", "b"]
    let copy = stack
    #expect(throws: CancellationError.self) { try set(&stack[id: 0], nil) }
    #expect(stack.ids == [1])
    #expect(Array(stack) == ["b"])
    #expect(throws: CancellationError.self) { try set(&stack[id: 1], "B") }
    #expect(Array(stack) == ["B"])
    #expect(throws: CancellationError.self) { try set(&stack[id: 7], "c") }
    #expect(stack.ids == [1, 7])
    #expect(Array(copy) == ["a", "b"])
  }

  /// Sets a value, and throws.
  private func set(_ element: inout String?, _ value: String?) throws {
    element = value
    throw CancellationError()
  }

  @Test func popFromAndPopTo() {
    var stack: StackState = ["a", "b", "c", "d"]
    stack.pop(to: 2)
    #expect(Array(stack) == ["a", "b", "c"])
    stack.pop(from: 1)
    #expect(Array(stack) == ["a"])
    stack.pop(from: 1)
    stack.pop(to: 1)
    #expect(Array(stack) == ["a"])
    #expect(stack.popLast() == "a")
    #expect(stack.popLast() == nil)
  }

  @Test func assignmentByPositionKeepsTheId() {
    var stack: StackState = ["a", "b"]
    stack[0] = "A"
    stack[1].append("!")
    #expect(Array(stack) == ["A", "b!"])
    #expect(stack.ids == [0, 1])
  }

  @Test func elementsThatChangePlacesKeepTheirIds() {
    var stack: StackState = ["a", "b", "c"]
    stack.swapAt(0, 2)
    #expect(Array(stack) == ["c", "b", "a"])
    #expect(stack.ids == [2, 1, 0])
    stack.reverse()
    #expect(Array(stack) == ["a", "b", "c"])
    #expect(stack.ids == [0, 1, 2])
  }

  @Test func manyElementsAreFoundWhileOneIsThereTwice() {
    var stack = StackState(0..<40)
    var path = StackState<Int>.PathView(stack)
    // Moving elements one by one, as algorithms of collections do.
    let first = path[0]
    path[0] = path[39]
    path[39] = first
    stack = path.base
    #expect(stack.ids.first == 39)
    #expect(stack.ids.last == 0)
    #expect((0..<40).map { stack[id: StackElementID(integerLiteral: $0)] } == Array(0..<40))
    stack.pop(from: 0)
    #expect(stack[id: 0] == nil)
    #expect(stack[id: 39] == 39)
    #expect(stack.count == 39)
  }

  @Test func equalityIsOfIdsAndElements() {
    let stack: StackState = ["a", "b"]
    var copy = stack
    #expect(copy == stack)
    copy[0] = "c"
    #expect(copy != stack)
    copy[0] = "a"
    #expect(copy == stack)
    #expect(copy.hashValue == stack.hashValue)
    #expect(StackState(["a", "b"]) != stack)
  }

  @Test func copiesAreIndependent() {
    let stack: StackState = ["a", "b"]
    var copy = stack
    copy[id: 0]?.append("!")
    copy[1] = "B"
    copy.append("c")
    #expect(Array(stack) == ["a", "b"])
    #expect(Array(copy) == ["a!", "B", "c"])
  }

  @Test func codingKeepsElementsAndGivesNewIds() throws {
    let stack: StackState = ["a", "b"]
    let data = try JSONEncoder().encode(stack)
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
    let decoded = try JSONDecoder().decode(StackState<String>.self, from: data)
    #expect(Array(decoded) == ["a", "b"])
    #expect(decoded.ids == [2, 3])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StackState<String>.self, from: Data("[1]".utf8))
    }
  }

  @Test func changesAreMadeInPlace() {
    var stack: StackState = [CopyProbe(), CopyProbe()]
    for _ in 0..<5 {
      stack[0].increment()
      stack[id: 0]?.increment()
    }
    #expect(stack[0].value == 10)
    #expect(stack[0].copies == 0)
    let copy = stack
    stack[0].increment()
    stack[0].increment()
    #expect(stack[0].copies == 1)
    #expect(copy[0].value == 10)
    #expect(stack[1].copies == 0)
  }

  @Test func descriptionsAreThoseOfAnArray() {
    let stack: StackState = ["a", "b"]
    #expect("\(stack)" == #"["a", "b"]"#)
    #expect(
      String(customDumping: stack) == """
        [
          #0: "a",
          #1: "b"
        ]
        """
    )
  }

  @Test func theCaseSubscriptReachesThePayload() {
    var stack: StackState<Screen> = [.counter(1), .text("a")]
    #expect(stack[id: 0, case: \.counter] == 1)
    #expect(stack[id: 0, case: \.text] == nil)
    #expect(stack[id: 9, case: \.text] == nil)
    stack[id: 0, case: \.counter]? += 1
    #expect(Array(stack) == [.counter(2), .text("a")])
    let reported = issues { stack[id: 1, case: \.counter] = 5 }
    #expect(
      reported == [
        """
        The element #1 of a stack was assigned as another case than it is.

          Expected: \\.counter
          Actual: StackStateTests.Screen.text(…)

        Assign to the case that the element is, or replace the element with '[id:]'.
        """
      ]
    )
    #expect(Array(stack) == [.counter(2), .text("a")])
    stack[id: 1, case: \.text] = nil
    #expect(stack.ids == [0])
  }

  /// Random operations against an array of pairs.
  ///
  /// Half of the runs start with many elements, which are found in another way than few.
  @Test(arguments: 0..<10)
  func behavesLikeAnArrayOfPairs(seed: UInt64) {
    var random = Random(seed: seed)
    var stack = StackState<Int>()
    var model: [(id: StackElementID, value: Int)] = []
    var next = 0
    let isLarge = seed % 2 == 0
    func newPairs(_ values: [Int]) -> [(id: StackElementID, value: Int)] {
      values.map { value in
        defer { next += 1 }
        return (StackElementID(integerLiteral: next), value)
      }
    }
    if isLarge {
      stack = StackState(0..<200)
      model = newPairs(Array(0..<200))
    }
    for step in 0..<500 {
      // Near the top where there are many, so that many are left.
      let reach = isLarge ? min(model.count, 4) : model.count
      let position = model.isEmpty ? 0 : model.count - 1 - random.next(below: reach)
      switch random.next(below: 12) {
      case 0, 1, 2:
        stack.append(step)
        model += newPairs([step])
      case 3:
        stack.append(contentsOf: [step, -step])
        model += newPairs([step, -step])
      case 4:
        stack.insert(step, at: position)
        model.insert(contentsOf: newPairs([step]), at: position)
      case 5 where !model.isEmpty:
        #expect(stack.remove(at: position) == model.remove(at: position).value)
      case 6:
        #expect(stack.popLast() == model.popLast()?.value)
      case 7 where !model.isEmpty:
        stack.pop(from: model[position].id)
        model.removeSubrange(position...)
      case 8 where !model.isEmpty:
        stack.pop(to: model[position].id)
        model.removeSubrange((position + 1)...)
      case 9 where !model.isEmpty:
        stack.swapAt(0, position)
        model.swapAt(0, position)
      case 10 where !model.isEmpty:
        stack[id: model[position].id]? += 1
        model[position].value += 1
      case 11 where !model.isEmpty:
        stack[position] = step
        model[position].value = step
      default:
        let upper = min(model.count, position + 2)
        stack.replaceSubrange(position..<upper, with: [step])
        model.replaceSubrange(position..<upper, with: newPairs([step]))
      }
      let found = stack.ids.map { stack[id: $0] }
      if stack.ids != model.map(\.id) || found != model.map(\.value)
        || Array(stack) != model.map(\.value)
      {
        Issue.record("Step \(step): \(stack.ids) \(stack), expected \(model)")
        return
      }
    }
  }

  @CasePathable
  enum Screen: Equatable {
    case counter(Int)
    case text(String)
  }
}
