import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct OpenURLTests {
  private struct Opened: View {
    @State private var urls: [String] = []
    @State private var isInnerThere = true

    var body: some View {
      VStack {
        if isInnerThere {
          Text("inner").onOpenURL { urls.append("inner \($0)") }
        }
        Button("Remove") { isInnerThere = false }
        Text(urls.joined(separator: ", "))
      }
      .onOpenURL { urls.append("outer \($0)") }
    }
  }

  @Test func tellsTheViewsThatAreThere() throws {
    let pilot = Pilot(Opened())
    let url = try #require(URL(string: "x:a"))
    try pilot.open(url)
    #expect(pilot.dump() == "inner\n[ Remove ]\nouter x:a, inner x:a")
    try pilot.tap("Remove")
    try pilot.open(url)
    #expect(pilot.dump() == "[ Remove ]\nouter x:a, inner x:a, outer x:a")
  }

  @Test func thereMayBeNobodyToTell() throws {
    let pilot = Pilot(Text("a"))
    #expect(throws: PilotError.self) { try pilot.open(URL(filePath: "/")) }
  }

  private struct Link: View {
    @Environment(\.openURL) private var openURL
    @State private var result = ""

    var body: some View {
      Button("Open") {
        openURL(URL(filePath: "/a")) { result = $0 ? "opened" : "not opened" }
      }
      Text(result)
    }
  }

  @Test func theAppSaysHowURLsAreOpened() throws {
    var urls: [URL] = []
    let pilot = Pilot(
      Link().environment(
        \.openURL,
        OpenURLAction { url in
          urls.append(url)
          return urls.count == 1 ? .handled : .discarded
        })
    )
    try pilot.tap("Open")
    #expect(pilot.dump() == "[ Open ]\nopened")
    try pilot.tap("Open")
    #expect(pilot.dump() == "[ Open ]\nnot opened")
    #expect(urls.map(\.path) == ["/a", "/a"])
  }

  @Test func nobodyOpensURLsWhereNothingSaysHow() throws {
    let pilot = Pilot(Link())
    try withKnownIssue {
      try pilot.tap("Open")
    } matching: { issue in
      issue.description.contains(
        "was to be opened, but nothing in the app says how. Say it with "
          + "'.environment(\\.openURL, OpenURLAction { … })'."
      )
    }
    #expect(pilot.dump() == "[ Open ]\nnot opened")
  }
}
