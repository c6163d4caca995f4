import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct NavigationDestinationTests {
  struct Master: View {
    @State var item: String?
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("Item") { item = "A" }
          Button("Flag") { isShown = true }
          Text(item ?? "nothing")
          Text(isShown ? "shown" : "hidden")
        }
        .navigationTitle("Master")
        .navigationDestination(item: $item) { item in
          Detail(name: item, item: $item)
        }
        .navigationDestination(isPresented: $isShown) { Text("Flagged") }
      }
    }
  }

  struct Detail: View {
    let name: String
    @Binding var item: String?
    @State private var isDeeper = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Counter(name: name)
      Button("Rename") { item = "B" }
      Button("Deeper") { isDeeper = true }
      Button("Close") { dismiss() }
        .navigationTitle("Detail \(name)")
        .navigationDestination(isPresented: $isDeeper) {
          Button("Leave all") { item = nil }.navigationTitle("Deep")
        }
    }
  }

  @Test func anItemIsAPage() throws {
    let pilot = Pilot(Master())
    try pilot.tap("Item")
    #expect(pilot.dump().hasPrefix("‹ Back  # Detail A\nA: 0\n"))
    try pilot.back()
    #expect(pilot.dump() == "# Master\n[ Item ]\n[ Flag ]\nnothing\nhidden")
  }

  @Test func anItemThatIsThereFromTheStartIsAPage() {
    #expect(Pilot(Master(item: "Z")).dump().hasPrefix("‹ Back  # Detail Z\n"))
  }

  @Test func anotherValueKeepsThePage() throws {
    let pilot = Pilot(Master())
    try pilot.tap("Item")
    try pilot.tap("Add to A")
    try pilot.tap("Rename")
    #expect(pilot.dump().hasPrefix("‹ Back  # Detail B\nB: 1\n"))
  }

  @Test func anotherObjectIsAnotherPage() throws {
    struct Birds: View {
      @Bindable var model: Flock

      var body: some View {
        NavigationStack {
          Text("Root").navigationDestination(item: $model.leader) { bird in
            Counter(name: bird.name)
          }
        }
      }
    }
    let flock = Flock()
    let pilot = Pilot(Birds(model: flock))
    flock.leader = Bird(id: 1, name: "Tern")
    try pilot.tap("Add to Tern")
    flock.leader = Bird(id: 2, name: "Gull")
    #expect(pilot.dump() == "‹ Back\nGull: 0\n[ Add to Gull ]")
  }

  @Test func dismissClearsTheItem() throws {
    let pilot = Pilot(Master())
    try pilot.tap("Item")
    try pilot.tap("Close")
    #expect(pilot.dump().contains("nothing"))
  }

  @Test func pagesOfPagesGoTogether() throws {
    let pilot = Pilot(Master())
    try pilot.tap("Item")
    try pilot.tap("Deeper")
    #expect(pilot.dump() == "‹ Back  # Deep\n[ Leave all ]")
    try pilot.back()
    #expect(pilot.dump().hasPrefix("‹ Back  # Detail A\n"))
    try pilot.tap("Deeper")
    try pilot.tap("Leave all")
    #expect(pilot.dump().hasPrefix("# Master\n"))
    #expect(pilot.backend.violations == [])
  }

  @Test func popsToTheRootThroughPagesOfPages() throws {
    let pilot = Pilot(Master())
    try pilot.tap("Item")
    try pilot.tap("Deeper")
    let stack = try #require(pilot.backend.elements.values.first { $0.kind == .navigation })
    pilot.backend.send(.pop(stack.id, toDepth: 0))
    #expect(pilot.dump() == "# Master\n[ Item ]\n[ Flag ]\nnothing\nhidden")
  }

  @Test func flagsAreCleared() throws {
    let pilot = Pilot(Master())
    try pilot.tap("Flag")
    #expect(pilot.dump() == "‹ Back\nFlagged")
    try pilot.back()
    #expect(pilot.dump().hasSuffix("hidden"))
  }

  @Test func linksToViewsPushThem() throws {
    let pilot = Pilot(
      NavigationStack {
        VStack {
          NavigationLink("Detail") { Counter(name: "D").navigationTitle("Detail") }
          NavigationLink(destination: Text("Other page")) { Text("Other") }
        }
      }
    )
    try pilot.tap("Detail")
    try pilot.tap("Add to D")
    #expect(pilot.dump() == "‹ Back  # Detail\nD: 1\n[ Add to D ]")
    try pilot.back()
    try pilot.tap("Other")
    #expect(pilot.dump() == "‹ Back\nOther page")
    try pilot.back()
    try pilot.tap("Detail")
    #expect(pilot.dump() == "‹ Back  # Detail\nD: 0\n[ Add to D ]")
  }

  @Test func presentedPagesHaveTheEnvironmentOfTheStack() throws {
    struct Bold: View {
      @Environment(\.font) private var font

      var body: some View { Text(font == .title ? "title" : font == .body ? "body" : "none") }
    }
    struct Host: View {
      @State private var font = Font.body

      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Link") { Bold() }
            Text("Root")
              .navigationDestination(isPresented: .constant(true)) { Bold() }
              .font(.caption)
          }
        }
        .font(font)
        Button("Change") { font = .title }
      }
    }
    let pilot = Pilot(Host())
    #expect(pilot.dump() == "‹ Back\nbody\n[ Change ]")
    try pilot.tap("Change")
    #expect(pilot.dump() == "‹ Back\ntitle\n[ Change ]")
  }

  @Test func reportsALinkOutsideOfAStack() throws {
    let pilot = Pilot(
      VStack {
        NavigationLink("View") { Text("Page") }
        NavigationLink("Value", value: 1)
        NavigationLink("Nothing", value: Int?.none)
      }
    )
    try withKnownIssue {
      try pilot.tap("View")
    } matching: {
      "\($0)".contains("A 'NavigationLink' was used outside of a 'NavigationStack'")
    }
    try withKnownIssue {
      try pilot.tap("Value")
    } matching: {
      "\($0)".contains("A 'NavigationLink' with a value of type 'Int' was used, but no")
    }
    #expect(throws: PilotError.self) { try pilot.tap("Nothing") }
  }

  @Test func reportsADestinationOutsideOfAStack() {
    withKnownIssue {
      let pilot = Pilot(
        Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Page") }
      )
      #expect(pilot.dump() == "Root")
    } matching: {
      "\($0)".contains("'navigationDestination' was to present a page, but its view is not inside")
    }
  }
}
