import Foundation
import TernUI
import TernUITesting
import Testing

/// Numbers and choices that make no sense: whatever is given, the view is there and the app goes on.
@MainActor
@Suite struct BadValueTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, -1, 0, .leastNonzeroMagnitude,
  ]

  // MARK: - Lengths

  private func lengths(_ number: Double) -> some View {
    VStack(spacing: number) {
      Text("padding").padding(number).padding(.leading, number)
      Text("frame").frame(width: number, height: number)
      Text("limits").frame(
        minWidth: number, idealWidth: number, maxWidth: number, minHeight: number,
        idealHeight: number, maxHeight: number
      )
      Text("offset").offset(x: number, y: number)
      Text("ratio").aspectRatio(number, contentMode: .fit)
      Text("priority").layoutPriority(number).opacity(number)
      Text("size").font(.system(size: number))
      RoundedRectangle(cornerRadius: number)
      Color(red: number, green: number, blue: number)
      Spacer(minLength: number)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: number)]) { Text("cell") }
      LazyHGrid(rows: [GridItem(.fixed(number)), GridItem(.flexible(minimum: number))]) {
        Text("cell")
      }
      Text("transition").transition(.offset(x: number, y: number))
    }
  }

  @Test(arguments: numbers) func lengthsAreTakenAsTheyAre(number: Double) {
    let pilot = Pilot(lengths(number))
    #expect(pilot.dump().contains("frame"))
    #expect(pilot.backend.violations == [])
  }

  private func frame(_ view: some View) -> HeadlessElement? {
    let pilot = Pilot(view)
    return withExtendedLifetime(pilot) {
      pilot.backend.elements.values.first { $0.kind == .box }
    }
  }

  @Test func aFrameIsNeverLessThanNothing() {
    #expect(frame(Text("").frame(width: -8, height: 16))?.number(.width) == 0)
    #expect(frame(Text("").frame(width: -8, height: 16))?.number(.height) == 16)
    #expect(frame(Text("").frame(maxWidth: -8))?.number(.maxWidth) == 0)
  }

  @Test func aFrameThatIsNoNumberIsNone() {
    #expect(frame(Text("").frame(width: .nan, height: .infinity))?.number(.width) == nil)
    #expect(frame(Text("").frame(width: .nan, height: .infinity))?.number(.height) == nil)
    #expect(frame(Text("").frame(minWidth: .nan, maxWidth: .infinity))?.number(.minWidth) == nil)
    #expect(
      frame(Text("").frame(minWidth: .nan, maxWidth: .infinity))?.number(.maxWidth) == .infinity
    )
  }

  @Test func aColourThatIsNoNumberIsBlack() {
    #expect(
      Color(red: .nan, green: .infinity, blue: -.infinity) == Color(red: 0, green: 1, blue: 0))
  }

  // MARK: - Values

  @Test func progressThatIsNoNumberGoesOn() {
    #expect(Pilot(ProgressView("Work", value: Double.nan)).dump() == "Work…")
    #expect(Pilot(ProgressView("Work", value: 1, total: Double.nan)).dump() == "Work…")
    #expect(
      Pilot(ProgressView("Work", value: Double.infinity, total: .infinity)).dump() == "Work…")
    #expect(Pilot(ProgressView("Work", value: 3, total: 0.0)).dump() == "Work…")
  }

  @Test func progressStaysWithinItsEnds() {
    #expect(Pilot(ProgressView("Work", value: 7.0)).dump() == "Work: 100%")
    #expect(Pilot(ProgressView("Work", value: -7.0)).dump() == "Work: 0%")
    #expect(Pilot(ProgressView("Work", value: 1, total: Double.infinity)).dump() == "Work: 0%")
  }

  @Test func aGaugeStaysWithinItsRange() {
    func gauge(_ value: Double) -> String {
      Pilot(Gauge(value: value, in: 2...4) { Text("Wind") }).dump()
    }
    #expect(gauge(9) == "Wind: 4 of 2–4")
    #expect(gauge(-.infinity) == "Wind: 2 of 2–4")
    #expect(gauge(.nan) == "Wind: 2 of 2–4")
  }

  private struct Volume: View {
    let range: ClosedRange<Double>
    var step: Double?
    @State var value: Double

    var body: some View {
      Text("\(value)")
      if let step {
        Slider(value: $value, in: range, step: step) { Text("Volume") }
      } else {
        Slider(value: $value, in: range) { Text("Volume") }
      }
    }
  }

  @Test func aSliderOfOneValueHasThatValue() throws {
    let pilot = Pilot(Volume(range: 3...3, value: 7))
    try pilot.change("Volume", to: .number(5))
    #expect(pilot.dump().hasPrefix("3.0\n"))
    for number in [Double.nan, .infinity, -.infinity] {
      try pilot.change("Volume", to: .number(number))
      #expect(pilot.dump().hasPrefix("3.0\n"))
    }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func aSliderIgnoresAStepThatIsNone(step: Double) throws {
    let pilot = Pilot(Volume(range: 0...10, step: step, value: 1))
    try pilot.change("Volume", to: .number(2.5))
    #expect(pilot.dump().hasPrefix("2.5\n"))
  }

  private struct Count<Number: FixedWidthInteger & SignedNumeric>: View {
    let step: Number.Stride
    @State var number: Number

    var body: some View {
      Stepper("\(String(number))", value: $number, step: step)
    }
  }

  @Test func aStepperEndsWhereItsTypeEnds() throws {
    let pilot = Pilot(Count(step: 1, number: Int.max - 1))
    #expect(pilot.dump() == "\(Int.max - 1) [ - | + ]")
    try pilot.step("\(Int.max - 1)", by: 3)
    #expect(pilot.dump() == "\(Int.max) [ - |   ]")
    try pilot.step("\(Int.max)", by: -1)
    #expect(pilot.dump() == "\(Int.max - 1) [ - | + ]")
  }

  @Test func aStepperEndsAtTheLowerEndOfItsType() throws {
    let pilot = Pilot(Count(step: 1, number: Int8.min))
    #expect(pilot.dump() == "-128 [   | + ]")
    try pilot.step("-128", by: -5)
    #expect(pilot.dump() == "-128 [   | + ]")
  }

  @Test(arguments: [Int.min, .max]) func aStepperTakesNoStepThatItsTypeDoesNotHave(step: Int) {
    let pilot = Pilot(Count(step: step, number: Int8(0)))
    #expect(pilot.dump() == "0 [   |   ]")
  }

  @Test func aStepperGoesToTheEndOfItsRangeWhereAStepWouldLeaveTheType() throws {
    struct Rows: View {
      @State private var number: UInt8 = 250

      var body: some View {
        Stepper("Rows: \(String(number))", value: $number, in: 3...255, step: 100)
      }
    }
    let pilot = Pilot(Rows())
    try pilot.step("Rows: 250", by: 1)
    #expect(pilot.dump() == "Rows: 255 [ - |   ]")
    try pilot.step("Rows: 255", by: -3)
    #expect(pilot.dump() == "Rows: 3 [   | + ]")
  }

  @Test(arguments: numbers + [6.4e10, -6.3e10]) func aDateMayBeAnyNumber(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let pilot = Pilot(DatePicker("Day", selection: .constant(date)))
    #expect(pilot.dump().hasPrefix("Day: "))
  }

  @Test func numbersWithAFormatMayBeOfAnySize() {
    func text(_ key: LocalizedStringKey) -> String { Pilot(Text(key)).dump() }
    #expect(text("\(UInt64.max, specifier: "%d")") == "18446744073709551615")
    #expect(text("\(UInt64.max, specifier: "%x")") == "ffffffffffffffff")
    #expect(text("\(1e300, specifier: "%d")") == "1e+300")
    #expect(text("\(Double.nan, specifier: "%d")") == "nan")
    #expect(text("\(7, specifier: "%999999999d")").count == 1_000)
    #expect(text("\(0.5, specifier: "%.999999999f")").hasPrefix("0.5000"))
  }

  // MARK: - Choices

  @Test func aPickerShowsNoneWhereNoTagIsChosen() throws {
    struct Sizes: View {
      @State private var size = "XXL"

      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(["S", "M"], id: \.self) { Text($0) }
        }
        Text("Chosen: \(size)")
      }
    }
    let pilot = Pilot(Sizes())
    #expect(pilot.dump() == "Size: ‹  › of S, M\nChosen: XXL")
    let picker = try pilot.find(.picker, label: "Size").id
    for index in [Int.min, -1, 2, Int.max] { pilot.backend.send(.select(picker, index)) }
    #expect(pilot.dump() == "Size: ‹  › of S, M\nChosen: XXL")
    try pilot.select("Size", "M")
    #expect(pilot.dump() == "Size: ‹ M › of S, M\nChosen: M")
  }

  @Test func aPickerOfNothingIsThere() {
    let pilot = Pilot(Picker("Size", selection: .constant(1)) { ForEach(0..<0) { Text("\($0)") } })
    #expect(pilot.dump() == "Size: ‹  › of ")
  }

  @Test func tabsShowTheFirstWhereTheChosenOneDoesNotExist() throws {
    struct Tabs: View {
      @State private var tab = 7

      var body: some View {
        TabView(selection: $tab) {
          Text("one").tabItem { Text("One") }.tag(1)
          Text("two").tabItem { Text("Two") }.tag(2)
        }
        Text("Chosen: \(tab)")
      }
    }
    let pilot = Pilot(Tabs())
    #expect(pilot.dump().contains("one"))
    #expect(pilot.dump().hasSuffix("Chosen: 7"))
    try pilot.choose("Two")
    #expect(pilot.dump().hasSuffix("Chosen: 2"))
  }

  @Test func emptyRangesAndCollectionsShowNothing() {
    #expect(Pilot(ForEach(3..<3) { Text("\($0)") }).dump() == "")
    #expect(Pilot(ForEach([Int](), id: \.self) { Text("\($0)") }).dump() == "")
    #expect(Pilot(List { ForEach(0..<0) { Text("\($0)") } }).dump() == "")
  }

  // MARK: - Rows that are gone

  private struct Guest: Identifiable {
    let id: Int
    var name: String
  }

  @Test func aBindingToARowThatIsGoneKeepsItsLastValue() throws {
    var kept: [Binding<Guest>] = []
    struct Guests: View {
      @State private var guests = [Guest(id: 0, name: "Ann"), Guest(id: 1, name: "Bob")]
      let keep: (Binding<Guest>) -> Void

      var body: some View {
        ForEach($guests) { $guest in
          let _ = keep($guest)
          TextField("Name", text: $guest.name)
        }
        Button("Clear") { guests = [] }
        Text("\(guests.count) guests")
      }
    }
    let pilot = Pilot(Guests { kept.append($0) })
    let field = try pilot.find(.textField, label: "Name #2").id
    try pilot.tap("Clear")
    #expect(pilot.dump() == "[ Clear ]\n0 guests")
    #expect(kept.map(\.wrappedValue.name).contains("Bob"))
    for binding in kept { binding.name.wrappedValue = "Eve" }
    pilot.backend.send(.input(field, "Eve", revision: 1))
    #expect(pilot.dump() == "[ Clear ]\n0 guests")
  }

  @Test func positionsThatAreNotThereAreNotRemovedOrMoved() {
    var birds = ["Tern", "Gull"]
    birds.remove(atOffsets: IndexSet([1, 7, Int.max - 1]))
    #expect(birds == ["Tern"])
    birds.move(fromOffsets: IndexSet([0, 9]), toOffset: 99)
    #expect(birds == ["Tern"])
    birds.move(fromOffsets: IndexSet([0]), toOffset: -3)
    #expect(birds == ["Tern"])
  }

  // MARK: - Times

  @Test(arguments: numbers) func aTimelineMayHaveAnyInterval(interval: Double) {
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let schedule = PeriodicTimelineSchedule(from: start, by: interval)
    let times = schedule.entries(from: start, mode: .normal).prefix(3).map {
      $0.timeIntervalSinceReferenceDate
    }
    #expect(times[0] == 1_000)
    #expect(times[0] < times[1] && times[1] < times[2])
  }

  @Test func aTimelineMayBeginAtNoTime() {
    let now = Date(timeIntervalSinceReferenceDate: 1_000)
    let start = Date(timeIntervalSinceReferenceDate: -.infinity)
    let times = PeriodicTimelineSchedule(from: start, by: 2).entries(from: now, mode: .normal)
    #expect(times.prefix(2).map(\.timeIntervalSinceReferenceDate) == [1_000, 1_002])
  }
}
