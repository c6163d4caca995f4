import Foundation
import TernUI
import TernUITesting
import Testing

/// Texts that say something of a date, and follow the time.
@MainActor
@Suite struct DateTextTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func text(_ text: Text, at seconds: Double, locale: String = "en_US") -> String {
    let time = TestTime()
    time.advance(seconds)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return Pilot(
      text.environment(\.timelineClock, time.clock).environment(\.calendar, calendar)
        .environment(\.locale, Locale(identifier: locale))
    ).dump()
  }

  @Test func datesAndTimes() {
    // The reference date is the first day of 2001.
    let day = Text(date(86_400 + 3_660), style: .date)
    #expect(text(day, at: 0) == "January 2, 2001")
    #expect(text(day, at: 0, locale: "en_GB") == "2 January 2001")
    #expect(text(day, at: 0, locale: "de_DE") == "2. Januar 2001")
    #expect(text(Text(date(86_400 + 3_660), style: .time), at: 0) == "01:01")
    #expect(text(Text(date(0)...date(86_400)), at: 0) == "January 1, 2001 – January 2, 2001")
  }

  @Test(arguments: [
    (0.0, "0 sec"), (59, "59 sec"), (90, "1 min, 30 sec"), (120, "2 min"),
    (7_380, "2 hr, 3 min"), (90_000, "1 day, 1 hr"), (259_200, "3 days"),
  ])
  func relative(distance: Double, expected: String) {
    #expect(text(Text(date(0), style: .relative), at: distance) == expected)
    #expect(text(Text(date(2 * distance), style: .relative), at: distance) == expected)
  }

  @Test(arguments: [
    (1.0, "-1 second", "+1 second"), (150, "-2 minutes", "+2 minutes"),
    (7_200, "-2 hours", "+2 hours"), (86_400, "-1 day", "+1 day"),
  ])
  func offset(distance: Double, past: String, future: String) {
    #expect(text(Text(date(0), style: .offset), at: distance) == past)
    #expect(text(Text(date(2 * distance), style: .offset), at: distance) == future)
  }

  @Test func timers() {
    #expect(text(Text(date(0), style: .timer), at: 309) == "5:09")
    #expect(text(Text(date(0), style: .timer), at: 3_909) == "1:05:09")
    let interval = date(10)...date(70)
    func timer(_ seconds: Double, countsDown: Bool = true) -> String {
      text(Text(timerInterval: interval, countsDown: countsDown), at: seconds)
    }
    #expect(
      [0, 10, 10.5, 69.5, 70, 99].map { timer($0) } == [
        "1:00", "1:00", "1:00", "0:01", "0:00", "0:00",
      ])
    #expect([0, 11.5, 99].map { timer($0, countsDown: false) } == ["0:00", "0:01", "1:00"])
    let long = date(0)...date(7_205)
    #expect(text(Text(timerInterval: long, showsHours: false), at: 0) == "120:05")
    #expect(text(Text(timerInterval: long, pauseTime: date(5)), at: 60) == "2:00:00")
  }

  @Test func wordsInATextFollowTheTime() async {
    let time = TestTime()
    let pilot = Pilot(
      VStack {
        Text("Saved **\(date(0), style: .relative)** ago by \("Robin")")
        Text(date(0), style: .timer).bold() + Text("!")
      }
      .environment(\.timelineClock, time.clock)
    )
    #expect(pilot.dump() == "Saved 0 sec ago by Robin\n0:00!")
    for expected in ["1", "2"] {
      await pilot.settle()
      time.advance(1)
      await pilot.settle()
      #expect(pilot.dump() == "Saved \(expected) sec ago by Robin\n0:0\(expected)!")
    }
  }

  @Test func nothingWaitsForWordsThatStay() async {
    let time = TestTime()
    let pilot = Pilot(
      VStack {
        Text(date(0), style: .date)
        Text(timerInterval: date(-9)...date(-1))
        Text(timerInterval: date(0)...date(60), pauseTime: date(1))
        Text("still")
      }
      .environment(\.timelineClock, time.clock)
    )
    await pilot.settle()
    #expect(time.sleeperCount == 0)
  }

  @Test func aTextThatIsGoneWaitsNoLonger() async throws {
    struct Screen: View {
      @State private var isTicking = true

      var body: some View {
        if isTicking { Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer) }
        Button("Stop") { isTicking = false }
      }
    }
    let time = TestTime()
    let pilot = Pilot(Screen().environment(\.timelineClock, time.clock))
    await pilot.settle()
    #expect(time.sleeperCount == 1)
    try pilot.tap("Stop")
    time.advance(1)
    await pilot.settle()
    #expect(time.sleeperCount == 0)
    #expect(pilot.dump() == "[ Stop ]")
  }
}
