import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ContentTests {
  private func properties(
    _ kind: ElementKind, _ view: some View
  ) throws -> [ElementProperty: ElementValue] {
    let pilot = Pilot(view)
    return try #require(pilot.backend.elements.values.first { $0.kind == kind }).properties
  }

  @Test func saysWhyThereIsNothing() throws {
    let pilot = Pilot(
      ContentUnavailableView {
        Label("No Birds", systemImage: "bird")
      } description: {
        Text("They are at sea.")
      } actions: {
        Button("Wait") {}
      }
    )
    #expect(pilot.dump() == "No Birds\nThey are at sea.\n[ Wait ]")
    #expect(
      Pilot(ContentUnavailableView("Empty", systemImage: "tray")).dump() == "Empty"
    )
    #expect(
      Pilot(ContentUnavailableView.search(text: "auk")).dump()
        == "No Results for “auk”\nCheck the spelling or try a new search."
    )
  }

  @Test func valuesHaveLabels() throws {
    let name = "Gull"
    #expect(Pilot(LabeledContent("Bird", value: "Tern")).dump() == "Bird  Tern")
    #expect(Pilot(LabeledContent(name, value: "x")).dump() == "Gull  x")
    #expect(Pilot(LabeledContent("Half", value: 0.5, format: .percent)).dump() == "Half  50%")
    #expect(Pilot(LabeledContent("Any") { Text("view") }).dump() == "Any  view")
    let slider = Slider(value: .constant(0.5)) { Text("Volume") }
    let volume = Pilot(LabeledContent("Volume") { slider })
    #expect(try volume.find(.slider, label: "Volume").bool(.isLabelHidden))
  }

  @Test func linksHaveAPlace() throws {
    let url = try #require(URL(string: "https://birds.example/tern"))
    let pilot = Pilot(Link("Tern", destination: url))
    #expect(pilot.dump() == "Tern › https://birds.example/tern")
    #expect(Pilot(ShareLink(item: url)).dump() == "[ Share… ] (disabled)")
  }

  @Test func picturesAreSymbolsOrFiles() throws {
    #expect(try properties(.image, Image(systemName: "bird")) == [.systemImage: .string("bird")])
    #expect(
      try properties(.image, Image("photo.png").resizable())
        == [.file: .string("photo.png"), .accessibilityLabel: .string("photo.png")]
    )
    #expect(try properties(.image, Image(decorative: "line")) == [.file: .string("line")])
    #expect(
      try properties(.image, Image("a", label: Text("A tern")))[.accessibilityLabel]
        == .string("A tern")
    )
  }

  @Test func shapesAreBoxes() throws {
    #expect(
      try properties(.box, Circle().fill(.red))
        == [.background: .color("red"), .shape: .string("circle")]
    )
    #expect(try properties(.box, Rectangle()) == [.background: .color("primary")])
    #expect(
      try properties(.box, RoundedRectangle(cornerRadius: 8).stroke(.blue))
        == [.border: .color("blue"), .shape: .string("rounded:8")]
    )
    #expect(
      try properties(.box, Capsule().foregroundStyle(.green))
        == [.background: .color("green"), .shape: .string("capsule")]
    )
    #expect(try properties(.box, Ellipse())[.shape] == .string("ellipse"))
  }

  @Test func gradientsBeginWithTheirFirstColour() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let expected: [ElementProperty: ElementValue] = [
      .background: .color("red"),
      .gradient: .strings(["linear 0.5 0.0 0.5 1.0", "red 0.0", "blue 1.0"]),
    ]
    #expect(try properties(.box, gradient) == expected)
    #expect(try properties(.box, Text("x").background(gradient)) == expected)
    #expect(try properties(.box, Rectangle().fill(gradient)) == expected)
    #expect(try properties(.box, Text("x").background(AnyShapeStyle(gradient))) == expected)
    #expect(
      try properties(.text, Text("x").foregroundStyle(Color.mint.gradient))[.foreground]
        == .color("mint"))
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func linksAreOpened() throws {
    var opened: [String] = []
    let url = try #require(URL(string: "https://b.example"))
    let pilot = Pilot(
      VStack {
        Text("see [the tern](https://a.example)")
        Link("Gull", destination: url)
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          MainActor.assumeIsolated { opened.append(url.absoluteString) }
          return .handled
        }
      )
    )
    let text = try #require(pilot.backend.elements.values.first { $0[.runs] != nil })
    for index in [1, 0, 9] { pilot.backend.send(.openLink(text.id, index)) }
    try pilot.tap("Gull")
    #expect(opened == ["https://a.example", "https://b.example"])
  }

  @Test func timelinesFollowTheClock() async {
    let clock = TestTime()
    let pilot = Pilot(
      VStack {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { context in
          Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
        }
      }
      .environment(\.timelineClock, clock.clock)
    )
    #expect(pilot.dump() == "0")
    await pilot.settle()
    for expected in ["10", "20"] {
      clock.advance(10)
      await pilot.settle()
      #expect(pilot.dump() == expected)
    }
  }

  @Test func schedulesHaveTimes() {
    func seconds(_ schedule: some TimelineSchedule, from start: Double, _ count: Int) -> [Double] {
      schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: .normal)
        .prefix(count).map(\.timeIntervalSinceReferenceDate)
    }
    #expect(seconds(.everyMinute, from: 90, 3) == [60, 120, 180])
    let dates = [1.0, 5].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(seconds(.explicit(dates), from: 0, 9) == [1, 5])
  }

  @Test func animationsHaveALeastDistance() {
    func seconds(_ schedule: AnimationTimelineSchedule, _ count: Int) -> [Double] {
      schedule.entries(from: Date(timeIntervalSinceReferenceDate: 3), mode: .normal)
        .prefix(count).map(\.timeIntervalSinceReferenceDate)
    }
    #expect(seconds(.animation(minimumInterval: 2, paused: false), 3) == [2, 4, 6])
    #expect(seconds(.animation(minimumInterval: 2, paused: true), 3) == [3])
    #expect(seconds(.animation(paused: true), 3) == [3])
    for odd in [0.0, -1, .nan, 0.01] {
      #expect(seconds(.animation(minimumInterval: odd), 2).count == 2)
    }
  }

  @Test func anotherScheduleIsFollowedAtOnce() async throws {
    struct Screen: View {
      @State private var isPaused = true

      var body: some View {
        TimelineView(.animation(minimumInterval: 10, paused: isPaused)) { context in
          Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
        }
        Button("Go") { isPaused.toggle() }
      }
    }
    let clock = TestTime()
    let pilot = Pilot(Screen().environment(\.timelineClock, clock.clock))
    await pilot.settle()
    clock.advance(10)
    await pilot.settle()
    #expect(pilot.dump() == "0\n[ Go ]")
    try pilot.tap("Go")
    await pilot.settle()
    #expect(pilot.dump() == "10\n[ Go ]")
    clock.advance(10)
    await pilot.settle()
    #expect(pilot.dump() == "20\n[ Go ]")
    try pilot.tap("Go")
    await pilot.settle()
    clock.advance(10)
    await pilot.settle()
    #expect(pilot.dump() == "20\n[ Go ]")
  }
}
