import Observation
import TernUI
import TernUITesting
import Testing

/// A body is evaluated when something it read has changed, and not otherwise.
@MainActor
@Suite struct EvaluationTests {
  struct Place: Equatable {
    var town = "Husum"
    var zip = 1
  }

  enum Mood: Equatable {
    case calm
    case loud(Int)
  }

  @Observable
  @MainActor
  final class Model {
    var place = Place()
    var mood = Mood.calm
    var guest: String?
    var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
  }

  @Observable
  @MainActor
  final class Row: Identifiable {
    nonisolated let id: Int
    var name = "row"
    init(id: Int) { self.id = id }
  }

  struct PlaceView: View {
    let model: Model
    var body: some View { Text(model.place.town) }
  }

  struct MoodView: View {
    let model: Model

    var body: some View {
      switch model.mood {
      case .calm: Text("calm")
      case .loud(let volume): Text("loud \(volume)")
      }
    }
  }

  struct GuestView: View {
    let model: Model
    var body: some View { if let guest = model.guest { Text(guest) } }
  }

  struct RowView: View {
    let row: Row
    var body: some View { Text(row.name) }
  }

  struct ValueView: View {
    let number: Int
    let place: Place
    var body: some View { Text("\(number) \(place.town)") }
  }

  struct ReaderView: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  struct Screen: View {
    let model: Model
    @State private var unrelated = 0
    @State private var isDisabled = false

    var body: some View {
      PlaceView(model: model)
      MoodView(model: model)
      GuestView(model: model)
      ForEach(model.rows) { RowView(row: $0) }
      ValueView(number: 1, place: Place())
      ReaderView().disabled(isDisabled)
      Button("Unrelated") { unrelated += 1 }
      Button("Disable") { isDisabled = true }
      Text("\(unrelated)")
    }
  }

  private func counts(_ pilot: Pilot) -> [Int] {
    [
      pilot.evaluations(of: Screen.self), pilot.evaluations(of: PlaceView.self),
      pilot.evaluations(of: MoodView.self), pilot.evaluations(of: GuestView.self),
      pilot.evaluations(of: RowView.self), pilot.evaluations(of: ValueView.self),
      pilot.evaluations(of: ReaderView.self),
    ]
  }

  @Test func onlyWhoReadIsEvaluated() throws {
    let model = Model()
    let pilot = Pilot(Screen(model: model))
    #expect(counts(pilot) == [1, 1, 1, 1, 3, 1, 1])
    model.place.town = "Emden"
    #expect(counts(pilot) == [1, 2, 1, 1, 3, 1, 1])
    model.mood = .loud(1)
    model.mood = .loud(2)
    #expect(counts(pilot) == [1, 2, 2, 1, 3, 1, 1])
    model.guest = "Ada"
    #expect(counts(pilot) == [1, 2, 2, 2, 3, 1, 1])
    model.rows[1].name = "other"
    #expect(counts(pilot) == [1, 2, 2, 2, 4, 1, 1])
    model.rows.swapAt(0, 2)
    #expect(counts(pilot) == [2, 2, 2, 2, 4, 1, 1])
  }

  @Test func aParentThatIsEvaluatedSkipsEqualChildren() throws {
    let pilot = Pilot(Screen(model: Model()))
    for _ in 0..<3 { try pilot.tap("Unrelated") }
    #expect(counts(pilot) == [4, 1, 1, 1, 3, 1, 1])
    try pilot.tap("Disable")
    #expect(counts(pilot) == [5, 1, 1, 1, 3, 1, 2])
  }

  @Test func writingTheSameValueEvaluatesNobody() {
    let model = Model()
    let pilot = Pilot(Screen(model: model))
    model.place = Place(town: "Husum", zip: 1)
    model.mood = .calm
    model.guest = nil
    #expect(counts(pilot) == [1, 1, 1, 1, 3, 1, 1])
  }

  @Test func anEquatableViewIsComparedByItself() throws {
    struct Loose: View, Equatable {
      let text: String
      let noise: () -> Void

      nonisolated static func == (lhs: Loose, rhs: Loose) -> Bool { lhs.text == rhs.text }

      var body: some View { Text(text) }
    }
    struct Parent: View {
      @State private var count = 0
      @State private var text = "a"

      var body: some View {
        EquatableView(content: Loose(text: text) { _ = count })
        Loose(text: text) { _ = count }.equatable()
        Button("Count") { count += 1 }
        Button("Text") { text = "b" }
        Text("\(count)")
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Count")
    try pilot.tap("Count")
    #expect(pilot.evaluations(of: Loose.self) == 2)
    try pilot.tap("Text")
    #expect(pilot.evaluations(of: Loose.self) == 4)
    #expect(pilot.dump().hasPrefix("b\nb\n"))
  }

  /// The observer runs before the change: who read the value then would see the old one.
  @Test func readingAfterTheTurnSeesTheChange() {
    let model = Model()
    let pilot = Pilot(Screen(model: model))
    withObservationTracking {
      _ = model.place
    } onChange: {
      MainActor.assumeIsolated { #expect(model.place.town == "Husum") }
    }
    model.place.town = "Emden"
    #expect(pilot.dump().hasPrefix("Emden"))
  }

  struct Thirty: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var number = 1

    var body: some View {
      VStack {
        Text("1").bold().padding(4)
        Text("2 \(number)")
        Toggle("3", isOn: $isOn)
        TextField("4", text: $text)
        Stepper("5", value: $number, in: 0...9)
        Button("6") { number += 1 }
        if isOn { Text("7") } else { Text("not 7") }
        Label("8", systemImage: "bird")
        Divider()
        HStack { Text("10").foregroundStyle(.red) }
        Text("11").frame(width: 10, height: 20)
        Text("12").onTapGesture { isOn.toggle() }
        Picker("13", selection: $number) { ForEach(0..<3) { Text("\($0)") } }
        Section("14") { Text("inside") }
        Spacer(minLength: 2)
        ProgressView("16", value: 0.5)
        Menu("17") { Button("item") {} }
        Text("18").overlay(alignment: .top) { Text("over") }
        Text("19").opacity(isOn ? 1 : 0.5)
        ForEach(0..<2) { Text("20 \($0)") }
        Text("21").background(.blue)
        Text("22").onChange(of: number) { text = "\(number)" }
        DisclosureGroup("23") { Text("inside") }
        Group { Text("24") }
        Text("25").font(.title).italic()
        Text("26").task(id: number) {}
        Text("27").accessibilityLabel("label")
        NavigationLink("28") { Text("page") }
        Slider(value: .constant(0.5)) { Text("29") }
        Text("30").environment(\.isEnabled, false)
      }
    }
  }

  @Test func aBodyMayHaveThirtyChildren() throws {
    let pilot = Pilot(Thirty())
    let stack = try #require(pilot.backend.elements.values.first { $0.kind == .vstack })
    // The `ForEach` is two elements, and the group is none of its own.
    #expect(stack.children.count == 31)
  }
}
