import Observation
import TernUI
import TernUITesting
import Testing

extension FocusedValues {
  @Entry fileprivate var name: String?
  @Entry fileprivate var text: Binding<String>?
}

@Observable
private final class Note {
  var title: String

  init(_ title: String) {
    self.title = title
  }
}

/// What views say while the focus is in them.
@MainActor
@Suite struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.text) private var text

    var body: some View {
      Text("\(name ?? "-"), \(text ?? "-")")
      Button("Clear") { text = "" }
    }
  }

  private struct Fields: View {
    @State private var first = "a"
    @State private var second = "b"
    @State private var hasName = true

    var body: some View {
      Reader()
      VStack {
        TextField("First", text: $first)
          .focusedValue(\.text, $first)
          .focusedValue(\.name, hasName ? "first" : nil)
        TextField("Second", text: $second)
          .focusedValue(\.text, $second)
      }
      .focusedValue(\.name, "both")
      TextField("Other", text: .constant(""))
      Button("Anonymous") { hasName = false }
    }
  }

  private func line(_ pilot: Pilot) -> String? {
    pilot.dump().split(separator: "\n").first.map(String.init)
  }

  @Test func valuesFollowTheFocus() throws {
    let pilot = Pilot(Fields())
    #expect(line(pilot) == "-, -")
    try pilot.focus("First")
    #expect(line(pilot) == "first, a")
    try pilot.focus("Second")
    #expect(line(pilot) == "both, b")
    try pilot.focus("Other")
    #expect(line(pilot) == "-, -")
  }

  @Test func readersSeeWhatIsTyped() throws {
    let pilot = Pilot(Fields())
    try pilot.focus("First")
    try pilot.type("bc", into: "First")
    #expect(line(pilot) == "first, abc")
    pilot.backend.send(.tap(try pilot.find(.button, label: "Clear").id))
    pilot.graph.flush()
    #expect(line(pilot) == "first, " && pilot.dump().contains("First: \"\""))
  }

  @Test func whoSaysNothingLeavesTheWordToThoseAround() throws {
    let pilot = Pilot(Fields())
    try pilot.focus("First")
    pilot.backend.send(.tap(try pilot.find(.button, label: "Anonymous").id))
    pilot.graph.flush()
    #expect(line(pilot) == "both, a")
  }

  @Test func valuesGoWithTheirView() throws {
    struct Screen: View {
      @State private var isShown = true

      var body: some View {
        Reader()
        if isShown { TextField("First", text: .constant("a")).focusedValue(\.name, "first") }
        Button("Hide") { isShown = false }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.focus("First")
    #expect(line(pilot) == "first, -")
    pilot.backend.send(.tap(try pilot.find(.button, label: "Hide").id))
    pilot.graph.flush()
    #expect(line(pilot) == "-, -")
  }

  @Test func valuesOfTheSceneAreThereWithoutTheFocus() throws {
    struct Screen: View {
      @State private var count = 1
      private let note = Note("Shopping")

      var body: some View {
        NoteReader()
        Reader()
        Text("\(count)").focusedSceneValue(\.name, "count \(count)").focusedSceneValue(note)
        TextField("Field", text: .constant("")).focusedValue(\.name, "field")
        Button("More") { count += 1 }
      }
    }
    struct NoteReader: View {
      @FocusedValue(Note.self) private var note

      var body: some View { Text(note?.title ?? "-") }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump().hasPrefix("Shopping\ncount 1, -"))
    try pilot.tap("More")
    #expect(pilot.dump().hasPrefix("Shopping\ncount 2, -"))
    try pilot.focus("Field")
    #expect(pilot.dump().hasPrefix("Shopping\nfield, -"))
  }

  @Test func ofTwoViewsOfTheSceneTheLaterCounts() throws {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        Reader()
        Text("one").focusedSceneValue(\.name, "one \(count)")
        Text("two").focusedSceneValue(\.name, "two \(count)")
        Button("More") { count += 1 }
      }
    }
    let pilot = Pilot(Screen())
    #expect(line(pilot) == "two 0, -")
    try pilot.tap("More")
    #expect(line(pilot) == "two 1, -")
  }

  /// A view that both reads and says something comes to rest.
  @Test func aViewMayReadWhatItSays() throws {
    struct Screen: View {
      @FocusedValue(\.name) private var name
      @FocusedBinding(\.text) private var text
      @State private var words = "w"

      var body: some View {
        Text("\(name ?? "-"), \(text ?? "-")")
        TextField("Field", text: $words)
          .focusedValue(\.text, $words)
          .focusedValue(\.name, "was \(name ?? "nobody")".count > 20 ? "long" : "name")
      }
    }
    let pilot = Pilot(Screen())
    try pilot.focus("Field")
    #expect(line(pilot) == "name, w")
  }

  @Test func commandsFollowTheFocus() throws {
    struct NameCommands: Commands {
      @FocusedValue(\.name) private var name

      var body: some Commands {
        CommandMenu("Name") { Button("Greet \(name ?? "nobody")") {} }
      }
    }
    struct Field: View {
      var body: some View { TextField("Field", text: .constant("")).focusedValue(\.name, "me") }
    }
    let scene = WindowGroup { Field() }.commands { NameCommands() }
    let pilot = Pilot(scene._rootView)
    #expect(pilot.dump().contains("[ Greet nobody ]"))
    try pilot.focus("Field")
    #expect(pilot.dump().contains("[ Greet me ]"))
  }
}
