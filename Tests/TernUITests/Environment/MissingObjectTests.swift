import Combine
import Observation
import Synchronization
import TernUI
import TernUITesting
import Testing

@Observable
private final class Library {
  var name = "Books"
}

private final class Radio: ObservableObject {
  @Published var station = "News"
}

/// Views that read an object of their environment, where there may be none.
@MainActor
@Suite struct MissingObjectTests {
  private struct Shelf: View {
    @Environment(Library.self) private var library
    @State private var taps = 0

    var body: some View {
      Text(library.name)
      Button("Taps: \(taps)") { taps += 1 }
    }
  }

  private struct Listener: View {
    @EnvironmentObject private var radio: Radio

    var body: some View { Text(radio.station) }
  }

  /// A property made of others, which reads the object while it is brought up to date.
  private struct Catalogue: DynamicProperty {
    @Environment(Library.self) private var library
    var title = ""

    mutating func update() { title = "Catalogue of \(library.name)" }
  }

  private struct Desk: View {
    private var catalogue = Catalogue()

    var body: some View { Text(catalogue.title) }
  }

  private struct Framed: ViewModifier {
    @Environment(Library.self) private var library

    func body(content: Content) -> some View {
      Text("In \(library.name)")
      content
    }
  }

  private struct House<Content: View>: View {
    let content: Content
    @State private var library: Library?

    var body: some View {
      Text("House")
      content.environment(library)
      Button("Build") { library = library == nil ? Library() : nil }
    }
  }

  private func house(_ content: some View) -> House<some View> { House(content: content) }

  nonisolated private func report(of view: String, then advice: String) -> String {
    """
    '\(view)' reads an object of type 'Library' from its environment, where there is none, so it \
    is left out. \(advice)
    """
  }

  nonisolated private static let mark = "⚠ no Library in the environment"

  nonisolated private static let advice = """
    Put one there with '.environment(object)' on a view around it, or declare \
    '@Environment(Library.self)' as an optional where it may be missing.
    """

  @Test func aViewWithoutItsObjectIsReportedAndAMarkStandsInItsPlace() {
    withKnownIssue {
      #expect(Pilot(house(Shelf())).dump() == "House\n\(Self.mark)\n[ Build ]")
    } matching: {
      "\($0)".contains(report(of: "Shelf", then: Self.advice))
    }
  }

  @Test func itIsReportedOnce() {
    withKnownIssue {
      let pilot = Pilot(house(Shelf()))
      pilot.backend.send(.environment(BackendTraits(colorScheme: .dark)))
      #expect(pilot.dump() == "House\n\(Self.mark)\n[ Build ]")
    } matching: {
      "\($0)".contains(report(of: "Shelf", then: Self.advice))
    }
  }

  @Test func anEnvironmentObjectIsReportedByItsOwnModifier() {
    withKnownIssue {
      #expect(Pilot(VStack { Listener() }).dump() == "⚠ no Radio in the environment")
    } matching: {
      "\($0)".contains(
        """
        'Listener' reads an object of type 'Radio' from its environment, where there is none, so it \
        is left out. Put one there with '.environmentObject(object)' on a view around it.
        """
      )
    }
    #expect(Pilot(Listener().environmentObject(Radio())).dump() == "News")
  }

  @Test func aPropertyMadeOfOthersIsNotAskedBeforeItsObjectIsThere() {
    withKnownIssue {
      #expect(Pilot(house(Desk())).dump() == "House\n\(Self.mark)\n[ Build ]")
    } matching: {
      "\($0)".contains(report(of: "Desk", then: Self.advice))
    }
    #expect(Pilot(Desk().environment(Library())).dump() == "Catalogue of Books")
  }

  @Test func aModifierWithoutItsObjectIsReported() {
    withKnownIssue {
      #expect(Pilot(VStack { Text("content").modifier(Framed()) }).dump() == Self.mark)
    } matching: {
      "\($0)".contains(report(of: "ModifiedContent<Text, Framed>", then: Self.advice))
    }
  }

