import Combine
import Observation
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
    shows nothing. \(advice)
    """
  }

  nonisolated private static let advice = """
    Put one there with '.environment(object)' on a view around it, or declare \
    '@Environment(Library.self)' as an optional where it may be missing.
    """

  @Test func aViewWithoutItsObjectIsReportedAndShowsNothing() {
    withKnownIssue {
      #expect(Pilot(house(Shelf())).dump() == "House\n[ Build ]")
    } matching: {
      "\($0)".contains(report(of: "Shelf", then: Self.advice))
    }
  }

  @Test func itIsReportedOnce() {
    withKnownIssue {
      let pilot = Pilot(house(Shelf()))
      pilot.backend.send(.environment(BackendTraits(colorScheme: .dark)))
      #expect(pilot.dump() == "House\n[ Build ]")
    } matching: {
      "\($0)".contains(report(of: "Shelf", then: Self.advice))
    }
  }

  @Test func anEnvironmentObjectIsReportedByItsOwnModifier() {
    withKnownIssue {
      #expect(Pilot(VStack { Listener() }).dump() == "")
    } matching: {
      "\($0)".contains(
        """
        'Listener' reads an object of type 'Radio' from its environment, where there is none, so it \
        shows nothing. Put one there with '.environmentObject(object)' on a view around it.
        """
      )
    }
    #expect(Pilot(Listener().environmentObject(Radio())).dump() == "News")
  }

  @Test func aPropertyMadeOfOthersIsNotAskedBeforeItsObjectIsThere() {
    withKnownIssue {
      #expect(Pilot(house(Desk())).dump() == "House\n[ Build ]")
    } matching: {
      "\($0)".contains(report(of: "Desk", then: Self.advice))
    }
    #expect(Pilot(Desk().environment(Library())).dump() == "Catalogue of Books")
  }

  @Test func aModifierWithoutItsObjectIsReported() {
    withKnownIssue {
      #expect(Pilot(VStack { Text("content").modifier(Framed()) }).dump() == "")
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
      #expect(pilot.dump() == "House\n[ Build ]")
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
}
