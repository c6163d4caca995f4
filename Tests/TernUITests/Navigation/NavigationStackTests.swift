import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct NavigationStackTests {
  struct Numbers: View {
    @Binding var path: [Int]

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Counter(name: "Root")
          NavigationLink("One", value: 1)
        }
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { NumberPage(number: $0) }
      }
    }
  }

  struct NumberPage: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Counter(name: "P\(number)")
      NavigationLink("Next", value: number + 1)
      Button("Close") { dismiss() }
      Text(isPresented ? "presented" : "root")
        .navigationTitle("Number \(number)")
    }
  }

  struct Host: View {
    @State var path: [Int] = []
    let spy: Spy

    var body: some View {
      Numbers(
        path: Binding(
          get: { path },
          set: {
            path = $0
            spy.writes.append($0)
          }))
      Button("Deep") { path = [1, 2, 3] }
    }
  }

  final class Spy {
    var writes: [[Int]] = []
  }

  private func stack(_ pilot: Pilot) throws -> HeadlessElement {
    try #require(pilot.backend.elements.values.first { $0.kind == .navigation })
  }

  @Test func linksPushAndBackPops() throws {
    let spy = Spy()
    let pilot = Pilot(Host(spy: spy))
    try pilot.tap("Add to Root")
    try pilot.tap("One")
    #expect(
      pilot.dump() == """
        ‹ Back  # Number 1
        P1: 0
        [ Add to P1 ]
        Next ›
        [ Close ]
        presented
        [ Deep ]
        """
    )
    try pilot.tap("Next")
    try pilot.back()
    #expect(pilot.dump().hasPrefix("‹ Back  # Number 1\n"))
    try pilot.back()
    #expect(pilot.dump().hasPrefix("# Numbers\nRoot: 1\n"))
    #expect(spy.writes == [[1], [1, 2], [1], []])
    #expect(pilot.backend.violations == [])
  }

  @Test func pagesBelowKeepTheirState() throws {
    let pilot = Pilot(Host(spy: Spy()))
    try pilot.tap("One")
    try pilot.tap("Add to P1")
    try pilot.tap("Next")
    try pilot.back()
    #expect(pilot.dump().contains("P1: 1"))
  }

  @Test func aPageThatComesAgainBeginsAnew() throws {
    let pilot = Pilot(Host(spy: Spy()))
    try pilot.tap("One")
    try pilot.tap("Add to P1")
    try pilot.back()
    try pilot.tap("One")
    #expect(pilot.dump().contains("P1: 0"))
  }

  @Test func aPathOfSeveralIsShownAtOnce() throws {
    let pilot = Pilot(Host(spy: Spy()))
    try pilot.tap("Deep")
    #expect(pilot.dump().hasPrefix("‹ Back  # Number 3\n"))
    #expect(try stack(pilot).children.count == 4)
    let titles = try stack(pilot).children.map { pilot.backend.elements[$0]?.string(.title) }
    #expect(titles == ["Numbers", "Number 1", "Number 2", "Number 3"])
  }

  @Test func aPathThatIsThereFromTheStartIsShown() {
    #expect(Pilot(Host(path: [7], spy: Spy())).dump().hasPrefix("‹ Back  # Number 7\n"))
  }

  @Test func popsToADepthInOneWrite() throws {
    let spy = Spy()
    let pilot = Pilot(Host(path: [1, 2, 3], spy: spy))
    pilot.backend.send(.pop(try stack(pilot).id, toDepth: 1))
    #expect(pilot.dump().hasPrefix("‹ Back  # Number 1\n"))
    #expect(spy.writes == [[1]])
  }

  @Test(arguments: [2, 3, 99, -1])
  func depthsThatAreNotBelowThePresentOneAreIgnored(depth: Int) throws {
    let spy = Spy()
    let pilot = Pilot(Host(path: [1, 2], spy: spy))
    pilot.backend.send(.pop(try stack(pilot).id, toDepth: depth))
    #expect(pilot.dump().hasPrefix("‹ Back  # Number 2\n"))
    #expect(spy.writes.isEmpty)
  }

  @Test func aRepeatedPopPopsOnce() throws {
    let pilot = Pilot(Host(path: [1, 2, 3], spy: Spy()))
    let id = try stack(pilot).id
    pilot.backend.send(.pop(id, toDepth: 2))
    pilot.backend.send(.pop(id, toDepth: 2))
    #expect(pilot.dump().hasPrefix("‹ Back  # Number 2\n"))
  }

  @Test func dismissRemovesThePageAndThoseAbove() throws {
    let spy = Spy()
    let pilot = Pilot(Host(path: [1, 2], spy: spy))
    try pilot.tap("Close")
    #expect(spy.writes == [[1]])
    #expect(pilot.dump().hasPrefix("‹ Back  # Number 1\n"))
  }

  @Test func anotherNumberAtTheSamePlaceIsAnotherPage() throws {
    struct Replacing: View {
      @State private var path = [1]

      var body: some View {
        Numbers(path: $path)
        Button("Replace") { path = [2] }
      }
    }
    let pilot = Pilot(Replacing())
    try pilot.tap("Add to P1")
    try pilot.tap("Replace")
    #expect(pilot.dump().contains("P2: 0"))
  }

  /// What a user's type says about equality and hashing may be anything, even without an end.
  struct Endless: Hashable {
    let name: String

    static func == (lhs: Endless, rhs: Endless) -> Bool { fatalError("Compared.") }
    func hash(into hasher: inout Hasher) { hasher.combine(self.hashValue) }
  }

  @Test func elementsAreNeitherComparedNorHashed() throws {
    struct Cafe: View {
      @State private var path: [Endless] = []

      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Latte", value: Endless(name: "latte"))
            .navigationTitle("Cafe")
            .navigationDestination(for: Endless.self) { Text($0.name).navigationTitle($0.name) }
        }
        Button("Mocha on top") { path.append(Endless(name: "mocha")) }
        Button("Other") { path[0] = Endless(name: "espresso") }
        Button("Reset") { path.removeLast(path.count) }
      }
    }
    let pilot = Pilot(Cafe())
    try pilot.tap("Latte")
    try pilot.tap("Mocha on top")
    #expect(pilot.dump().hasPrefix("‹ Back  # mocha\nmocha\n"))
    try pilot.tap("Other")
    try pilot.back()
    #expect(pilot.dump().hasPrefix("‹ Back  # espresso\nespresso\n"))
    try pilot.tap("Reset")
    #expect(pilot.dump().hasPrefix("# Cafe\n"))
  }

  @Test func reportsAValueWithoutADestination() {
    withKnownIssue {
      let pilot = Pilot(NavigationStack(path: .constant(["a"])) { Text("Root") })
      #expect(pilot.dump() == "‹ Back")
    } matching: {
      "\($0)".contains(
        """
        The path of a 'NavigationStack' holds a value of type 'String', but no view of the stack says \
        what its page is: the page stays empty. Add '.navigationDestination(for: String.self) { … }' \
        to a view inside the stack.
        """
      )
    }
  }

  @Test func aStackWithoutAPathTakesAnyValue() throws {
    let pilot = Pilot(
      NavigationStack {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("A", value: "a")
        }
        .navigationDestination(for: Int.self) { Text("Int \($0)") }
        .navigationDestination(for: String.self) { Text("String \($0)") }
      }
    )
    try pilot.tap("A")
    #expect(pilot.dump() == "‹ Back\nString a")
    try pilot.back()
    try pilot.tap("One")
    #expect(pilot.dump() == "‹ Back\nInt 1")
  }

  /// Each page says what its own kind of value is: the first one counts, and nothing goes in circles.
  @Test func pagesMayRepeatTheDestination() throws {
    struct Level: View {
      let number: Int

      var body: some View {
        NavigationLink("Down", value: number + 1)
          .navigationTitle("Level \(number)")
          .navigationDestination(for: Int.self) { Level(number: $0) }
      }
    }
    let pilot = Pilot(NavigationStack { Level(number: 0) })
    try pilot.tap("Down")
    try pilot.tap("Down")
    #expect(pilot.dump() == "‹ Back  # Level 2\nDown ›")
  }

  @Test func theDestinationFollowsWhatItsClosureCaptured() throws {
    struct Captured: View {
      @State private var name = "A"

      var body: some View {
        NavigationStack(path: .constant([1])) {
          Text("Root")
            .navigationDestination(for: Int.self) { [name] number in
              Text("\(name)\(number)")
            }
        }
        Button("Rename") { name = "B" }
      }
    }
    let pilot = Pilot(Captured())
    try pilot.tap("Rename")
    #expect(pilot.dump() == "‹ Back\nB1\n[ Rename ]")
  }

  @Test func theRootOfAStackIsNotPresented() {
    let pilot = Pilot(NavigationStack { NumberPage(number: 0) })
    #expect(pilot.dump().contains("\nroot"))
  }
}
