import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct PickerTests {
  enum Size: String, CaseIterable, Identifiable {
    case small, large

    var id: Self { self }
  }

  @Test func choosesByTag() throws {
    struct Order: View {
      @State private var size = Size.small

      var body: some View {
        Picker("Size", selection: $size) {
          Text("Small one").tag(Size.small)
          Text("Large one").tag(Size.large)
        }
        Text(size.rawValue)
      }
    }
    let pilot = Pilot(Order())
    #expect(pilot.dump() == "Size: ‹ Small one › of Small one, Large one\nsmall")
    try pilot.select("Size", "Large one")
    #expect(pilot.dump() == "Size: ‹ Large one › of Small one, Large one\nlarge")
  }

  @Test func choosesByTheIDOfARow() throws {
    struct Order: View {
      @State private var size = Size.small

      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { size in Label(size.rawValue, systemImage: "circle") }
        }
      }
    }
    let pilot = Pilot(Order())
    let picker = try pilot.find(.picker, label: "Size")
    #expect(picker.children.count == 1)
    pilot.backend.send(.select(picker.id, 1))
    #expect(pilot.dump() == "Size: ‹ large › of small, large")
    pilot.backend.send(.select(picker.id, 7))
    pilot.backend.send(.select(picker.id, -1))
    #expect(pilot.dump() == "Size: ‹ large › of small, large")
  }

  @Test func aTagMayFillAnOptionalSelection() throws {
    struct Order: View {
      @State private var size: Size?

      var body: some View {
        Picker("Size", selection: $size) {
          Text("None").tag(Size?.none)
          ForEach(Size.allCases) { Text($0.rawValue) }
        }
      }
    }
    let pilot = Pilot(Order())
    #expect(pilot.dump() == "Size: ‹ None › of None, small, large")
    try pilot.select("Size", "large")
    #expect(pilot.dump() == "Size: ‹ large › of None, small, large")
    try pilot.select("Size", "None")
    #expect(pilot.dump() == "Size: ‹ None › of None, small, large")
  }

  @Test func followsItsOptions() throws {
    let flock = Flock([Bird(id: 1, name: "Tern")])
    let pilot = Pilot(
      Picker("Bird", selection: .constant(1)) {
        BirdOptions(flock: flock)
      }
    )
    #expect(pilot.dump() == "Bird: ‹ Tern › of Tern")
    flock.birds.append(Bird(id: 2, name: "Gull"))
    flock.birds[0].name = "Skua"
    #expect(pilot.dump() == "Bird: ‹ Skua › of Skua, Gull")
    #expect(pilot.backend.violations == [])
    #expect(pilot.backend.elements.count == 3)
  }

  struct BirdOptions: View {
    let flock: Flock

    var body: some View { ForEach(flock.birds) { Text($0.name) } }
  }
}
