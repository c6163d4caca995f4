import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ScriptPlayerTests {
  struct Birds: View {
    @State private var birds = ["Tern"]
    @State private var name = ""
    @State private var isLoud = false
    @State private var size = "Small"
    @State private var isAsking = false

    var body: some View {
      NavigationStack {
        Form {
          ForEach(birds, id: \.self) { bird in
            HStack {
              NavigationLink(bird) { Text("A \(bird)").navigationTitle(bird) }
              Button("Delete") { birds.removeAll { $0 == bird } }
            }
          }
          TextField("Bird name", text: $name).onSubmit { birds.append(name) }
          Toggle("Loud", isOn: $isLoud)
          Picker("Nest size", selection: $size) {
            ForEach(["Small", "Very large"], id: \.self) { Text($0) }
          }
          Button("Lock") {}.disabled(true)
          Button("Ask") { isAsking = true }
        }
        .navigationTitle("Birds")
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
  }

  private func play(_ text: String) async throws -> [String] {
    var record: [String] = []
    let player = ScriptPlayer(pilot: Pilot(Birds()), print: { record.append($0) })
    try await player.play(try Script(text))
    return record
  }

  @Test func printsTheScreenOnlyWhenItChanges() async throws {
    let record = try await play("expect Tern\ntap Tern\nexpect A Tern\nback\n")
    let first = [
      "  # Birds", "  Tern ›  [ Delete ]", "  Bird name: \"\"", "  [ ] Loud",
      "  Nest size: ‹ Small › of Small, Very large", "  [ Lock ] (disabled)", "  [ Ask ]",
    ]
    #expect(
      record
        == first + ["> expect Tern", "> tap Tern", "  ‹ Back  # Tern", "  A Tern"]
        + ["> expect A Tern", "> back"] + first
    )
  }

  @Test func playsEachCommand() async throws {
    let record = try await play(
      """
      type Gull into Bird name
      submit Bird name
      expect Gull ›
      clear Bird name
      type Skua
      key return
      expect Skua ›
      tap Delete #2
      expect-not Gull
      toggle Loud
      expect [x] Loud
      select Nest size Very large
      expect ‹ Very large ›
      select "Nest size" "Small"
      expect ‹ Small ›
      tap Ask
      expect == alert: Sure? ==
      key escape
      expect-not Sure?
      tap Ask
      dismiss
      expect-not Sure?
      tap Skua
      key esc
      expect "# Birds"
      """
    )
    #expect(record.last == "> expect \"# Birds\"")
  }

  @Test func movesTheClock() async throws {
    var moved: [Duration] = []
    let player = ScriptPlayer(
      pilot: Pilot(Text("A")), advance: { moved.append($0) }, print: { _ in }
    )
    try await player.play(try Script("advance 2s\nadvance 10ms"))
    #expect(moved == [.seconds(2), .milliseconds(10)])
  }

  @Test(arguments: [
    (
      "tap Gull",
      """
      line 1: No button or link or toggle is called 'Gull'. There is: 'Tern', 'Delete', 'Loud', \
      'Lock', 'Ask'.
      """
    ),
    ("tap Lock", "line 1: The button 'Lock' is disabled, so it cannot be used now."),
    (
      "\n# the alert is on top\ntap Ask\ntap Tern",
      """
      line 4: The button or link or toggle 'Tern' is covered by another page, a sheet or an alert. \
      There is: 'Yes'.
      """
    ),
    (
      "type Gull into Bird name\nsubmit Bird name\ntap Delete",
      """
      line 3: 'Delete' names 2 elements. Say 'Delete #1' to 'Delete #2', counted in reading order.
      """
    ),
    ("toggle Quiet", "line 1: No toggle is called 'Quiet'. There is: 'Loud'."),
    (
      "type Gull into Name",
      "line 1: No text field or secure field or text editor is called 'Name'. There is: 'Bird name'."
    ),
    (
      "select Nest size Huge",
      "line 1: The picker 'Nest size' has no option 'Huge'. There is: 'Small', 'Very large'."
    ),
    ("select Size Small", "line 1: No picker is called 'Size'. There is: 'Nest size'."),
    ("back", "line 1: There is no page to go back to."),
    ("dismiss", "line 1: There is neither a sheet nor an alert to close."),
    ("tap Tern\ntype Gull", "line 2: There is no text field to type into."),
    (
      "key f1",
      "line 1: There is no key 'f1' without a terminal. There is: 'return', 'escape'."
    ),
    (
      "open birds:///7",
      "line 1: There is no view with 'onOpenURL' to open 'birds:///7'."
    ),
    (
      "tap Tern\nexpect Gull",
      "line 2: 'Gull' is not on the screen, which shows:\n  ‹ Back  # Tern\n  A Tern"
    ),
    (
      "tap Tern\nexpect-not A Tern",
      "line 2: 'A Tern' is on the screen, which shows:\n  ‹ Back  # Tern\n  A Tern"
    ),
  ])
  func saysWhatCouldNotBeDone(script: String, message: String) async {
    let error = await #expect(throws: ScriptError.self) { try await play(script) }
    #expect(error?.description == message)
  }

  @Test func opensURLsWhileItPlays() async throws {
    struct Screen: View {
      @State private var opened: [String] = []

      var body: some View {
        Text(opened.joined(separator: " "))
          .onOpenURL { opened.append($0.absoluteString) }
      }
    }
    var record: [String] = []
    let player = ScriptPlayer(pilot: Pilot(Screen()), print: { record.append($0) })
    try await player.play(Script("open birds:///a\nopen birds:///b"))
    #expect(
      record == [
        "", "> open birds:///a", "  birds:///a", "> open birds:///b", "  birds:///a birds:///b",
      ]
    )
  }

  @Test func controlsOfAllKinds() async throws {
    struct Screen: View {
      @State private var eggs = 1
      @State private var volume = 0.5
      @State private var tint = Color.blue
      @State private var birds = ["tern", "gull"]
      @State private var chosen: String?
      @State private var name = ""
      @State private var asked = 0

      var body: some View {
        Stepper("Eggs", value: $eggs)
        Slider(value: $volume) { Text("Volume") }
        ColorPicker("Tint", selection: $tint)
        TextField("Name", text: $name)
        List(selection: $chosen) {
          ForEach(birds, id: \.self) { Text($0) }.onDelete { birds.remove(atOffsets: $0) }
        }
        .refreshable { asked += 1 }
        Text("\(eggs) \(chosen ?? "none") \(asked)")
      }
    }
    let player = ScriptPlayer(pilot: Pilot(Screen()), print: { _ in })
    try await player.play(
      Script(
        """
        step Eggs by 3
        set Volume to 0.25
        set Tint to "#ff0000"
        choose gull
        delete tern
        focus Name
        type Ada
        refresh
        expect 4 gull 1
        expect Volume: 0.25 of
        expect Tint: #FF0000
        expect Ada
        expect-not tern
        """
      )
    )
  }
}
