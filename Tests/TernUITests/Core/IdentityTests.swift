import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct IdentityTests {
  @Test func stateOutlivesTheEvaluationOfTheParent() throws {
    struct Parent: View {
      @State private var title = "One"

      var body: some View {
        Text(title)
        Counter(name: "A")
        Button("Rename") { title = "Two" }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to A")
    try pilot.tap("Rename")
    #expect(pilot.dump() == "Two\nA: 1\n[ Add to A ]\n[ Rename ]")
  }

  @Test func branchesOfAnIfHaveStateOfTheirOwn() throws {
    struct Parent: View {
      @State private var isFirst = true

      var body: some View {
        if isFirst {
          Counter(name: "A")
        } else {
          Counter(name: "A")
        }
        Button("Switch") { isFirst.toggle() }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to A")
    try pilot.tap("Switch")
    #expect(pilot.dump() == "A: 0\n[ Add to A ]\n[ Switch ]")
    try pilot.tap("Switch")
    #expect(pilot.dump() == "A: 0\n[ Add to A ]\n[ Switch ]")
  }

  @Test func stateGoesWithTheView() throws {
    struct Parent: View {
      @State private var isThere = true

      var body: some View {
        if isThere { Counter(name: "A") }
        Counter(name: "B")
        Button("Switch") { isThere.toggle() }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to A")
    try pilot.tap("Add to B")
    try pilot.tap("Switch")
    #expect(pilot.dump() == "B: 1\n[ Add to B ]\n[ Switch ]")
    try pilot.tap("Switch")
    #expect(pilot.dump() == "A: 0\n[ Add to A ]\nB: 1\n[ Add to B ]\n[ Switch ]")
  }

  @Test func anotherIDIsAnotherView() throws {
    struct Parent: View {
      @State private var id = 1

      var body: some View {
        Counter(name: "A").id(id)
        Button("Same") { id = 1 }
        Button("Other") { id = 2 }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to A")
    try pilot.tap("Same")
    #expect(pilot.dump().hasPrefix("A: 1\n"))
    try pilot.tap("Other")
    #expect(pilot.dump().hasPrefix("A: 0\n"))
  }

  @Test func anyViewKeepsStateWhileTheHiddenTypeStays() throws {
    struct Parent: View {
      @State private var kind = 0

      var content: AnyView {
        kind < 2 ? AnyView(Counter(name: "K\(kind)")) : AnyView(Text("Nothing to count"))
      }

      var body: some View {
        content
        Button("Next") { kind += 1 }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Add to K0")
    try pilot.tap("Next")
    #expect(pilot.dump() == "K1: 1\n[ Add to K1 ]\n[ Next ]")
    try pilot.tap("Next")
    #expect(pilot.dump() == "Nothing to count\n[ Next ]")
  }

  @Test func elementsKeepTheirIDsThroughChanges() throws {
    struct Parent: View {
      @State private var text = "One"

      var body: some View {
        Text(text)
        Button("Change") { text = "Two" }
      }
    }
    let pilot = Pilot(Parent())
    let before = try pilot.find(.text, label: "One").id
    try pilot.tap("Change")
    #expect(try pilot.find(.text, label: "Two").id == before)
    #expect(pilot.backend.lastBatch == [.set(before, .text, .string("Two"))])
  }
}
