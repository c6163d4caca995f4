import Foundation
import TernTerminal
import TernUI
import Testing

/// Controls for numbers, dates and colours, and what shows a number.
@MainActor
@Suite struct ValueTests {
  private func bar(_ kind: ElementKind, _ value: Double?, columns: Int = 20) -> Element {
    let element = Element(kind, [.text("Load")]).named("bar")
    return value.map { element.set(.value, .number($0)) } ?? element
  }

  @Test(arguments: [
    (0.0, "Load ░░░░░░░░░░   0%"), (0.25, "Load ███░░░░░░░  25%"),
    (1, "Load ██████████ 100%"),
  ])
  func progressIsABarWithItsPart(value: Double, expected: String) {
    let screen = TestScreen(columns: 20, rows: 1, bar(.progress, value))
    #expect(screen.text == expected)
  }

  @Test func progressWithoutAnEndHasAMark() {
    let screen = TestScreen(columns: 20, rows: 1, .list(bar(.progress, nil)))
    #expect(screen.text == "◌ Load")
  }

  @Test func roundProgressIsItsNumber() {
    let screen = TestScreen(
      columns: 20, rows: 1, .list(bar(.progress, 0.5).set(.style, "circular"))
    )
    #expect(screen.text == "Load  50%")
  }

  @Test func gaugeShowsItsValueInWords() {
    let gauge = bar(.gauge, 15).set(.minimum, .number(10)).set(.maximum, .number(20))
      .set(.detail, "15 °C")
    #expect(TestScreen(columns: 21, rows: 1, gauge).text == "Load █████░░░░░ 15 °C")
  }

  @Test func sliderHasAKnob() {
    let screen = TestScreen(columns: 21, rows: 1, bar(.slider, 0.5))
    #expect(screen.text == "Load ━━━━━●─────  0.5")
  }

  private func slider(step: Double?, value: Double = 5) -> TestScreen {
    var element = bar(.slider, value).set(.minimum, .number(0)).set(.maximum, .number(10))
    if let step { element = element.set(.step, .number(step)) }
    return TestScreen(columns: 21, rows: 1, element)
  }

