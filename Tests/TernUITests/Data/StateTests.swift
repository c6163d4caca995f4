import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct StateTests {
  @Test func equalValuesChangeNothing() throws {
    struct Model: View {
      @State private var count = 1

      var body: some View {
        Text("\(count)")
        Button("Same") { count = 1 }
        Button("Other") { count = 2 }
      }
    }
    let pilot = Pilot(Model())
    try pilot.tap("Same")
    #expect(pilot.evaluations(of: Model.self) == 1)
    try pilot.tap("Other")
    #expect(pilot.evaluations(of: Model.self) == 2)
  }

  @Test func onlyWhoReadsItIsEvaluated() throws {
    struct Field: View {
      @Binding var text: String

      var body: some View { Text("Hello, \(text)!") }
    }
    struct Form: View {
      @State private var text = "Blob"

      var body: some View {
        Field(text: $text)
        Button("Change") { text = "Tern" }
      }
    }
    let pilot = Pilot(Form())
    try pilot.tap("Change")
    #expect(pilot.dump() == "Hello, Tern!\n[ Change ]")
    #expect(pilot.evaluations(of: Form.self) == 1)
    #expect(pilot.evaluations(of: Field.self) == 2)
  }

  @Test func manyChangesInATurnAreOneEvaluation() throws {
    struct Model: View {
      @State private var count = 0
      @State private var name = "A"

      var body: some View {
        Text("\(name)\(count)")
        Button("Change") {
          for _ in 0..<10 { count += 1 }
          name = "B"
        }
      }
    }
    let pilot = Pilot(Model())
    let revision = pilot.backend.revision
    try pilot.tap("Change")
    #expect(pilot.dump() == "B10\n[ Change ]")
    #expect(pilot.evaluations(of: Model.self) == 2)
    #expect(pilot.backend.revision == revision + 1)
  }

  @Test func theInitialValueCountsOnce() throws {
    struct Child: View {
      @State var count: Int

      var body: some View { Text("Count \(count)") }
    }
    struct Parent: View {
      @State private var start = 1

      var body: some View {
        Child(count: start)
        Text("Start \(start)")
        Button("Next") { start += 1 }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Next")
    #expect(pilot.dump() == "Count 1\nStart 2\n[ Next ]")
  }

  @Test func optionalStateBeginsEmpty() {
    struct Model: View {
      @State private var name: String?

      var body: some View { Text(name ?? "Nobody") }
    }
    #expect(Pilot(Model()).dump() == "Nobody")
  }

  @Test func readsTheInitialValueOutsideOfAGraph() {
    let state = State(initialValue: 3)
    #expect(state.wrappedValue == 3)
  }

  @Test func reportsAChangeOutsideOfAGraph() {
    let state = State(initialValue: 3)
    withKnownIssue {
      state.wrappedValue = 4
    } matching: {
      "\($0)".contains(
        """
        '@State' of type 'Int' was set while its view was not on screen, so the value is lost. Set it \
        from the view's body: in an action, 'onAppear' or 'task'.
        """
      )
    }
    #expect(state.wrappedValue == 3)
  }

  @Test func customDynamicPropertiesMayHoldState() throws {
    struct Countdown: DynamicProperty {
      @State var left = 3
      var updates = 0

      mutating func update() { updates += 1 }
    }
    struct Model: View {
      private var countdown = Countdown()

      var body: some View {
        Text("\(countdown.left) left, update \(countdown.updates)")
        Button("Down") { countdown.left -= 1 }
      }
    }
    let pilot = Pilot(Model())
    try pilot.tap("Down")
    #expect(pilot.dump() == "2 left, update 1\n[ Down ]")
  }
}
