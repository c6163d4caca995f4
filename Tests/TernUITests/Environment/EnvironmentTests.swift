import TernUI
import TernUITesting
import Testing

private struct SizeKey: EnvironmentKey {
  static let defaultValue = "small"
}

extension EnvironmentValues {
  fileprivate var size: String {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

private struct SizeView: View {
  @Environment(\.size) private var size

  var body: some View { Text(size) }
}

private struct Indifferent: View {
  var body: some View { SizeView() }
}

@MainActor
@Suite struct EnvironmentTests {
  @Test func readsTheDefault() {
    #expect(Pilot(SizeView()).dump() == "small")
  }

  @Test func theNearestValueCounts() {
    let pilot = Pilot(
      VStack {
        SizeView()
        SizeView().environment(\.size, "huge")
      }
      .environment(\.size, "large")
    )
    #expect(pilot.dump() == "large\nhuge")
  }

  @Test func aChangeEvaluatesOnlyWhoReads() throws {
    struct Parent: View {
      @State private var size = "large"

      var body: some View {
        Indifferent().environment(\.size, size)
        Button("Change") { size = "huge" }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Change")
    #expect(pilot.dump() == "huge\n[ Change ]")
    #expect(pilot.evaluations(of: SizeView.self) == 2)
    #expect(pilot.evaluations(of: Indifferent.self) == 1)
  }

  @Test func anEqualValueEvaluatesNobody() throws {
    struct Parent: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)")
        Indifferent().environment(\.size, "large")
        Button("Change") { count += 1 }
      }
    }
    let pilot = Pilot(Parent())
    try pilot.tap("Change")
    #expect(pilot.dump() == "1\nlarge\n[ Change ]")
    #expect(pilot.evaluations(of: SizeView.self) == 1)
  }

  @Test func transformsWhatIsInherited() {
    let pilot = Pilot(
      SizeView()
        .transformEnvironment(\.size) { $0 += "+" }
        .environment(\.size, "large")
    )
    #expect(pilot.dump() == "large+")
  }

  @Test func findsObjectsByType() throws {
    struct Name: View {
      @Environment(Flock.self) private var flock
      @Environment(Bird.self) private var bird: Bird?

      var body: some View {
        Text("\(flock.name), \(bird?.name ?? "no bird")")
        Button("Rename") { flock.name = "Colony" }
      }
    }
    let pilot = Pilot(Name().environment(Flock()))
    #expect(pilot.dump() == "Flock, no bird\n[ Rename ]")
    try pilot.tap("Rename")
    #expect(pilot.dump() == "Colony, no bird\n[ Rename ]")
  }

  @Test func followsTheBackEndsTraits() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.horizontalSizeClass) private var size

      var body: some View {
        Text("\(scheme == .dark ? "dark" : "light"), \(size == .compact ? "compact" : "regular")")
      }
    }
    let pilot = Pilot(Scheme(), traits: BackendTraits(colorScheme: .dark))
    #expect(pilot.dump() == "dark, regular")
    pilot.backend.send(
      .environment(BackendTraits(colorScheme: .light, horizontalSizeClass: .compact))
    )
    #expect(pilot.dump() == "light, compact")
  }
}
