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
