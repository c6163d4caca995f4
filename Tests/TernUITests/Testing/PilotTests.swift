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

  @Test func aStepperMovesByAThousandStepsAtTheMost() throws {
    struct Eggs: View {
      @State private var eggs = 0
      var body: some View { Stepper("Eggs: \(eggs)", value: $eggs) }
    }
    let pilot = Pilot(Eggs())
    try pilot.step("Eggs: 0", by: 1_000)
    let error = #expect(throws: PilotError.self) { try pilot.step("Eggs: 1,000", by: -1_001) }
    #expect(
      error?.description
        == "'Eggs: 1,000' was to move by -1001 steps: a thousand at a time are the most."
    )
    #expect(pilot.dump().contains("Eggs: 1,000"))
  }

  // MARK: Rows of several texts

  private struct Shopping: View {
    @State private var bought: [String] = []

    var body: some View {
      VStack {
        Text("Bought: \(bought.joined(separator: ", "))")
        ForEach(["Buy milk", "Buy beer"], id: \.self) { title in
          Button {
            bought.append(title)
          } label: {
            HStack {
              Image(systemName: "square").padding()
              VStack {
                Text(title)
                Text("two litres")
              }
            }
          }
        }
      }
    }
  }

  @Test func symbolsAreNotInTheLabelOfTexts() throws {
    let pilot = Pilot(Shopping())
    let button = try pilot.find(.button, label: "Buy milk two litres")
    #expect(pilot.backend.label(of: button) == "Buy milk two litres")
    let star = Pilot(Image(systemName: "star").padding().onTapGesture {})
    #expect(star.backend.label(of: try #require(star.backend.topLayer)) == "star")
  }

  @Test func oneTextOfSeveralIsEnough() throws {
    let pilot = Pilot(Shopping())
    try pilot.tap("Buy milk")
    #expect(pilot.dump().contains("Bought: Buy milk\n"))
    try pilot.tap("square Buy beer two litres")
    #expect(pilot.dump().contains("Bought: Buy milk, Buy beer\n"))
    let error = #expect(throws: PilotError.self) { try pilot.tap("two litres") }
    #expect(error?.reason == .ambiguous(count: 2))
    try pilot.tap("two litres #2")
    #expect(pilot.dump().contains("Bought: Buy milk, Buy beer, Buy beer\n"))
    let missing = #expect(throws: PilotError.self) { try pilot.tap("Buy") }
    #expect(missing?.reason == .notFound)
  }

  @Test func theWholeLabelComesBeforeOneText() throws {
    var taps: [String] = []
    let pilot = Pilot(
      VStack {
        Button {
          taps.append("button")
        } label: {
          HStack {
            Text("A")
            Text("B")
          }
        }
        Text("A").onTapGesture { taps.append("text") }
      }
    )
    try pilot.tap("A")
    try pilot.tap("B")
    #expect(taps == ["text", "button"])
  }
}