  @Test func theViewComesWithItsObjectAndGoesWithIt() throws {
    try withKnownIssue {
      let pilot = Pilot(house(Shelf()))
      try pilot.tap("Build")
      #expect(pilot.dump() == "House\nBooks\n[ Taps: 0 ]\n[ Build ]")
      try pilot.tap("Taps: 0")
      #expect(pilot.dump() == "House\nBooks\n[ Taps: 1 ]\n[ Build ]")
      try pilot.tap("Build")
      #expect(pilot.dump() == "House\n\(Self.mark)\n[ Build ]")
      #expect(pilot.backend.violations == [])
      // The view was there all the time, and so was its state.
      try pilot.tap("Build")
      #expect(pilot.dump() == "House\nBooks\n[ Taps: 1 ]\n[ Build ]")
    } matching: {
      "\($0)".contains(report(of: "Shelf", then: Self.advice))
    }
  }

  @Test func anOptionalObjectMayBeMissing() {
    struct Visitor: View {
      @Environment(Library.self) private var library: Library?

      var body: some View { Text(library?.name ?? "No library") }
    }
    #expect(Pilot(Visitor()).dump() == "No library")
    #expect(Pilot(Visitor().environment(Library())).dump() == "Books")
  }

  // MARK: Places

  private final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  /// One issue is expected, and no more.
  private func expectOneReport(of view: String, _ body: () throws -> Void) rethrows {
    let reports = Counter()
    try withKnownIssue {
      try body()
    } matching: {
      reports.next() == 1 && "\($0)".contains(report(of: view, then: Self.advice))
    }
  }

  @Test func rowsOfAListAreLeftOutAndReportedOnce() throws {
    struct Rows: View {
      @State private var library: Library?
      @State private var count = 3

      var body: some View {
        List {
          ForEach(0..<count, id: \.self) { index in
            HStack {
              Text("\(index)")
              Shelf()
            }
          }
        }
        .environment(library)
        Button("More") { count += 1 }
        Button("Build") { library = Library() }
      }
    }
    try expectOneReport(of: "Shelf") {
      let pilot = Pilot(Rows())
      #expect(
        pilot.dump() == """
          - 0  \(Self.mark)
          - 1  \(Self.mark)
          - 2  \(Self.mark)
          [ More ]
          [ Build ]
          """
      )
      try pilot.tap("More")
      try pilot.tap("Build")
      #expect(pilot.dump().contains("- 3  Books  [ Taps: 0 ]"))
      #expect(!pilot.dump().contains(Self.mark))
      #expect(pilot.backend.violations == [])
    }
  }

  @Test func aSheetIsShownWithoutTheViewInIt() throws {
    struct Door: View {
      @State private var isOpen = false
      @State private var library: Library?

      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            Text("Sheet")
            Shelf()
            Button("Build") { library = Library() }
          }
          .environment(library)
      }
    }
    try expectOneReport(of: "Shelf") {
      let pilot = Pilot(Door())
      try pilot.tap("Open")
      #expect(pilot.dump().hasSuffix("Sheet\n\(Self.mark)\n[ Build ]"))
      try pilot.tap("Build")
      #expect(pilot.dump().hasSuffix("Sheet\nBooks\n[ Taps: 0 ]\n[ Build ]"))
      try pilot.dismiss()
      #expect(pilot.dump() == "[ Open ]")
      #expect(pilot.backend.violations == [])
    }
  }

  @Test func viewsAroundAndBesideItStayWhatTheyAre() throws {
    struct Inner: View {
      @State private var taps = 0

      var body: some View {
        Button("Inner: \(taps)") { taps += 1 }
        Shelf()
      }
    }
    struct Outer: View {
      @EnvironmentObject private var radio: Radio

      var body: some View {
        Text(radio.station)
        Inner()
      }
    }
    try expectOneReport(of: "Shelf") {
      let pilot = Pilot(VStack { Outer() }.environmentObject(Radio()))
      try pilot.tap("Inner: 0")
      #expect(pilot.dump() == "News\n[ Inner: 1 ]\n\(Self.mark)")
    }
  }

  @Test func aDestinationOfAStackIsShownWithoutTheViewInIt() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Shelf().navigationTitle("There") }
        }
      }
    }
    try expectOneReport(of: "Shelf") {
      let pilot = Pilot(Stack())
      try pilot.tap("Go")
      #expect(pilot.dump().contains(Self.mark))
      try pilot.back()
      #expect(pilot.dump().contains("Go ›"))
    }
  }
}
