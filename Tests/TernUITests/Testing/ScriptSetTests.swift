import Foundation
import TernUI
import TernUITesting
import Testing

/// What the command `set` takes.
@MainActor
@Suite struct ScriptSetTests {
  struct Screen: View {
    @State private var volume = 3.0
    @State private var day = Date(timeIntervalSinceReferenceDate: 3_600)
    @State private var color = Color.blue
    @State private var eggs = 2
    @State private var size = "Small"

    var body: some View {
      Slider(value: $volume, in: 0...10) { Text("Volume") }
      DatePicker("Day", selection: $day, displayedComponents: .date)
      DatePicker("At", selection: $day, displayedComponents: .hourAndMinute)
      DatePicker("When", selection: $day)
      DatePicker("Later", selection: $day, in: Date(timeIntervalSinceReferenceDate: 0)...)
      ColorPicker("Tint", selection: $color)
      Stepper("Eggs \(eggs)", value: $eggs, in: 0...3)
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
    }
  }

  private func play(_ text: String) async throws -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let pilot = Pilot(VStack { Screen() }.environment(\.calendar, calendar))
    try await ScriptPlayer(pilot: pilot, print: { _ in }).play(try Script(text))
    return pilot.dump()
  }

  @Test(arguments: [
    ("set Day to 2027-01-02", "When: 2027-01-02 01:00"),
    ("set At to 10:30", "When: 2001-01-01 10:30"),
    ("set When to 2027-01-02T10:30", "When: 2027-01-02 10:30"),
    ("set When to 2028-02-29 10:30", "When: 2028-02-29 10:30"),
    ("set When to 2027-01-02", "When: 2027-01-02 01:00"),
    ("set When to 23:59", "When: 2001-01-01 23:59"),
    ("set Volume to 4.5", "Volume: 4.5 of 0–10"),
    ("set Tint to mint", "Tint: mint"),
    ("set Tint to \"#ff8000\"", "Tint: #FF8000"),
    ("set Size to Large", "Size: ‹ Large ›"),
  ])
  func setsWhatAControlShows(line: String, expected: String) async throws {
    #expect(try await play(line).contains(expected))
  }

  @Test(arguments: [
    (
      "set Volume to loud",
      "slider 'Volume' cannot have the value 'loud'. Write a number from 0 to 10."
    ),
    (
      "set Volume to 11", "slider 'Volume' cannot have the value '11'. Write a number from 0 to 10."
    ),
    ("set Day to 7", "date picker 'Day' cannot have the value '7'. Write a day as '2027-01-02'."),
    (
      "set Day to 2027-02-30",
      "date picker 'Day' cannot have the value '2027-02-30'. Write a day as '2027-01-02'."
    ),
    (
      "set Day to 2027-01-02T10:30",
      "date picker 'Day' cannot have the value '2027-01-02T10:30'. Write a day as '2027-01-02'."
    ),
    ("set At to 25:00", "date picker 'At' cannot have the value '25:00'. Write a time as '10:30'."),
    (
      "set When to soon",
      """
      date picker 'When' cannot have the value 'soon'. Write a day and a time as \
      '2027-01-02T10:30', or one of the two.
      """
    ),
    (
      "set Later to 1999-12-31",
      """
      date picker 'Later' cannot have the value '1999-12-31'. Its earliest is 2001-01-01 00:00.
      """
    ),
    (
      "set Tint to nice",
      """
      colour picker 'Tint' cannot have the value 'nice'. Write '#' with six digits, or one of: \
      accent, black, blue, brown, clear, cyan, gray, green, indigo, mint, orange, pink, primary, \
      purple, red, secondary, teal, white, yellow.
      """
    ),
    (
      "set Eggs 2 to 3",
      "stepper 'Eggs 2' cannot have the value '3'. It moves by steps: write 'step Eggs 2 by NUMBER'."
    ),
    ("set Size to Huge", "picker 'Size' has no option 'Huge'. There is: 'Small', 'Large'."),
    (
      "step Eggs 2 by 1\nstep Eggs 3 by 1",
      "stepper 'Eggs 3' cannot move by 1. It is at its end."
    ),
    ("step Eggs 2 by 0", "stepper 'Eggs 2' cannot move by 0. Write a number that is not 0."),
  ])
  func saysWhatAControlTakes(script: String, message: String) async throws {
    let error = await #expect(throws: ScriptError.self) { _ = try await play(script) }
    #expect(error?.description.hasSuffix(": The \(message)") == true)
  }
}
