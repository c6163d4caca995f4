import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct PilotTests {
  @Test func prefersTheExactLabelThenTheIdentifierThenAnotherCase() throws {
    let pilot = Pilot(
      VStack {
        Button("save") {}
        Button("Save") {}
        Button("Other") {}.accessibilityIdentifier("SAVE")
      }
    )
    #expect(try pilot.find(.button, label: "Save").string(.accessibilityIdentifier) == nil)
    let identified = try pilot.find(.button, label: "SAVE")
    #expect(pilot.backend.label(of: identified) == "Other")
    let error = #expect(throws: PilotError.self) { try pilot.find(.button, label: "sAVE") }
    #expect(error?.reason == .ambiguous(count: 2))
  }

  @Test func countsInReadingOrder() throws {
    var taps: [Int] = []
    let pilot = Pilot(
      ForEach(1..<4) { number in
        Button("Tap") { taps.append(number) }
      }
    )
    try pilot.tap("Tap #3")
    try pilot.tap("Tap #1")
    #expect(taps == [3, 1])
    let error = #expect(throws: PilotError.self) { try pilot.tap("Tap #4") }
    #expect(error?.reason == .notFound)
  }

  @Test func settlingWaitsForTasksOfTheMainActor() async {
    struct Loading: View {
      @State private var text = "Loading"

      var body: some View {
        Text(text).task {
          for _ in 0..<10 { await Task.yield() }
          text = "Loaded"
        }
      }
    }
    let pilot = Pilot(Loading())
    await pilot.settle()
    #expect(pilot.dump() == "Loaded")
  }

  @Test func typingNeedsAFieldWhereThereAreSeveral() throws {
    let pilot = Pilot(
      VStack {
        TextField("A", text: .constant(""))
        TextField("B", text: .constant(""))
      }
    )
    let error = #expect(throws: PilotError.self) { try pilot.type("x") }
    #expect(error?.description == "Say which text field is meant. There is: 'A', 'B'.")
  }
}
