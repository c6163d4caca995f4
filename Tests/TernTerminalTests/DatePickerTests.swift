import Foundation
import TernTerminal
import TernUI
import Testing

/// Date pickers in all of their styles.
@MainActor
@Suite struct DatePickerTests {
  private struct Screen<Style: DatePickerStyle>: View {
    let style: Style
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State var date: Date

    var body: some View {
      VStack(alignment: .leading) {
        DatePicker(
          "When", selection: $date, in: Self.date(2024, 4, 10)...Self.date(2024, 6, 20),
          displayedComponents: components
        )
        .datePickerStyle(style)
        Button("Next") {}
      }
      .environment(\.calendar, Self.calendar)
      .environment(\.locale, Locale(identifier: "en_US"))
    }

    static var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      calendar.firstWeekday = 2
      return calendar
    }

    static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
      let parts = DateComponents(year: year, month: month, day: day, hour: 9, minute: 30)
      return calendar.date(from: parts) ?? .distantPast
    }
  }

  private func screen(
    _ style: some DatePickerStyle, _ components: DatePickerComponents = [.date, .hourAndMinute]
  ) -> ViewScreen {
    ViewScreen(
      columns: 40, rows: 12,
      Screen(
        style: style, components: components, date: Screen<DefaultDatePickerStyle>.date(2024, 5, 1))
    )
  }

  private struct Styles: View {
    let date = Binding.constant(Screen<DefaultDatePickerStyle>.date(2024, 5, 1))

    private func picker(_ title: String) -> DatePicker<Text> {
      DatePicker(title, selection: date)
    }

    var body: some View {
      VStack(alignment: .leading) {
        picker("Automatic")
        picker("Field").datePickerStyle(.field)
        picker("Stepper").datePickerStyle(.stepperField)
        picker("Compact").datePickerStyle(.compact)
        picker("Wheel").datePickerStyle(.wheel)
        picker("Graphical").datePickerStyle(.graphical)
        DatePicker("Time", selection: date, displayedComponents: .hourAndMinute)
          .datePickerStyle(.graphical)
        picker("Off").datePickerStyle(.compact).disabled(true)
      }
      .environment(\.calendar, Screen<DefaultDatePickerStyle>.calendar)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test func styles() { golden("dates", columns: 40, rows: 20, Styles()) }

  // MARK: Days of a month

  @Test func arrowsMoveAmongTheDays() {
    let screen = screen(.graphical, .date)
    expectGolden(screen.terminal.styledText, "dates-month-40x12")
    #expect(screen.highlighted == " 1")
    screen.press(.right, .down)
    #expect(screen.highlighted == " 9")
    screen.press(.down, .down, .down, .up, .left)
    #expect(screen.highlighted == "22")
    #expect(screen.text.contains("May 2024"))
    // From the first of May backwards is April.
    screen.press(.up, .up, .up, .up)
    #expect(screen.text.contains("April 2024") && screen.highlighted == "24")
  }

  @Test func pageKeysMoveByMonthsWithinTheRange() {
    let screen = screen(.graphical, .date)
    screen.press(.pageDown)
    #expect(screen.text.contains("June 2024") && screen.highlighted == " 1")
    screen.press(.pageDown)
    #expect(screen.text.contains("June 2024") && screen.highlighted == "20")
    // There is no later day: the arrow goes on to what follows.
    screen.press(.down)
    #expect(screen.highlighted == "[ Next ]")
    screen.press(.up, .pageUp, .pageUp, .pageUp)
    #expect(screen.text.contains("April 2024") && screen.highlighted == "10")
  }

  @Test func theTimeStandsBelowTheDays() {
    let screen = screen(.graphical)
    screen.press(.enter)
    #expect(screen.highlighted == "09")
    screen.press(.up, .right, .down)
    #expect(screen.highlighted == "29" && screen.text.contains("10:29"))
    screen.press(.left, .left)
    #expect(screen.highlighted == " 1")
    screen.press(.enter, .enter, .enter)
    #expect(screen.highlighted == " 1")
  }

  @Test func theMouseChoosesDaysAndMonths() {
    let screen = screen(.graphical, .date)
    screen.click(on: "17")
    #expect(screen.highlighted == "17")
    screen.click(on: "›")
    #expect(screen.text.contains("June 2024") && screen.highlighted == "17")
    // Out of the range.
    screen.click(on: "28")
    #expect(screen.highlighted == "17")
    screen.click(on: "‹")
    #expect(screen.text.contains("May 2024"))
  }

  @Test func aButtonOpensTheDays() {
    let screen = screen(.compact)
    #expect(screen.text.contains("When [ 2024-05-01 09:30 ▾ ]"))
    #expect(!screen.text.contains("May 2024") && screen.highlighted == "2024")
    screen.press(.enter)
    #expect(screen.text.contains("May 2024") && screen.highlighted == " 1")
    screen.press(.down, .right)
    #expect(screen.text.contains("When [ 2024-05-09 09:30 ▴ ]"))
    screen.press(.escape)
    screen.terminal.letTimeouts()
    #expect(!screen.text.contains("May 2024") && screen.highlighted == "2024")
    // Closed, the parts are changed where they stand.
    screen.press(.right, .up)
    #expect(screen.text.contains("When [ 2024-06-09 09:30 ▾ ]"))
    screen.click(on: "▾")
    #expect(screen.text.contains("June 2024"))
    screen.press(.enter)
    #expect(!screen.text.contains("June 2024"))
  }

  // MARK: Others

  @Test func aWheelTurnsToWhatStandsAboveAndBelow() {
    let screen = screen(.wheel, .date)
    #expect(
      screen.text.split(separator: "\n").prefix(5).map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty } == ["04 30", "When 2024-05-01", "06 02", "[ Next ]"]
    )
    screen.press(.right, .right, .down)
    #expect(screen.text.contains("When 2024-05-02"))
    screen.press(.up, .up)
    #expect(screen.text.contains("When 2024-04-30"))
  }

  @Test func aStepperMovesThePartThatHasTheFocus() {
    let screen = screen(.stepperField, .date)
    #expect(screen.text.contains("When 2024-05-01 [-] [+]"))
    screen.press(.right)
    screen.click(on: "+")
    #expect(screen.text.contains("When 2024-06-01"))
    screen.click(on: "-] [")
    #expect(screen.text.contains("When 2024-05-01"))
  }

  @Test func daysHaveTheNamesOfTheLanguage() {
    var calendar = Screen<DefaultDatePickerStyle>.calendar
    calendar.firstWeekday = 1
    calendar.locale = Locale(identifier: "ko_KR")
    let date = Screen<DefaultDatePickerStyle>.date(2024, 5, 1)
    let screen = ViewScreen(
      columns: 30, rows: 10,
      DatePicker("날짜", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.graphical).environment(\.calendar, calendar)
    )
    #expect(screen.text.contains("일 월 화 수 목 금 토"))
    #expect(screen.text.contains("2024년 5월"))
  }
}
