import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct TabViewTests {
  enum Section { case birds, places }

  struct Tabs: View {
    @State private var tab = Section.birds
    @State private var news = 2

    var body: some View {
      TabView(selection: $tab) {
        Counter(name: "birds")
          .tabItem { Label("Birds", systemImage: "bird") }
          .tag(Section.birds)
          .badge(news)
        VStack {
          Button("To the birds") { tab = .birds }
          Button("Read") { news = 0 }
        }
        .tag(Section.places)
        .tabItem { Label("Places", systemImage: "map") }
      }
    }
  }

  @Test func oneTabIsSeenAndAllStayAlive() throws {
    let pilot = Pilot(Tabs())
    #expect(pilot.dump() == "‹ Birds › (2) | Places\nbirds: 0\n[ Add to birds ]")
    try pilot.tap("Add to birds")
    try pilot.tap("Places")
    #expect(pilot.dump() == "Birds (2) | ‹ Places ›\n[ To the birds ]\n[ Read ]")
    try pilot.tap("Read")
    try pilot.tap("To the birds")
    #expect(pilot.dump() == "‹ Birds › | Places\nbirds: 1\n[ Add to birds ]")
    let tab = try pilot.find(.tab, label: "Birds")
    #expect(tab.string(.systemImage) == "bird")
    #expect(pilot.backend.violations == [])
  }

  /// The modifiers of a tab in any order: the badge belongs to the tab all the same.
  @Test func aBadgeIsTheTabsWhereverItStands() throws {
    struct Tabs: View {
      @State private var tab = 1
      @State private var news = 2

      var body: some View {
        TabView(selection: $tab) {
          Text("one").tabItem { Text("One") }.badge(news).tag(1)
          Text("two").badge("new").tabItem { Text("Two") }.tag(2)
          Text("three").tag(3).tabItem { Text("Three") }.badge(4)
          Tab("Four", systemImage: "4.circle", value: 4) { Text("four").badge(9) }.badge(5)
          VStack { Button("Read") { news = 0 } }.badge(6).tag(5).tabItem { Text("Five") }
        }
      }
    }
    let pilot = Pilot(Tabs())
    #expect(
      pilot.dump()
        == "‹ One › (2) | Two (new) | Three (4) | Four (5) | Five (6)\none"
    )
    try pilot.tap("Five")
    try pilot.tap("Read")
    #expect(pilot.dump().hasPrefix("One | Two (new) | Three (4) | Four (5) | ‹ Five › (6)\n"))
    let badged = pilot.backend.elements.values.filter { $0.string(.badge) != nil }
    #expect(badged.allSatisfy { $0.kind == .tab })
  }

  @Test func aBadgeGoesWithTheViewThatGaveIt() throws {
    struct Tabs: View {
      @State private var hasNews = true

      var body: some View {
        TabView {
          Group {
            if hasNews { Text("news").badge(1) } else { Text("none") }
          }
          .tabItem { Text("One") }
        }
        Button("Read") { hasNews = false }
      }
    }
    let pilot = Pilot(Tabs())
    #expect(pilot.dump() == "‹ One › (1)\nnews\n[ Read ]")
    try pilot.tap("Read")
    #expect(pilot.dump() == "‹ One ›\nnone\n[ Read ]")
  }

  @Test func tabsWithoutASelectionKeepTheirOwn() throws {
    let pilot = Pilot(
      TabView {
        Text("one").tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    )
    #expect(pilot.dump() == "‹ One › | Two\none")
    try pilot.tap("Two")
    #expect(pilot.dump() == "One | ‹ Two ›\ntwo")
  }

  @Test func tabsMayBeViews() throws {
    struct Screen: View {
      @State private var tab = 1

      var body: some View {
        TabView(selection: $tab) {
          Tab("First", systemImage: "1.circle", value: 1) { Text("one") }
          Tab("Second", systemImage: "2.circle", value: 2) { Text("two") }
        }
        Text("\(tab)")
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Second")
    #expect(pilot.dump() == "First | ‹ Second ›\ntwo\n2")
  }

  @Test func pagesComeFromACollection() throws {
    struct Screen: View {
      @State private var page = 0

      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("Page \($0)") }
        }
        .tabViewStyle(.page)
        Button("Next") { page += 1 }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Next")
    let tabs = try #require(pilot.backend.elements.values.first { $0.kind == .tabs })
    #expect(tabs.string(.style) == "page")
    #expect(tabs.children.count == 3)
    #expect(pilot.dump().contains("Page 1"))
    #expect(!pilot.dump().contains("Page 2"))
  }

  @Test func aListInATabChoosesItsOwnRows() throws {
    struct Screen: View {
      @State private var tab = 1
      @State private var row: Int?

      var body: some View {
        TabView(selection: $tab) {
          List(selection: $row) { ForEach(1..<3) { Text("Row \($0)") } }
            .tabItem { Text("List") }
            .tag(1)
        }
        Text("\(tab) \(row ?? 0)")
      }
    }
    let pilot = Pilot(Screen())
    try pilot.choose("Row 2")
    #expect(pilot.dump().hasSuffix("1 2"))
  }

  @Test func theTypeOfTheSelectionIsThatOfTheValues() throws {
    enum Place: String { case home, search, more }
    struct Screen: View {
      @State private var place = Place.search
      @State private var maybe: Place?
      let hasMore = true

      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          Tab("Search", systemImage: "star", value: .search) { Text("found") }
            .badge(3)
          if hasMore {
            Tab(value: .more) {
              Text("more of it")
            } label: {
              Label("More", systemImage: "plus")
            }
            .badge("new")
          }
        }
        TabView(selection: $maybe) {
          Tab("One", systemImage: "1.circle", value: .home) { Text("one") }
          Text("two").tabItem { Text("Two") }.tag(Place?.some(.search))
        }
        Text(place.rawValue)
      }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump().hasPrefix("Home | ‹ Search › (3) | More (new)\nfound"))
    try pilot.tap("More")
    #expect(pilot.dump().hasPrefix("Home | Search (3) | ‹ More › (new)\nmore of it"))
    #expect(pilot.dump().hasSuffix("more"))
  }
}
