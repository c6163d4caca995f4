import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ViewGraphTests {
  @Test func theFirstBatchBuildsTheTree() throws {
    let pilot = Pilot(
      HStack(spacing: 4) {
        Text("A")
        Divider()
      }
    )
    let stack = try pilot.find(.hstack, label: "A").id
    let text = try pilot.find(.text, label: "A").id
    let divider = ElementID(rawValue: 3)
    #expect(
      pilot.backend.lastBatch == [
        .create(stack, .hstack),
        .create(text, .text),
        .create(divider, .divider),
        .set(stack, .spacing, .number(4)),
        .set(text, .text, .string("A")),
        .children(.root, [stack]),
        .children(stack, [text, divider]),
      ]
    )
    #expect(pilot.backend.violations == [])
  }

  @Test func aRemovedSubtreeIsAnnouncedOnce() throws {
    struct Parent: View {
      @State private var isThere = true

      var body: some View {
        if isThere {
          VStack {
            HStack { Text("A") }
            Text("B")
          }
        }
        Button("Remove") { isThere = false }
      }
    }
    let pilot = Pilot(Parent())
    let stack = try pilot.find(.vstack, label: "A B").id
    let button = try pilot.find(.button, label: "Remove").id
    try pilot.tap("Remove")
    #expect(pilot.backend.lastBatch == [.children(.root, [button]), .remove(stack)])
    #expect(pilot.backend.elements.count == 3)
  }

  @Test func whatComesAndGoesInOneTurnIsNeverSent() throws {
    struct Flicker: View {
      @State private var isOn = false
      @State private var count = 0

      var body: some View {
        Button("Flicker") { isOn = true }
        if isOn { Text("Flash") }
        Text("\(count)")
          .onChange(of: isOn) { _, isNowOn in
            if isNowOn { isOn = false }
            count += 1
          }
      }
    }
    let pilot = Pilot(Flicker())
    let revision = pilot.backend.revision
    try pilot.tap("Flicker")
    #expect(pilot.dump() == "[ Flicker ]\n2")
    #expect(pilot.backend.revision == revision + 1)
    #expect(pilot.backend.lastBatch.count == 1)
  }

  @Test func reportsViewsThatNeverComeToRest() {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)")
          .onChange(of: count, initial: true) { count += 1 }
      }
    }
    withKnownIssue {
      let pilot = Pilot(Restless())
      pilot.backend.onEvent = nil
    } matching: {
      "\($0)".contains("The views did not come to rest after 1000 rounds")
    }
  }

  @Test func eventsForElementsThatAreGoneAreIgnored() throws {
    struct Parent: View {
      @State private var taps = 0

      var body: some View {
        if taps == 0 { Button("Tap") { taps += 1 } }
        Text("\(taps) taps")
      }
    }
    let pilot = Pilot(Parent())
    let button = try pilot.find(.button, label: "Tap").id
    pilot.backend.send(.tap(button))
    #expect(pilot.dump() == "1 taps")
    pilot.backend.send(.tap(button))
    #expect(pilot.dump() == "1 taps")
  }

  @Test func eventsThatAnElementDoesNotHaveAreIgnored() throws {
    let pilot = Pilot(Counter(name: "A"))
    let text = try pilot.find(.text, label: "A: 0").id
    let button = try pilot.find(.button, label: "Add to A").id
    for event: UIEvent in [
      .tap(text), .toggle(button, true), .select(button, 0), .submit(button),
      .input(button, "x", revision: 1), .focus(text, true), .pop(button, toDepth: 0),
      .dismiss(button, response: nil), .tap(.root), .tap(ElementID(rawValue: 999)),
    ] {
      pilot.backend.send(event)
    }
    #expect(pilot.dump() == "A: 0\n[ Add to A ]")
  }

  @Test func stoppingTakesEverythingOffTheScreen() async {
    let backend = HeadlessBackend()
    let flock = Flock()
    var graph: ViewGraph? = ViewGraph(
      Text(flock.name).task { flock.name = "Loaded" }, backend: backend)
    graph?.stop()
    weak let weakGraph = graph
    graph = nil
    #expect(backend.elements.count == 1)
    #expect(backend.dump() == "")
    for _ in 0..<10 { await Task.yield() }
    #expect(weakGraph == nil)
  }
}
