import Observation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct DynamicPropertyTests {
  @Test func aNamespaceIsTheViewsOwn() throws {
    struct Named: View {
      @Namespace var space
      @State private var seen: Set<Namespace.ID> = []
      @State private var count = 0

      var body: some View {
        Button("See") {
          seen.insert(space)
          count += 1
        }
        Text("\(seen.count) of \(count)")
      }
    }
    let pilot = Pilot(Named())
    for _ in 0..<3 { try pilot.tap("See") }
    #expect(pilot.dump().hasSuffix("1 of 3"))

    struct Other: View {
      @Namespace var first
      @Namespace var second
      var body: some View { Text(first == second ? "same" : "different") }
    }
    #expect(Pilot(Other()).dump() == "different")
  }

  @MainActor
  @Observable
  final class Nest {
    var eggs = 1
  }

  /// Has values of its own made of others that may change.
  struct Totals: DynamicProperty {
    let nest: Nest
    @State var chicks = 0
    @Binding var adults: Int
    var all = 0
    mutating func update() { all = nest.eggs + chicks + adults }
  }

  @Test func aBodyDependsOnWhatItsPropertiesReadToUpdate() throws {
    struct Count: View {
      var totals: Totals
      var body: some View {
        Text("all \(totals.all)")
        Button("Hatch") { totals.chicks += 10 }
      }
    }
    struct Flock: Identifiable {
      let id: Int
      var adults = 100
    }
    struct Screen: View {
      let nest: Nest
      @State private var flocks = [Flock(id: 1), Flock(id: 2)]
      var body: some View {
        ForEach($flocks) { $flock in Count(totals: Totals(nest: nest, adults: $flock.adults)) }
        Button("Grow") { flocks[1].adults += 100 }
        Button("Swap") { flocks.reverse() }
      }
    }
    let nest = Nest()
    let pilot = Pilot(Screen(nest: nest))
    #expect(pilot.dump().hasPrefix("all 101\n[ Hatch ]\nall 101\n"))
    nest.eggs = 2
    #expect(pilot.dump().hasPrefix("all 102\n[ Hatch ]\nall 102\n"))
    try pilot.tap("Hatch #2")
    #expect(pilot.dump().hasPrefix("all 102\n[ Hatch ]\nall 112\n"))
    try pilot.tap("Grow")
    #expect(pilot.dump().hasPrefix("all 102\n[ Hatch ]\nall 212\n"))
    try pilot.tap("Swap")
    #expect(pilot.dump().hasPrefix("all 212\n[ Hatch ]\nall 102\n"))
  }

  @Test func aMetricGrowsWithTheTextSize() {
    struct Measured: View {
      @ScaledMetric var size = 34.0
      var body: some View { Text("\(size)") }
    }
    #expect(Pilot(Measured()).dump() == "34.0")
    #expect(Pilot(Measured().dynamicTypeSize(.xSmall)).dump() == "28.0")
    #expect(Pilot(Measured().environment(\.dynamicTypeSize, .accessibility5)).dump() == "106.0")
  }

  /// The same modifier stands at another place in the value of each view that it modifies.
  @Test func modifiersOfAnyContentKeepTheirState() throws {
    struct Counting: ViewModifier {
      let name: String
      @State private var count = 0

      func body(content: Content) -> some View {
        content
        Button(name) { count += 1 }
        Text("\(name)=\(count)")
      }
    }
    struct Wide: View {
      let a = 1
      let b = "two"
      let c = [3]
      var body: some View { Text("wide \(a)\(b)\(c.count)") }
    }
    let pilot = Pilot(
      VStack {
        EmptyView().modifier(Counting(name: "A"))
        Wide().modifier(Counting(name: "B"))
        Text("x").bold().modifier(Counting(name: "C"))
      }
    )
    for name in ["A", "B", "B", "C", "C", "C"] { try pilot.tap(name) }
    let dump = pilot.dump()
    #expect(dump.contains("A=1") && dump.contains("B=2") && dump.contains("C=3"))
  }

  @Test func stylesReadTheEnvironment() {
    struct Shouting: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(isEnabled ? "!" : "?")
      }
    }
    let pilot = Pilot(
      VStack {
        Button("Go") {}
        Button("Stop") {}.disabled(true)
      }
      .buttonStyle(Shouting())
    )
    #expect(pilot.dump() == "[ Go ! ]\n[ Stop ? ] (disabled)")
  }
}