  @Test func arrowsMoveASliderByItsStep() {
    let screen = slider(step: 2, value: 4)
    screen.terminal.press(.right, .left, .end, .home)
    let id = screen.id("bar")
    #expect(
      screen.takeEvents() == [
        .change(id, .number(6)), .change(id, .number(2)), .change(id, .number(10)),
        .change(id, .number(0)),
      ]
    )
  }

  @Test func sliderWithoutStepsMovesByATwentieth() {
    let screen = slider(step: nil)
    screen.terminal.press(.right)
    #expect(screen.takeEvents() == [.change(screen.id("bar"), .number(5.5))])
  }

  @Test func sliderStopsAtItsEnds() {
    let screen = slider(step: 2, value: 10)
    screen.terminal.press(.right, .end)
    #expect(screen.takeEvents() == [])
  }

  @Test func clickOnTheBarMovesTheKnob() {
    // `Load ` and eleven columns of bar: the last of them is the maximum.
    let screen = slider(step: nil)
    screen.terminal.click(15, 0)
    screen.terminal.click(5, 0)
    let id = screen.id("bar")
    #expect(screen.takeEvents() == [.change(id, .number(10)), .change(id, .number(0))])
  }

  @Test func clickOnTheLabelChangesNothing() {
    let screen = slider(step: nil)
    screen.terminal.click(on: "Load")
    #expect(screen.takeEvents() == [])
  }

  @Test func knobIsDragged() {
    let screen = slider(step: 5, value: 0)
    screen.terminal.mouseDown(5, 0)
    screen.terminal.mouseDrag(10, 0)
    screen.terminal.mouseDrag(99, 0)
    let id = screen.id("bar")
    #expect(screen.takeEvents() == [.change(id, .number(5)), .change(id, .number(10))])
  }

  @Test func stepperStepsBothWays() {
    let screen = TestScreen(columns: 20, rows: 1, Element(.stepper, [.text("Cups")]).named("s"))
    #expect(screen.text == "    Cups [-] [+]")
    screen.terminal.press(.right, .left)
    screen.terminal.type("+-")
    screen.terminal.click(on: "[+]")
    screen.terminal.click(on: "[-]")
    let id = screen.id("s")
    #expect(
      screen.takeEvents() == [
        .step(id, 1), .step(id, -1), .step(id, 1), .step(id, -1), .step(id, 1), .step(id, -1),
      ]
    )
  }

  @Test func stepperAtItsEndDoesNotStep() {
    let screen = TestScreen(
      columns: 20, rows: 1,
      Element(.stepper, [.text("Cups")]).set(.canDecrement, .bool(false)).named("s")
    )
    screen.terminal.press(.left)
    #expect(screen.takeEvents() == [])
    #expect(screen.terminal.cell(9, 0).foreground == "8")
    #expect(screen.terminal.cell(13, 0).foreground == "4")
  }

  // MARK: Dates

  private func datePicker(_ style: String, _ detail: String, at date: DateComponents) -> TestScreen
  {
    let seconds = Calendar.current.date(from: date)?.timeIntervalSinceReferenceDate ?? 0
    return TestScreen(
      columns: 30, rows: 1,
      Element(.datePicker, [.text("On")]).set(.components, style).set(.detail, detail)
        .set(.value, .number(seconds)).named("date")
    )
  }

  private func seconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> ElementValue {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    return .number(Calendar.current.date(from: parts)?.timeIntervalSinceReferenceDate ?? 0)
  }

  @Test func arrowsChangeThePartOfADate() {
    let screen = datePicker(
      "date", "2024-01-31", at: DateComponents(year: 2024, month: 1, day: 31)
    )
    #expect(screen.text == "        On 2024-01-31")
    #expect(screen.highlighted == "2024")
    screen.terminal.press(.up, .right, .up, .right, .down)
    #expect(screen.highlighted == "31")
    let id = screen.id("date")
    #expect(
      screen.takeEvents() == [
        .change(id, seconds(2025, 1, 31)),
        // The thirty-first of February is its last day.
        .change(id, seconds(2024, 2, 29)),
        .change(id, seconds(2024, 1, 30)),
      ]
    )
  }

  @Test func timeHasHoursAndMinutes() {
    let screen = datePicker(
      "time", "09:00", at: DateComponents(year: 2024, month: 5, day: 1, hour: 9)
    )
    #expect(screen.highlighted == "09")
    screen.terminal.press(.up)
    #expect(screen.takeEvents() == [.change(screen.id("date"), seconds(2024, 5, 1, 10))])
    screen.terminal.press(.enter)
    #expect(screen.highlighted == "00")
  }

  @Test func dateStaysInItsRange() {
    let screen = datePicker(
      "date", "2024-05-01", at: DateComponents(year: 2024, month: 5, day: 1)
    )
    screen.set("date", .maximum, seconds(2024, 5, 1))
    screen.terminal.press(.up)
    #expect(screen.takeEvents() == [])
  }

  // MARK: Colours

  @Test func colourPickerGoesThroughTheNames() {
    let screen = TestScreen(
      columns: 30, rows: 1,
      Element(.colorPicker, [.text("Ink")]).set(.value, .color("red")).named("ink")
    )
    #expect(screen.text == "     Ink ‹ ■ red       ›")
    #expect(screen.terminal.cell(11, 0).foreground == "1")
    screen.terminal.press(.right, .left)
    let id = screen.id("ink")
    #expect(
      screen.takeEvents() == [.change(id, .color("orange")), .change(id, .color("gray"))]
    )
  }

  // MARK: Pickers

  @Test func segmentsStandSideBySide() {
    let screen = TestScreen(
      columns: 20, rows: 1,
      Element.picker("Size", ["S", "M", "L"], 1).set(.style, "segmented")
    )
    #expect(screen.text == "   Size  S [M] L")
    screen.terminal.press(.right)
    screen.terminal.click(on: " S ")
    let id = screen.id("Size")
    #expect(screen.takeEvents() == [.select(id, 2), .select(id, 0)])
  }

  @Test func lettersAndEdgesChooseAnOption() {
    let screen = TestScreen(
      columns: 30, rows: 1, .picker("Size", ["Small", "Medium", "Super"], 0)
    )
    screen.terminal.type("m")
    screen.terminal.type("S")
    screen.terminal.type("x")
    screen.terminal.press(.end, .home)
    let id = screen.id("Size")
    #expect(screen.takeEvents() == [.select(id, 1), .select(id, 2), .select(id, 2)])
  }

  @Test func segmentsWithoutRoomAreOneAtATime() {
    let screen = TestScreen(
      columns: 14, rows: 1,
      Element.picker("", ["Small", "Medium", "Large"], 1).set(.style, "segmented")
    )
    #expect(screen.text == "  ‹ Medium ›")
  }
}
