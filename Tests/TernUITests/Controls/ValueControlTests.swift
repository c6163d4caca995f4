import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ValueControlTests {
  private func first(_ kind: ElementKind, _ pilot: Pilot) throws -> HeadlessElement {
    try #require(pilot.backend.elements.values.first { $0.kind == kind })
  }

  @Test func slidersChooseANumber() throws {
    struct Screen: View {
      @State private var volume = 0.5
      @State private var eggs: Float = 2
      @State private var edits: [Bool] = []

      var body: some View {
        Slider(value: $volume) { Text("Volume") }
        Slider(value: $eggs, in: 0...7, step: 2) {
          Text("Eggs")
        } onEditingChanged: {
          edits.append($0)
        }
        Text("\(edits.count)")
      }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "Volume: 0.5 of 0–1\nEggs: 2 of 0–7\n0")
    try pilot.change("Volume", to: .number(0.25))
    try pilot.change("Eggs", to: .number(4.9))
    #expect(pilot.dump() == "Volume: 0.25 of 0–1\nEggs: 4 of 0–7\n2")
    try pilot.change("Volume", to: .number(7))
    try pilot.change("Eggs", to: .number(-3))
    try pilot.change("Eggs", to: .number(.nan))
    try pilot.change("Eggs", to: .string("x"))
    #expect(pilot.dump() == "Volume: 1 of 0–1\nEggs: 0 of 0–7\n4")
  }

  @Test func steppersMoveAValue() throws {
    struct Screen: View {
      @State private var eggs = 8
      @State private var log = ""

      var body: some View {
        Stepper("Eggs", value: $eggs, in: 0...10)
        Stepper("By three", value: $eggs, in: 0...10, step: 3)
        Stepper("Any", value: $eggs)
        Stepper("Up", onIncrement: { log += "+" }, onDecrement: nil)
        Text("\(eggs)\(log)")
      }
    }
    let pilot = Pilot(Screen())
    try pilot.step("Eggs", by: 1)
    #expect(pilot.dump().hasSuffix("9"))
    try pilot.step("Eggs", by: 5)
    #expect(pilot.dump().contains("Eggs [ - |   ]"))
    #expect(pilot.dump().hasSuffix("10"))
    try pilot.step("By three", by: -4)
    #expect(pilot.dump().contains("Eggs [   | + ]"))
    try pilot.step("Any", by: -2)
    #expect(pilot.dump().hasSuffix("-2"))
    try pilot.step("Up", by: 2)
    try pilot.step("Up", by: -1)
    #expect(pilot.dump().hasSuffix("++"))
    #expect(pilot.dump().contains("Up [   | + ]"))
  }

  @Test func datesAreChosen() throws {
    struct Screen: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)

      var body: some View {
        DatePicker("Born", selection: $date, displayedComponents: .date)
        DatePicker("At", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker(
          "Later", selection: $date, in: Date(timeIntervalSinceReferenceDate: 86_400)...
        )
        Text("\(date.timeIntervalSinceReferenceDate)")
      }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    let pilot = Pilot(VStack { Screen() }.environment(\.calendar, calendar))
    #expect(
      pilot.dump() == "Born: 2001-01-01\nAt: 00:00\nLater: 2001-01-01 00:00\n0.0"
    )
    try pilot.change("Born", to: .number(3 * 86_400 + 60))
    #expect(pilot.dump().hasPrefix("Born: 2001-01-04\nAt: 00:01\nLater: 2001-01-04 00:01"))
    try pilot.change("Later", to: .number(0))
    #expect(pilot.dump().hasSuffix("86400.0"))
    let picker = try pilot.find(.datePicker, label: "Born")
    #expect(picker.string(.components) == "date")
    #expect(picker.number(.step) == 86_400)
  }

  @Test func coloursAreChosen() throws {
    struct Screen: View {
      @State private var color = Color.blue
      var body: some View { ColorPicker("Tint", selection: $color) }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "Tint: blue")
    try pilot.change("Tint", to: .color("#ff8000"))
    #expect(pilot.dump() == "Tint: #FF8000")
    try pilot.change("Tint", to: .color("no colour"))
    try pilot.change("Tint", to: .color("#12345"))
    #expect(pilot.dump() == "Tint: #FF8000")
    try pilot.change("Tint", to: .color("mint"))
    #expect(pilot.dump() == "Tint: mint")
  }

  @Test func progressAndGaugesShowAValue() throws {
    let pilot = Pilot(
      VStack {
        ProgressView()
        ProgressView("Loading")
        ProgressView("Half", value: 5, total: 10)
        ProgressView(value: 0.25) {
          Text("Words")
        } currentValueLabel: {
          Text("a quarter")
        }
        ProgressView("Too much", value: 3.0)
        Gauge(value: 4, in: 0...8) { Text("Fuel") }
        Gauge(value: 9, in: 0...8) {
          Text("Speed")
        } currentValueLabel: {
          Text("fast")
        }
      }
    )
    #expect(
      pilot.dump() == """
        …
        Loading…
        Half: 50%
        Words: a quarter
        Too much: 100%
        Fuel: 4 of 0–8
        Speed: fast
        """
    )
    let circular = Pilot(ProgressView().progressViewStyle(.circular))
    #expect(try first(.progress, circular).string(.style) == "circular")
  }

  @Test func editorsTakeLines() throws {
    struct Screen: View {
      @State private var text = "one"
      var body: some View { TextEditor(text: $text).accessibilityLabel("Notes") }
    }
    let pilot = Pilot(Screen())
    try pilot.type("\ntwo", into: "Notes")
    #expect(pilot.dump() == "Notes: \"one\ntwo\"")
    #expect(try first(.textEditor, pilot).int(.revision) == 1)
  }

  @Test func disabledControlsDoNothing() throws {
    struct Screen: View {
      @State private var value = 0.5
      @State private var count = 1

      var body: some View {
        Group {
          Slider(value: $value) { Text("S") }
          Stepper("C", value: $count)
        }
        .disabled(true)
        Text("\(value) \(count)")
      }
    }
    let pilot = Pilot(Screen())
    pilot.backend.send(.change(try first(.slider, pilot).id, .number(1)))
    pilot.backend.send(.step(try first(.stepper, pilot).id, 1))
    #expect(pilot.dump().hasSuffix("0.5 1"))
    #expect(throws: PilotError.self) { try pilot.step("C", by: 1) }
  }
}
