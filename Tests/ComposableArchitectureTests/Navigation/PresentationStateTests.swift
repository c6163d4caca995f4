@testable import ComposableArchitecture
import Foundation
import Testing

@Suite struct PresentationStateTests {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  private enum Destination: Equatable {
    case first(Int)
    case second(Int)
  }

  @Test func holdsAValueOrNone() {
    var state = PresentationState(wrappedValue: 1)
    #expect(state.wrappedValue == 1)
    state.wrappedValue = nil
    #expect(state.wrappedValue == nil)
    state.wrappedValue = 2
    state.wrappedValue? += 1
    #expect(state.wrappedValue == 3)
    #expect(state.projectedValue == state)
  }

  @Test func aChangeThatThrowsCounts() {
    var state = PresentationState(wrappedValue: 1)
    let first = state.generation
    #expect(throws: CancellationError.self) { try set(&state.wrappedValue, 2) }
    #expect(state.wrappedValue == 2)
    #expect(state.generation == first)
    #expect(throws: CancellationError.self) { try set(&state.wrappedValue, nil) }
    #expect(state.wrappedValue == nil)
    #expect(state.generation == nil)
    #expect(throws: CancellationError.self) { try set(&state.wrappedValue, 3) }
    #expect(state.wrappedValue == 3)
    #expect(state.generation != first)
  }

  /// Sets a value, and throws.
  private func set(_ element: inout Int?, _ value: Int?) throws {
    element = value
    throw CancellationError()
  }

  @Test func copiesAreIndependent() {
    let state = PresentationState(wrappedValue: CopyProbe())
    var copy = state
    copy.wrappedValue?.increment()
    copy.wrappedValue?.increment()
    #expect(copy.wrappedValue?.copies == 1)
    #expect(state.wrappedValue?.value == 0)
  }

  @Test func changesAreMadeInPlace() {
    var state = PresentationState(wrappedValue: CopyProbe())
    for _ in 0..<10 { state.wrappedValue?.increment() }
    #expect(state.wrappedValue?.value == 10)
    #expect(state.wrappedValue?.copies == 0)
  }

  @Test func theGenerationIsThatOfThePresentation() {
    var state = PresentationState(wrappedValue: Item(id: 1))
    let first = state.generation
    state.wrappedValue?.name = "a"
    state.wrappedValue = Item(id: 1, name: "b")
    #expect(state.generation == first)
    state.wrappedValue = Item(id: 2)
    let second = state.generation
    #expect(second != first)
    state.wrappedValue?.id = 3
    #expect(state.generation != second)
    state.wrappedValue = nil
    #expect(state.generation == nil)
    state.wrappedValue = Item(id: 1)
    #expect(state.generation != first)
  }

  @Test func anotherCaseIsAnotherPresentation() {
    var state = PresentationState(wrappedValue: Destination.first(1))
    let first = state.generation
    state.wrappedValue = .first(2)
    #expect(state.generation == first)
    state.wrappedValue = .second(2)
    #expect(state.generation != first)
  }

  @Test func aCaseThatIsNotPresentedCannotBeAssigned() {
    var state = PresentationState<Node.Choice.State>(wrappedValue: .one(Leaf.State()))
    let reported = issues { state[case: \.two] = Leaf.State(log: ["a"]) }
    #expect(
      reported == [
        """
        A presentation was assigned as 'two', but it is another case: Node.Choice.State.one(…)

        Assign to the case that is presented, or present another with the whole value.
        """
      ]
    )
    #expect(state.wrappedValue == .one(Leaf.State()))
    state[case: \.two] = nil
    #expect(state.wrappedValue == .one(Leaf.State()))
    state[case: \.one] = nil
    #expect(state.wrappedValue == nil)
    state[case: \.two] = Leaf.State()
    #expect(state.wrappedValue == .two(Leaf.State()))
  }

  @Test func valuesAreComparedWithoutTheirPresentation() {
    #expect(PresentationState(wrappedValue: 1) == PresentationState(wrappedValue: 1))
    #expect(PresentationState(wrappedValue: 1) != PresentationState(wrappedValue: 2))
    #expect(PresentationState<Int>(wrappedValue: nil) == PresentationState(wrappedValue: nil))
    #expect(
      PresentationState(wrappedValue: 1).hashValue == PresentationState(wrappedValue: 1).hashValue
    )
  }

  @Test func codingIsThatOfAnOptional() throws {
    struct Holder: Codable, Equatable { var value: PresentationState<Int> }
    for (value, json) in [(1, #"{"value":1}"#), (nil, #"{"value":null}"#)] as [(Int?, String)] {
      let holder = Holder(value: PresentationState(wrappedValue: value))
      let data = try JSONEncoder().encode(holder)
      #expect(String(decoding: data, as: UTF8.self) == json)
      #expect(try JSONDecoder().decode(Holder.self, from: data) == holder)
    }
  }

  @Test func aFeatureMayPresentItself() {
    struct Recursive { var child = PresentationState<Self>(wrappedValue: nil) }
    var state = Recursive()
    state.child.wrappedValue = Recursive()
    state.child.wrappedValue?.child.wrappedValue = Recursive()
    #expect(state.child.wrappedValue?.child.wrappedValue != nil)
  }
}
